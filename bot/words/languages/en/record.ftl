### Why a record is refused.

## Its lines

record-too-large = That file is too big. A record has 1 MB at most.
record-no-header = This isn't a match record: its first line should be “{ $header }”.
record-no-text = This isn't a match record: it isn't text in UTF-8.
record-bad-line = Line { $line } of this record can't be read.
    .because = Line { $line } of this record can't be read: { $why }
    .move = Line { $line } of this record can't be read. It should be move { $move }: its number, a seat and what was played.
record-line-again = Line { $line } of this record is a second “{ $name }”.
record-line-order = Line { $line } of this record should begin with “{ $name }:”.
record-line-missing = This record has no line “{ $name }”.
record-value = { $kind ->
    [rules] “{ $name }” should be a JSON object of rules with their values.
    [names] “{ $name }” should be a JSON list of names.
    [digits] “{ $name }” should be 64 hexadecimal digits.
   *[number] “{ $name }” should be a number.
}
record-no-seat = “{ $word }” is no seat.
record-no-number = “{ $word }” isn't a number that Discord gives to a press.
record-no-seat-and-number = “{ $word }” isn't a seat and its number.

## The shuffle

record-seal = The secret doesn't fit the seal: this isn't the shuffle that was promised.
record-number-time = Discord gave no press the number { $number }: its time isn't possible.
record-number-again = The number { $number } is there twice. Discord gives each only once.
record-no-people = The record doesn't say at which seats people sat.
record-nobody-there = { $count ->
    [one] Seat { $seats } has a number, but no one sat there.
   *[other] Seats { $seats } have a number, but no one sat there.
}
record-seat-again = A seat has two numbers, but no one joins twice.
record-number-missing = { $count ->
    [one] Seat { $seats } has no number in the shuffle.
   *[other] Seats { $seats } have no number in the shuffle.
}
record-number-early = The number of seat { $seat } isn't newer than the table: it was there before the seal.
    .start = The number of the start isn't newer than the table: it was there before the seal.

## Its moves

record-move-missing = Move { $move } is missing before line { $line } of this record.
record-move-nowhere = Move { $move } is by a seat that isn't there.
record-move = Move { $move } can't have been made. A rule, a number or a move of this record was changed.
    .because = Move { $move } can't have been made: { $why } A rule, a number or a move of this record was changed.
