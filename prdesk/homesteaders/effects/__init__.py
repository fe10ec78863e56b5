"""What buildings bring: income, bonuses on building, bonuses at the end. One table each."""
