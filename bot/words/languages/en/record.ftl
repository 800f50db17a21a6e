### Why a record is refused.

record-too-large = That file is too big. A record has 1 MB at most.
record-no-record = This isn't a match record.
record-line-missing = This record has no line “{ $name }”.
record-bad-line = I can't read line { $line } of this record.
record-seal = The secret doesn't fit the seal: this isn't the shuffle that was promised.
record-numbers = The shuffle numbers in this record don't fit together.
record-move = Move { $move } isn't possible. Someone changed this record.
