### The alt text of a seat, sentence by sentence: it must be good enough to play by. At most 1,024 letters in all.

## What now

seat-alt-chosen = Picked { $count }: { $pieces }. You can still change your mind.
seat-alt-passes = { $who } passes to you (everyone passes { $direction ->
    [left] left
    [right] right
   *[across] across
}).
seat-alt-kitty = The kitty is { $pieces }: swap any tile for it, or keep your hand. No one will know.
seat-alt-playable = Playable ({ $count }): { $pieces }.
seat-alt-playable-any = Playable ({ $count }): any.
seat-alt-others-revoke = Any other is a revoke.
seat-alt-retract = You can undo your revoke.

## The trick: "Trick 1 of 12. Ann led 4-3 (4s), Bo 4-4 winning."

seat-alt-trick = { $leads ->
    [yes] Trick { $number } of { $count }: you lead.
   *[no] Trick { $number } of { $count }.
}
seat-alt-then = You play next, then { $others }.
seat-alt-play-last = You play last.
seat-alt-no-trick = Last trick: none yet.

## The deal

seat-alt-progress = Won so far: { $won } of { $needed }.
seat-alt-nel-o = Lose every trick: { $lost } lost, { $to-go } to go, { $stake }.
seat-alt-sevens = The tile closest to 7 wins.
seat-alt-no-bids = Bids: none yet.
seat-alt-dealer = Dealer: { $who }.

## The hand

seat-alt-hand = Hand ({ $count }): { $pieces }.
seat-alt-no-tiles = No tiles left.
seat-alt-trump-piece = { $piece } trump

## How everyone stands: in alt texts, and beside large print

figures-won = { $by-tricks ->
    [yes] Tricks won: { $figures }.
   *[no] Points this deal: { $figures }.
}
figures-open = Open hand: { $hand }.

## The scores so far, on request

scores-after = **{ $game }** after { $deal }, { $goal }
scores-line = { $who }: **{ $total }**
scores-so-far = { $by-tricks ->
    [yes] Deal { $deal } so far: { $figures } (tricks).
   *[no] Deal { $deal } so far: { $figures } (points).
}

## A deal looked back at

review-unfollowed = Didn't follow suit: { $tricks }.
review-all-followed = Everyone followed suit.
review-grey-trick = trick { $trick } ({ $suit }), { $plays }
review-challenged = { $by-is ->
    [you] You challenged a play
   *[one] { $by } challenged a play
}: { $result }. { $play }.
review-so-far = Tricks so far: { $number } of { $count }.
review-choices = You can challenge { $plays }.
review-choice = { $who } in { $trick }
review-trick = Trick { $trick }. { $plays }.
review-won = { $play } (won)
