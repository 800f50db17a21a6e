table-heading = { $number ->
    [0] **{ $game }** · { $deal }
   *[other] **{ $game }** · { $deal } · slag { $number } van { $count }
}
    .alt = { $number ->
        [0] { $game }, { $deal }.
       *[other] { $game }, { $deal }, slag { $number } van { $count }.
    }
table-waiting = Wachten op { $who }.
table-passing = Doorgeven { $direction ->
    [left] naar links
    [right] naar rechts
   *[across] naar de overkant
}: { $ready } van { $seats } klaar.
table-opening = Jij begint, { $who }. Kom uit met een steen of laat { $other } uitkomen.
table-play = { $suit ->
    [closest] { $who } speelt. De steen het dichtst bij 7 wint.
    [none] { $who } komt uit.
   *[other] { $who } speelt: beken { $suit }.
}
table-asks = { $phase ->
    [kitty] { $who } bood { $bid } en bekijkt de talon.
    [doubles] { $who } bepaalt waar de dubbelen horen.
    [moon] { $who } haalde pit en kiest wie de punten krijgt.
    [review] Terugblik op deze ronde: betwist een zet of ga akkoord. Wachten op { $who }.
   *[trump] { $who } bood { $bid } en kiest troef.
}
table-partner-trump = { $bidder } bood { $bid }. { $who } kiest troef.
table-stopped = **{ $game }** · { $deal } · gestopt.
handover-left = { $who } is weg. Een computer speelt verder.
handover-late = { $who } is er even niet. Een computer speelt verder.
handover-back = { $who } is terug.
handover-taken = { $who } neemt het over van { $before }.
table-asked = { $who }: { $ask }.
trump-is = Troef: { $suit }.
bids-so-far = Geboden: { $bids }.
bid-highest = { $who } { $bid } (hoogste)
contract-told = { $for-side ->
    [yes] Contract: { $who } { $bid } voor { $side }.
   *[no] Contract: { $who } { $bid }.
}

trick-play = { $how ->
    [led] { $who-is ->
        [you] Je kwam uit met { $piece }
       *[one] { $who } kwam uit met { $piece }
    }
    [led-as] { $who-is ->
        [you] Je kwam uit met { $piece } ({ $suit })
       *[one] { $who } kwam uit met { $piece } ({ $suit })
    }
   *[played] { $who } { $piece }
}
    .brief = { $won ->
        [yes] { $led ->
            [yes] { $who } kwam uit met { $piece } en won
           *[no] { $who } won met { $piece }
        }
       *[no] { $led ->
            [yes] { $who } kwam uit met { $piece }
           *[no] { $who } { $piece }
        }
    }
trick-winning = { $play } en ligt voor
trick-done = { $plays }. { $winner-is ->
    [you] Jij won
   *[one] { $winner } won
} { $points ->
    [0] de slag
    [one] { $points } punt
   *[other] { $points } punten
}.
trick-in-it = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} erin.
trick-undealt = De reststeen { $tiles } kwam erbij.
trick-undealt-yet = Reststeen: { $tiles }.
trick-undealt-to = De reststeen { $tiles } ging naar { $who-is ->
    [you] jou
   *[one] { $who }
}.

took-back = { $who-is ->
    [you] Je nam { $piece } terug.
   *[one] { $who } nam { $piece } terug.
}
challenge-proven = { $by-is ->
    [you] Je
   *[one] { $by }
} betwistte { $piece } van { $who-is ->
    [you] jou
   *[one] { $who }
} in slag { $trick }: verzaakt.
challenge-play = een zet
challenge-refuted = { $by-is ->
    [you] Je
   *[one] { $by }
} betwistte { $piece } van { $who-is ->
    [you] jou
   *[one] { $who }
} in slag { $trick }: niet verzaakt.

