table-heading = { $number ->
    [0] **{ $game }** · { $deal }
   *[other] **{ $game }** · { $deal } · Stich { $number } von { $count }
}
    .alt = { $number ->
        [0] { $game }, { $deal }.
       *[other] { $game }, { $deal }, Stich { $number } von { $count }.
    }
table-waiting = Wir warten auf { $who }.
table-passing = Weitergeben { $direction ->
    [left] nach links
    [right] nach rechts
   *[across] nach gegenüber
}: { $ready } von { $seats } bereit.
table-opening = Du beginnst, { $who }. Spiel einen Stein aus oder lass { $other } ausspielen.
table-play = { $suit ->
    [closest] { $who-is ->
        [many] { $who } sind dran.
       *[one] { $who } ist dran.
    } Der Stein am nächsten an 7 gewinnt.
    [none] { $who-is ->
        [many] { $who } sind dran.
       *[one] { $who } spielt aus.
    }
   *[other] { $who-is ->
        [many] { $who } sind dran
       *[one] { $who } ist dran
    }: { $suit } bedienen.
}
table-asks = { $phase ->
    [kitty] { $who } hat { $bid } geboten und sieht sich den Skat an.
    [doubles] { $who } ordnet die Pasche ein.
    [moon] Durchmarsch von { $who }! Wer bekommt die Punkte?
    [review] Rückblick auf diese Runde: Zug anzweifeln oder akzeptieren. Wir warten auf { $who }.
   *[trump] { $who } hat { $bid } geboten und wählt den Trumpf.
}
table-partner-trump = { $bidder } hat { $bid } geboten. { $who } wählt den Trumpf.
table-stopped = **{ $game }** · { $deal } · abgebrochen.
handover-left = { $who } ist ausgestiegen. Ein Computer übernimmt.
handover-late = { $who } ist gerade nicht da. Ein Computer übernimmt.
handover-back = { $who } ist wieder da.
handover-taken = { $who } übernimmt für { $before }.
table-asked = { $who }: { $ask }.
trump-is = Trumpf: { $suit }.
bids-so-far = Gebote: { $bids }.
bid-highest = { $who } { $bid } (höchstes)
contract-told = { $for-side ->
    [yes] Ansage: { $who } { $bid } für { $side }.
   *[no] Ansage: { $who } { $bid }.
}

trick-play = { $how ->
    [led] { $who-is ->
        [you] Du spielst { $piece } aus
       *[one] { $who } spielt { $piece } aus
    }
    [led-as] { $who-is ->
        [you] Du spielst { $piece } aus ({ $suit })
       *[one] { $who } spielt { $piece } aus ({ $suit })
    }
   *[played] { $who } { $piece }
}
    .brief =
        { $led ->
            [yes]
                { $who-is ->
                    [you] du spielst { $piece } aus
                   *[one] { $who } spielt { $piece } aus
                }
           *[no] { $who } { $piece }
        }{ $won ->
            [yes]
                { $led ->
                    [yes] { " " }und { $who-is ->
                        [you] gewinnst
                       *[one] gewinnt
                    }
                   *[no] { " " }gewinnt
                }
           *[no] { "" }
        }
trick-winning = { $play } (vorn)
trick-done = { $plays }. { $winner-is ->
    [you] Du gewinnst
   *[one] { $winner } gewinnt
} { $points ->
    [0] den Stich
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
trick-in-it = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} im Stich.
trick-undealt = Der übrige Stein { $tiles } kam dazu.
trick-undealt-yet = Übriger Stein: { $tiles }.
trick-undealt-to = Der übrige Stein { $tiles } ging an { $who-is ->
    [you] dich
   *[one] { $who }
}.

took-back = { $who-is ->
    [you] Du hast { $piece } zurückgenommen.
   *[one] { $who } hat { $piece } zurückgenommen.
}
challenge-proven = { $by-is ->
    [you] Du hast
   *[one] { $by } hat
} { $piece } von { $who-is ->
    [you] dir
   *[one] { $who }
} in Stich { $trick } angezweifelt: falsch bedient.
challenge-play = einen Zug
challenge-refuted = { $by-is ->
    [you] Du hast
   *[one] { $by } hat
} { $piece } von { $who-is ->
    [you] dir
   *[one] { $who }
} in Stich { $trick } angezweifelt: richtig bedient.

