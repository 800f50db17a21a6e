"""What one's own decisions cost, under each deal and match that is over."""

from cogs.analysis import controls
from cogs.analysis.pages import biggest_mistake_button, button_of_match
from cogs.analysis.table import Analysis
from cogs.kit.feature import Feature, Host
from cogs.kit.slots import (
    LOOK_BACK_AT_DEAL,
    LOOK_BACK_AT_MATCH,
    LOOK_BACK_AT_OWN_DEAL,
    LOOK_BACK_AT_OWN_MATCH,
    OWN_DECISIONS,
)

CONTROLS = (controls,)  # their handlers enter themselves


def setup(host: Host) -> Feature:
    return Feature((Analysis(host.access, host.worker),))


LOOK_BACK_AT_DEAL.put(biggest_mistake_button)
LOOK_BACK_AT_OWN_DEAL.put(biggest_mistake_button)
for slot in (LOOK_BACK_AT_MATCH, LOOK_BACK_AT_OWN_MATCH):
    slot.put(lambda snapshot: button_of_match(snapshot.id), rank=1)
OWN_DECISIONS.put(button_of_match)
