"""One table in one channel: its seats, its journal, whose turn it is, who stands in for whom, its clocks.

`tables.Tables` is what the face of the house works with: every operation takes the table's lock, reads what is new in
the store, commits, and only then tells the listeners with an Outcome. What it is made of:

    errors                                       what a table refuses
    table                                        a table in memory, and the Snapshot of it that others are given
    access                                       getting at one: the lock, the store's newest, the listeners
    lobby, tables                                before the match; during it and after
    computers, clocks                            listeners: computer players move; who is away is reminded, replaced
    record                                       a finished match as a text, and `boneyard verify`
"""
