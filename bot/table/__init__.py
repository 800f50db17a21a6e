"""One table in one channel: its seats, its journal, whose turn it is, who stands in for whom, its clocks."""
