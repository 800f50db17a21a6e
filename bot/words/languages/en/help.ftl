### How to play: what the pages of every game share, and the pages around them.

## The titles of pages, at most five words

help-title-aim = The aim
help-title-before = Before the play
help-title-deal = The deal
help-title-auction = The auction
help-title-trump = Trump
help-title-suits = Suits
help-title-trick = A trick
help-title-turn = A turn
help-title-score = The score
help-title-playing-well = Playing well
help-title-nel-o = Nel-O
help-title-rules = Rules
help-title-rules-in-force = Rules here

## Paragraphs that several games share

# It stands first on the first page, for people who know no card game.
help-what-a-trick-is = In a trick, one player leads a tile and the others follow. The best tile wins the trick, with everything in it.
help-sides = { $sides ->
    [yes] You and the player opposite are partners: your points count together.
   *[no] Everyone plays alone.
}
help-deal-double-six = { $players } players get { $tiles } tiles each from a double-six set.
help-clockwise = Play goes clockwise.
help-counter-clockwise = Play goes counter-clockwise: the player on your right is next.
help-all-pass-redeal = If everyone passes, the next dealer redeals.
help-tie = { $tie ->
    [shared] Equal lowest totals share the win.
   *[playoff] If the lowest totals are equal, everyone plays on until one is lowest.
}

# **Claim the rest**, **End the deal** and **Undo** are buttons.
help-claims = When the rest of a deal is certain, **Claim the rest** or **End the deal** ends it. With **Undo**, a play that revealed nothing can be made again, if everyone agrees.

# Where the doubles belong in a deal of Nel-O, in which the bid winner must lose every trick.
help-doubles = { $doubles ->
    [low] Doubles are the lowest of their numbers, below the blank.
    [own_suit] Doubles leave their numbers and are a suit of their own, 6-6 the highest.
    [bidders_choice] Before leading, the bid winner says whether doubles are the highest of their numbers, the lowest, or a suit of their own.
   *[high] Doubles are the highest of their numbers, as always.
}

## The page of a game: its picture, its controls

# Below the title: the game, and which page of how many.
help-place = { $title } · { $number } of { $pages }
help-preset = { $title } · { $preset }, { $players } players
help-back = Back
help-next = Next
help-all-pages = All pages

## The alt text of an example

help-alt-led = Led: { $suit }.
help-alt-played = Played: { $tiles }.
help-alt-winner = { $tile } wins
help-alt-worth = { $points ->
    [one] The trick is worth { $points } point.
   *[other] The trick is worth { $points } points.
}
help-alt-tiles = Tiles: { $tiles }.
help-alt-fitting = You can play { $tiles }.
help-alt-not-fitting = You cannot play { $tiles }.

## /help

help-contents =
    ## Play dominoes with friends
    Open a table in a channel. Friends tap **Join**, you tap **Start**, and computers take the empty seats. Or play today's deal on your own. New here? Tap **{ help-learn }**.
help-learn = Learn
help-read = **Read the rules** of a game, page by page.
help-choose-game = Pick a game
# A game in the list: "for 3 or 4", "for 2 to 8".
help-game =
    {"**"}{ $game }**, { $most ->
        [0] for { $players }
       *[other] for { $players } to { $most }
    }
    { $aim }
help-version = Boneyard { $version }

help-commands = **All commands**
# A command, and what Discord's picker says of it.
help-command = { COMMAND($name) } { $about }
