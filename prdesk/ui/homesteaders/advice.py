"""What is said to the person who decides while he points at nothing."""

from prdesk.texts.homesteaders.advice import advice_on
from prdesk.ui.homesteaders import payment
from prdesk.ui.homesteaders.income import income_now
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import changes_in_words, say, translate


def advice_of(moment: Moment) -> str:
    """One or two translated sentences."""
    if moment.arrangement is not None:
        return _of_income(moment)
    if moment.decision in payment.PAYMENTS:
        return _of_payment(moment)
    return advice_on(moment.position, translate)


def _of_income(moment: Moment) -> str:
    """What the workers will bring as they are arranged, and what is left after the wages."""
    income, wages, silver = income_now(moment), moment.quote["wages"], moment.me["silver"]
    after = silver + income.get("silver", 0) - wages
    words = changes_in_words(income)
    return say("advice_income", income=words, wages=wages, before=silver, after=after)


def _of_payment(moment: Moment) -> str:
    way = payment.chosen(moment.snapshot, moment.partial)
    if way is None:
        return advice_on(moment.position, translate)
    return say("advice_pay", payment=payment.about_payment(moment.snapshot, way).rstrip("."))
