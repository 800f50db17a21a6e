"""Custom ids: what a control carries, so that it works after a restart and in any process.

A custom id is `b:ACTION:TABLE:POSITION:ARGUMENT` for a button, `s:…` for a select, `f:…` for a form; the argument may
be empty.
"""

import re

_PARTS = r":(?P<action>[a-z]+):(?P<table>\d{1,19}):(?P<position>\d{1,9}):(?P<argument>[^\n]{0,70})"
BUTTON, SELECT, FORM = (re.compile(kind + _PARTS) for kind in "bsf")
