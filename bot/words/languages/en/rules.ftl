### The rules of a table: what games share of them, the page with them, clocks, levels of computers.

# A game in a list of games: "Blind Hughie (with Billitonnen)".
game-with = { $game } (with { $other })

## What a rule is about: headings of the page

part-match = The match
part-deal = The deal
part-play = The play
part-score = The score

## Rules that several games have. The first line of each is its name, then come its values, each with a sentence.

# Of every rule that can be left out.
rule-off = off
    .sentence = You play without it.

rule-variant = Variant
rule-target = Ends at
    .sentence = The match ends when a player or side reaches { $number }.

rule-partners = Partners
rule-partners-no = everyone alone
    .sentence = Everyone plays alone.
rule-partners-yes = two against two
    .sentence = Four play as partners, opposite each other, and score together.

rule-all-pass = Everyone passes
rule-all-pass-throw-in = redeal
    .sentence = If everyone passes, the next dealer deals again.

rule-scoring = Scoring
rule-scoring-points = points
    .sentence = Each side scores what it wins. A side that is set gives its bid to the other.
rule-scoring-marks = marks
    .sentence = A deal is 1 mark, or as many as were bid: for the bidders if they make it, else for the others.

rule-nel-o = Nel-O
rule-nel-o-on = on
    .sentence = You can bid to lose every trick, alone against the other side.

# Its values are those of "Doubles in follow me", too.
rule-nel-o-doubles = Doubles in Nel-O
rule-nel-o-doubles-high = high
    .sentence = A double is the highest tile of its number, as always.
rule-nel-o-doubles-low = low
    .sentence = A double is the lowest tile of its number, below the blank.
rule-nel-o-doubles-own-suit = own suit
    .sentence = Doubles are a suit of their own, 6-6 the highest.
rule-nel-o-doubles-bidders-choice = bidder's choice
    .sentence = The bid winner says if doubles are high, low or a suit.

## Refusals

options-players = { $game } is for { $counts } players, not { $players }.
options-partners-need-four = Partners need 4 players. Seat 4, or play without partners.
options-need = “{ $rule }” only counts with “{ $other }: { $value }”.
options-idle = “{ $rule }” changes nothing with the other rules here.
options-unknown-rule = I don't know a rule called “{ $name }”. Pick one of the suggestions.
options-bad-value = { $rule } can't be “{ $value }”. Pick one of: { $values }.
options-bad-number = { $rule } can't be “{ $value }”. Pick a number from { $least } to { $most }.
options-unknown-game = I don't know the game “{ $name }”. Pick one of: { $games }.
options-unknown-preset = I don't know the preset “{ $name }”. Pick one of: { $presets }.

## The page with the rules of a table

rules-heading =
    ## Rules
    {"-#"} { $game } · { $rules }
rules-part = {"###"} { $part }
rules-rule = {"**"}{ $rule }: { $value }**
rules-rule-changed = -# Changed. { $preset }: { $value }.
rules-other-value = - **{ $value }**: { $sentence }
rules-select = Change a rule
rules-number = a number from { $least } to { $most }
rules-note = -# Changes apply right away, to this table only.
rules-locked = -# Only admins can change rules on this server.
rules-fixed = -# The match has started, so the rules can't change.
rules-host-changes = -# The host or a moderator can change the rules before the match.
rules-player-changes = -# { $host } (host) or a moderator can change the rules before the match.
rules-made-usual = -# New { $game } tables on this server now start with these rules.

button-change = Change
button-turn-on = Turn on
button-turn-off = Turn off
button-another-number = Other number
# Makes these rules those of new tables on this server.
button-usual-rules = Save for server
button-reset-rules = Reset

## Hints

rules-hints-in-match = Hints: **on**. Tap **Hint** on your turn. Only you see it.
rules-hints-not-in-match = Hints: **off** in this match.
rules-hints-off = Hints: **off** with other people. Alone with computers, they're always on.
# $who: the players who haven't agreed yet.
rules-hints-asked = Hints: **on if everyone agrees**. Waiting for { $who }: tap **Agree to hints**.
rules-hints-on = Hints: **on**. By joining you agree.

# On the pages below, for people who can't change it: what is picked now.
picked-now = {"**"}{ $what }** (now)

## Levels of computers

levels-heading = ## Computer level
levels-host = -# The host picks the level.
levels-fair = -# Computers see only their own tiles and the table, like you.

## Clocks: how long a turn may take before a computer plays

clock-heading = ## Clock
clock-quick = Quick ({ $time })
clock-evening = Relaxed ({ $time })
clock-post = Correspondence ({ $time })
clock-seconds = { $count } sec
clock-minutes = { $count } min
clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
# On the page with the rules.
clock-told = Clock: **{ $clock }**
clock-note = -# When your time for a turn is up, a computer plays for you until you're back.
clock-host = -# The host can change the clock.
clock-alone = -# You're playing computers only, so take your time.
# $who is mentioned; $when is a time such as "in 24 hours".
clock-reminder = ⏰ Your turn, { $who }. If you're away, a computer takes over { $when }.
clock-reminder-late = ⏰ Your turn, { $who }.