stage = { $phase ->
    [pass] { $ready } van { $seats } klaar
    [bid] bieden
    [kitty] talon
    [trump] troef kiezen
    [doubles] dubbelen
    [moon] pit
    [review] terugblik
    [over] partij voorbij
   *[play] slag { $number }/{ $count }
}

no-trump-brief = geen
table-pass-label = doorgeven
table-pass-way = { $direction ->
    [left] links
    [right] rechts
   *[across] overkant
}
table-doubles-label = dubbelen
doubles-high = hoog
doubles-low = laag
doubles-own_suit = eigen kleur

plate-total = { $now } · { $total } totaal
    .brief = { $now } · { $total }
plate-ready = { $ready ->
    [yes] klaar
   *[no] kiest nog
}
plate-no-bid = geen bod
plate-passed = gepast
plate-bid = bood { $bid }
plate-out = { $over ->
    [yes] keek toe
   *[no] kijkt toe
}
plate-held = { $tiles ->
    [one] { $tiles } steen
   *[other] { $tiles } stenen
}
plate-points = { $points } pnt
plate-progress = { $won } van { $needed }
plate-won = { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}

note-contract = contract
note-highest = hoogste bod
note-bidder = bod van { $who-is ->
    [you] jou
   *[one] { $who }
}
note-for = { $bid } voor { $side }
note-took-back = { $who } nam terug
note-challenged = betwist, slag { $trick }
note-revoke = { $who }: verzaakt
note-no-revoke = { $who }: niet verzaakt
note-ordered = moest van { $who-is ->
    [you] jou
   *[one] { $who }
}
note-leads = { $who } komt uit
note-drawn = loting
note-moon = haalde pit
note-trick = { $points ->
    [0] slag { $number }
    [one] slag { $number } · { $points } punt
   *[other] slag { $number } · { $points } punten
}
note-won = { $who } won
table-sides = teamscores
table-kitty-label = talon
table-undealt = reststeen
table-undealt-to = naar { $who-is ->
    [you] jou
   *[one] { $who }
}
table-to-the-right = naar rechts
table-bid-tag = bod

ended-trick = laatste slag, { $number } van { $count }

draw-asks = { $purpose ->
    [dealer] Wie deelt?
    [shuffler] Wie deelt?
    [shaker] Wie deelt?
   *[first_player] Wie begint?
}
draw-rule = { $cards ->
    [yes] { $again ->
        [yes] laagste kaart, gelijk: opnieuw
       *[no] laagste kaart
    }
   *[no] { $again ->
        [yes] hoogste steen, gelijk: opnieuw
       *[no] hoogste steen
    }
}
draw-place = { $purpose ->
    [dealer] { $figures } · deelt
    [shuffler] { $figures } · deelt
    [shaker] { $figures } · deelt
   *[first_player] { $figures } · begint
}
draw-worth = { $card ->
    [yes] { $worth ->
        [11] boer
        [12] vrouw
        [13] heer
        [14] aas
       *[other] { $worth }
    }
   *[no] { $worth }
}
draw-chosen = { $purpose ->
    [dealer] { $who-is ->
        [you] Jij deelt
       *[one] { $who } deelt
    }
    [shuffler] { $who-is ->
        [you] Jij deelt
       *[one] { $who } deelt
    }
    [shaker] { $who-is ->
        [you] Jij deelt
       *[one] { $who } deelt
    }
   *[first_player] { $who-is ->
        [you] Jij begint
       *[one] { $who } begint
    }
}
draw-drawn = Getrokken: { $drawn }.
draw-then = dan { $drawn }

doubles-are = Dubbelen: { $rank }.
alt-kitty = Talon: { $tiles ->
    [one] { $tiles } steen
   *[other] { $tiles } stenen
}, omgekeerd.
alt-open-hand = { $who-is ->
    [you] Je kijkt toe
   *[one] { $who } kijkt toe
}, hand open: { $tiles }.
alt-counter-clockwise = Er wordt tegen de klok in gespeeld.
