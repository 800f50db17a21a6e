### A duel: 2 to 8 people play the same deals, each alone with the same computers.

## Its message, while it is open and while it is played

duel-title = **Duel** · { $game }, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, computers: { $level }
duel-what = Everyone plays the same deals by DM, each against the same computers. Best result wins.
duel-rematch-call = { $who }: rematch? New deals.
# $code: by which others join it, where it is in no channel.
duel-code = Friends join it anywhere with { COMMAND("domino join") } and the code { $code }
duel-code-unknown = I don't know that code. Copy it again.
duel-invitation = { $who } challenges you to a duel of **{ $game }**!
duel-entry-host = { $number }. { $who } (host)
duel-join-now = 2 to 8 players can **Join**. The host taps **Start**, then everyone has { $hours ->
    [one] { $hours } hour.
   *[other] { $hours } hours.
}
duel-ends = Ends { $when }, or when everyone is done. Then you'll all see how you did.
duel-hands = -# Your hand comes by DM. You can also tap **My hand**.
duel-done = - { $who }: done
duel-left = - { $who }: left
duel-playing = - { $who }: deal { $deal } of { $deals }
duel-was-cancelled = This duel was cancelled, or no one started it.

button-cancel-duel = Cancel the duel

## Told to one person

duel-joined-begun = You're in. The duel is on: I'll send your first hand by DM.
duel-started = The duel is on! I'll send your hand by DM. You can also tap **My hand**.
duel-you-left = You left the duel.
duel-you-finished = You're done. You'll see the results when everyone is done, { $when } at the latest.
duel-cancel-ask = Cancel this duel?
duel-cancel-ask-playing = Cancel this duel? Everyone's match ends without a result.
duel-cancelled = The duel is cancelled.

## Its result

duel-won = { $who-is ->
    [many] { $who } share the win with { $points }
   *[one] { $who } wins with { $points }
}
duel-no-one-finished = No one finished
duel-unfinished-line = { $who } didn't finish
duel-over =
    🏆 **Duel: { $verdict }**
    { $lines }
duel-over-unfinished = The duel is over. No one finished in time.
duel-pick-deal = Compare a deal

## The picture of the result

duel-picture-title = Duel result
duel-picture-game = { $game }, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
duel-picture-meaning = points better than your table's average
duel-picture-unfinished = didn't finish
duel-alt = Duel result: { $game }, { $deals ->
    [one] { $deals } deal.
   *[other] { $deals } deals.
}
duel-alt-margins = Points better than the table's average, deal by deal, * marks the best:
duel-alt-deals = ({ $deals })
duel-alt-deal = { $points }{ $best ->
    [yes] *
   *[no] {""}
}

## One deal as everyone played it

duel-deal-heading = **Deal { $number }** of { $deals } · { $game }{ $bold ->
    [yes] {" "}· **bold** won the trick
   *[no] {""}
}
duel-deal-line = - { $who } { $points }: { $moves }
duel-deal-alike = Everyone played the same.
duel-parted = **Where you played differently: { $moment }.**
duel-parted-later = -# Then { $moment }: { $branches }.
duel-otherwise = -# { $who } began this deal differently: another player led, because of an earlier deal.
# The person whose match is shown, where several people's are compared.
parting-player = the player
# A computer's decision. $people: those at whose tables it was made.
parting-branch-computer = { $who }, at the table of { $people }: { $did }

## What came of it

came = { $how ->
    [own] won the trick
    [unseen] { $who } won it
   *[seen] { $who } won it with { $piece }
}{ $points ->
    [0] {""}
    [one] {" "}({ $points } point)
   *[other] {" "}({ $points } points)
}

## The picture of such a decision

parting-title = Your plays
parting-nothing = nothing yet
parting-held = held
parting-rows-down = rows face down: no one saw more
parting-no-tiles = no tiles left
parting-margin = deal: { $points }
parting-more-people = { $who } and { $count } more
# $ends is "5 and 3", of a line with arms "5, 3, 0 and 1".
parting-table-ends = open ends { $ends }
parting-tag-led = led { $piece }
parting-alt = { $when }: where they played differently.
parting-alt-branch = { $branch } (deal: { $points }).
parting-alt-hand = Hand: { $hand }.

## Refusals

duel-not-in = You're not in this duel. Open your own with { COMMAND("duel") }.
duel-in-already = You're already in this duel.
duel-begun-leave = The duel has started. To stop, tap **Leave** under your hand.
duel-not-begun = Not yet: the host starts the duel.
duel-not-over = This duel isn't over yet.
duel-rematch-players-only = Rematches are for the players. Open your own with { COMMAND("duel") }.
duel-too-many = { $most ->
    [one] You already host a duel. Finish or cancel it first.
   *[other] You already host { $most } duels. Finish or cancel one first.
}
duel-no-hands = { $game } has no hidden hands. Pick another game for a duel.
duel-compare-later = You'll see the results when everyone is done.
duel-records-later = You can get records when the duel is over, if someone finished it.
duel-no-such-deal = { $deals ->
    [one] This duel had only 1 deal.
   *[other] This duel had { $deals } deals.
}
duel-took-no-part = You didn't play in this duel. **Record** has the winner's match.
duel-result-elsewhere = You'll see the results in the duel's channel when everyone is done.
button-duels = My duels
duel-list = **Your duels**
duel-list-line = { $number }. **{ $game }** · { $state ->
    [open] open
    [playing] being played
    [finished] finished
   *[stopped] cancelled
} · { $when }
duel-list-none = No duels yet.
duel-list-choose = Look at a duel
duel-hand-over = You've played your duel. **{ $button }** shows how it stands.
