seat-of = { $number }/{ $count }
seat-your-turn = Du bist dran
    .sentence = Du bist dran: { $ask }.
seat-ready = Bereit
seat-bidding = Bieten
seat-you-passed = Du passt
seat-you-bid = Du bietest { $bid }
seat-bid = { $who-is ->
    [you] Du bietest { $bid }
   *[one] { $who } bietet { $bid }
}
seat-bid-led = { $who-is ->
    [you] Du bietest { $bid } und spielst aus
   *[one] { $who } bietet { $bid } und spielt aus
}
seat-out = Du setzt aus
seat-played = Du spielst { $piece }
seat-acts = { $leads ->
    [yes] { $who-is ->
        [you] Du spielst aus
       *[one] { $who } spielt aus
    }
   *[no] { $who-is ->
        [you] Du spielst
       *[one] { $who } spielt
    }
}
seat-trick = Stich { $number }
seat-waiting = Warten
seat-over = Partie vorbei
seat-review = Rückblick
seat-review-so-far = Bisherige Stiche
seat-ask = { $phase ->
    [pass] gib { $count } an { $who }
    [kitty] tausch oder behalte
    [opening] spiel aus oder lass { $who } ran
    [doubles] ordne die Pasche ein
   *[play] { $ask }
}
seat-ask-bid = biete oder passe

seat-after = du bist nach { $who } dran
seat-you-next = gleich bist du dran
seat-passed = { $count } an { $who }
seat-alone = { $who } spielt allein
seat-next = { $phase ->
    [kitty] jetzt der Skat
    [doubles] jetzt die Pasche
   *[trump] jetzt der Trumpf
}
seat-winners = { $who-is ->
    [you] du gewinnst
    [one] { $who } gewinnt
    [us] { $who } gewinnt
   *[many] { $who } gewinnen
}
seat-moon-points = alle { $points } Punkte
seat-review-accepted = du hast akzeptiert

pill-led = Farbe
pill-trump = Trumpf
pill-trick = Stich
pill-tricks = Stiche
pill-chosen = gewählt
pill-boneyard = Stock
pill-doubles = Pasche { $rank }
pill-your-bid = dein Gebot
pill-winners = { $count ->
    [one] Sieg
   *[other] Sieg
}
pill-you = du
no-trump = ohne Trumpf

cell-won = St.
cell-points = { $points ->
    [one] Pkt
   *[other] Pkt
}
cell-total = ges.
cell-left = übrig
cell-ready = bereit
cell-out = Pause
tag-led = 1.
tag-new = neu
tag-dealer = G
hand-empty = Hand leer