stage = { $phase ->
    [pass] { $ready } von { $seats } bereit
    [bid] Bieten
    [kitty] Skat
    [trump] Trumpfwahl
    [doubles] Pasche
    [moon] Durchmarsch
    [review] Rückblick
    [over] Partie vorbei
   *[play] St. { $number }/{ $count }
}

no-trump-brief = keiner
table-pass-label = weiter nach
table-pass-way = { $direction ->
    [left] links
    [right] rechts
   *[across] gegenüber
}
table-doubles-label = Pasche
doubles-high = hoch
doubles-low = niedrig
doubles-own_suit = eigene Farbe
plate-total = { $now } · ges. { $total }
    .brief = { $now } · { $total }
plate-ready = { $ready ->
    [yes] bereit
   *[no] wählt
}
plate-no-bid = kein Gebot
plate-passed = gepasst
plate-bid = bietet { $bid }
plate-out = { $over ->
    [yes] setzte aus
   *[no] setzt aus
}
plate-held = { $tiles ->
    [one] { $tiles } Stein
   *[other] { $tiles } Steine
}
plate-points = { $points ->
    [one] { $points } Pkt
   *[other] { $points } Pkt
}
plate-progress = { $won } von { $needed }
plate-won = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}

note-contract = Ansage
note-highest = Höchstgebot
note-bidder = Gebot von { $who }
note-for = { $bid } für { $side }
note-took-back = { $who } nimmt zurück
note-challenged = angezweifelt, Stich { $trick }
note-revoke = { $who }: falsch bedient
note-no-revoke = { $who }: richtig bedient
note-ordered = von { $who } bestimmt
note-leads = { $who } spielt aus
note-drawn = gezogen
note-moon = Durchmarsch
note-trick = { $points ->
    [0] Stich { $number }
    [one] Stich { $number } · { $points } Punkt
   *[other] Stich { $number } · { $points } Punkte
}
note-won = { $who } gewinnt
table-sides = Teamstand
table-kitty-label = Skat
table-undealt = übriger Stein
table-undealt-to = an { $who }
table-to-the-right = nach rechts
table-bid-tag = Gebot

ended-trick = letzter Stich, { $number } von { $count }
draw-asks = { $purpose ->
    [dealer] Wer gibt?
    [shuffler] Wer mischt?
    [shaker] Wer mischt?
   *[first_player] Wer beginnt?
}
draw-rule = { $cards ->
    [yes] { $again ->
        [yes] niedrigste Karte, bei Gleichstand neu
       *[no] niedrigste Karte
    }
   *[no] { $again ->
        [yes] höchster Stein, bei Gleichstand neu
       *[no] höchster Stein
    }
}
draw-place = { $purpose ->
    [dealer] { $figures } · gibt
    [shuffler] { $figures } · mischt
    [shaker] { $figures } · mischt
   *[first_player] { $figures } · beginnt
}
draw-worth = { $card ->
    [yes] { $worth ->
        [11] Bube
        [12] Dame
        [13] König
        [14] Ass
       *[other] { $worth }
    }
   *[no] { $worth }
}
draw-chosen = { $purpose ->
    [dealer] { $who-is ->
        [you] Du gibst
       *[one] { $who } gibt
    }
    [shuffler] { $who-is ->
        [you] Du mischst
       *[one] { $who } mischt
    }
    [shaker] { $who-is ->
        [you] Du mischst
       *[one] { $who } mischt
    }
   *[first_player] { $who-is ->
        [you] Du beginnst
       *[one] { $who } beginnt
    }
}
draw-drawn = Gezogen: { $drawn }.
draw-then = dann { $drawn }

doubles-are = Pasche: { $rank }.
alt-kitty = Skat: { $tiles ->
    [one] { $tiles } Stein
   *[other] { $tiles } Steine
}, verdeckt.
alt-open-hand = { $who-is ->
    [you] Du setzt aus
   *[one] { $who } setzt aus
}, offene Hand: { $tiles }.
alt-counter-clockwise = Es geht gegen den Uhrzeigersinn.
