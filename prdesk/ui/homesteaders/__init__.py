"""The Homesteaders table: its boards, its words, what may be clicked, what moves."""