band-pass = <b>Du → { $who }</b>
band-passing = <soft>{ $direction ->
    [left] nach links · { $who } gibt dir
    [right] nach rechts · { $who } gibt dir
    [both] nach gegenüber und zurück
   *[across] nach gegenüber · { $who } gibt dir
}</soft>
band-passes = <soft>{ $who } gibt dir</soft>
band-no-bid = noch kein Gebot
band-contract = Ansage: <b>{ $who } { $bid }</b>
band-high = Höchstgebot: <b>{ $who } { $bid }</b>
band-ladder = Gebote
band-made = Automatik: <b>{ $piece }</b>
own-trick = <b>Dein Stich</b> mit { $piece }
own-points = <b>Dein Stich</b> mit { $piece }: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
own-undealt = <b>Dein Stich</b> und der übrige Stein { $undealt }: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
own-dear = <b>Du bekommst { $dear }</b> mit { $piece }: <b>{ $points } Punkte</b>
band-last = { $by-tricks ->
    [yes] Letzter Stich: { $who } mit { $piece }
   *[no] Letzter Stich: { $who } mit { $piece }, { $points ->
        [one] { $points } Pkt
       *[other] { $points } Pkt
    }
}
    .sentence = { $by-tricks ->
        [yes] Letzter Stich: { $who } mit { $piece }.
       *[no] Letzter Stich: { $who } mit { $piece }, { $points ->
            [0] keine Punkte
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
    .brief = { $by-tricks ->
        [yes] zuletzt: { $who }
       *[no] zuletzt: { $who }, { $points }
    }
band-from = Von { $who }: <b>{ $pieces }</b>
band-lets = { $who-is ->
    [you] Du lässt { $other } ausspielen
   *[one] { $who } lässt { $other-is ->
        [you] dich
       *[one] { $other }
    } ausspielen
}
band-deal = Runde { $number }

band-progress = <b>{ $who-is ->
    [you] Du
   *[one] { $who }
}: { $won } von { $needed }</b>
band-trick = <soft>Stich { $number } von { $count }</soft>
band-trick-alone = <b>Stich { $number } von { $count }</b>
band-lying = <b>{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} im Stich</b>
band-of-bid = { $needed ->
    [none] <b>{ $side } { $points }</b>
   *[some] <b>{ $side } { $points } von { $needed }</b>
}
side-note-bid-won = Gebot { $bid } · hat { $points }
side-note-of-bid = { $points } von { $bid }
side-note-won = hat { $points }
side-note-of = von { $target }

undo-ask = { $who-is ->
    [you] Du willst <b>{ $what }</b> zurücknehmen
   *[one] <b>{ $who }</b> will <b>{ $what }</b> zurücknehmen
}
undo-bid = das Gebot { $bid }
undo-pass = das Passen
undo-move = die letzte Wahl
undo-waiting = <soft>noch nicht alle einverstanden</soft>
undo-agree = <b>einverstanden?</b>
undo-agree-brief = <b>okay?</b>
made-play = Automatik: { $piece } war dein einziger Zug.
made-turn = Automatik: Ich habe deinen Stein aufgedeckt.

nel-o-so-far = <b>{ $who-is ->
    [you] Du musst
   *[one] { $who } muss
} jeden Stich verlieren: { $lost } verloren, noch { $to-go }</b>
nel-o-after-trick = <b>Stich an { $winner-is ->
    [you] dich
   *[one] { $winner }
}: { $who-is ->
    [you] du hast
   *[one] { $who } hat
} { $lost } verloren, noch { $to-go }</b>
nel-o-set = <b>{ $who-is ->
    [you] Du bekommst
   *[one] { $who } bekommt
} einen Stich: Nel-O ist geplatzt</b>
nel-o-points = es geht um { $points }
nel-o-marks = es geht um { $marks ->
    [one] { $marks } Strich
   *[other] { $marks } Striche
}
nel-o-open = <soft>offen:</soft> { $hands }
nel-o-hand = <b>{ $who }</b> { $pieces }

naming-title = deine Steine je Farbe
naming-others = oder { $others }
naming-held = Du hast { $counts }.
naming-suit = { $count }× { $suit }
naming-lacks = Du hast keine { $suits }.

panel-high =
    .beats = 6-6 schlägt 6-5
    .more = wie üblich
panel-low =
    .beats = 6-0 schlägt 6-6
    .more = unter der Null
panel-own_suit =
    .beats = 6-6 schlägt 5-5
    .more = bedienen nur Pasche
doubles-held = { $count ->
    [0] keine Pasche
    [one] 1 Pasch: { $tiles }
   *[other] { $count } Pasche: { $tiles }
}
doubles-hold = du hast { $doubles }
doubles-choices = Zur Wahl: { $places }.
doubles-place = { $rank } ({ $beats }, { $more })

kitty-title = der Skat
kitty-swap = Tausch einen Stein dagegen. Niemand erfährt es.
kitty-large = Der Skat: { $pieces }

moon-to = { $points } vom eigenen Stand abziehen oder { $everyone ->
    [yes] allen anderen
   *[no] jemand anderem
} geben.
moon-all-others = Alle anderen
moon-ends = Schluss: { $who-is ->
    [you] du gewinnst
    [one] { $who } gewinnt
    [us] { $who } teilt euch den Sieg
   *[many] { $who } teilen sich den Sieg
}
moon-choices = { $who-is ->
    [you] Zur Wahl: { $choices }.
   *[one] { $who } hat die Wahl: { $choices }.
}
moon-choice = { $change } für { $scores }
moon-choice-ends = { $choice }, und die Partie endet: { $who-is ->
    [you] du gewinnst
    [one] { $who } gewinnt
    [us] { $who } teilt euch den Sieg
   *[many] { $who } teilen sich den Sieg
}
moon-score = { $who-is ->
    [you] dich
   *[one] { $who }
} ({ $before } auf { $after })

review-accepted = Alles akzeptiert
    .sentence = Du hast alles akzeptiert, kannst aber noch anzweifeln.
review-nothing = Nichts anzuzweifeln
review-nothing-yet = Noch nichts anzuzweifeln
review-ask = { $grey ->
    [yes] Grauen Stein anzweifeln oder akzeptieren
   *[no] Zug anzweifeln oder akzeptieren
}
review-ask-early = { $grey ->
    [yes] Du kannst graue Steine anzweifeln
   *[no] Du kannst einen Zug anzweifeln
}
review-cost = falsch bedienen kostet { $cost }
review-revoke = falsch bedient +{ $cost }
review-no-revoke = richtig bedient
review-verdict = <b>{ $who-is ->
    [you] Du
   *[one] { $who }
}, Stich { $trick }: { $piece }</b>
review-verdict-held = <b>{ $who-is ->
    [you] Du
   *[one] { $who }
}, Stich { $trick }: { $piece }, mit { $held } auf der Hand</b>
legend-grey = grau: nicht bedient
legend-led = zuerst
legend-won = Ring: Stich
legend-revoke = falsch
legend-no-revoke = richtig
