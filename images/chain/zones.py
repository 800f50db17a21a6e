"""Where everything stands in the pictures of a seat and of a table with a line that is played from hands."""

from images.chain.layout import SEAT, TABLE
from images.drawing.canvas import SIZE, Box

STRIP = Box(20, 94, 1080, 182)
SEAT_LINE, TABLE_LINE = SEAT.room, TABLE.room
SEAT_BAND = Box(0, 490, SIZE[0], 538)
TABLE_BAND = Box(0, 642, *SIZE)
HAND = Box(0, SEAT_BAND.bottom, *SIZE)
