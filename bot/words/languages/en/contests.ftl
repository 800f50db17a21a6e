### Contests: the same deals for several people. What daily deals, duels and tournaments share.

margin-range = { $least } to { $most }
rank-line = { $rank }. { $who } { $points }

## Buttons

button-cancel = Cancel

## Told to one person, and in the message of one that is over

contest-joined = You're in.
contest-over-below = It's over. See the results below.

## Fair shuffle: behind a button of that name, for whoever wants to check the deals

fair-contest-open =
    {"**"}Fair shuffle.** The deals come from a secret that was fixed before anyone saw a tile. This seal is its SHA-256:
    { $seal }
# $since: the moment at which the day began.
fair-contest-daily = -# Fixed since { $since }. You'll find the secret here when the day is over.
fair-contest-later = -# Mixed in: the numbers that Discord gave to each **Join** and to **Start**. You'll find the secret here at the end.
fair-contest-numbers = -# Numbers: { $numbers }
fair-contest-start = Start { $number }
fair-contest-own = -# Your number: { $number }
fair-contest-over =
    {"**"}Fair shuffle.** The secret was { $secret }. Its SHA-256 is the seal shown from the start:
    { $seal }
fair-contest-daily-check = -# Played it? Get your **Record**: `boneyard record verify` deals every hand again.
fair-contest-duel-check = -# **Record** has every move. `boneyard record verify` deals every hand again.
# $terms: a block of lines, as they are hashed.
fair-contest-tournament-check =
    Each round has its own secret: the SHA-256 of the secret above, these lines (each with its line feed) and `round n`:
    { $terms }
    {"**"}Record** at the end of each match names it. `boneyard record verify` deals every hand from it.
fair-contest-deleted = This is so old that I deleted its deals and their secret. Only the results are left.

## Refusals

contest-gone = That contest isn't here any more.
contest-still-played = Others could still be playing these deals. Wait until everyone is done.
contest-host-only = Only the host or a moderator can do that.
contest-closed = Too late to join: it has started, or it's over.
contest-full = It's full. Open another one.
contest-over = It's over.
contest-not-in = You're not in this one.
contest-begun = It has already started.
contest-needs-two = It takes 2 players. Wait for someone to join.
contest-elsewhere = That's from another channel. Use it there.
contest-played-before = You started this deal before you deleted your data. You only get one try.
