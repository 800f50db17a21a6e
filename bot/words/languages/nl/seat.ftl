seat-of = { $number }/{ $count }

seat-your-turn = Jouw beurt
    .sentence = Jouw beurt: { $ask }.
seat-ready = Doorgeven: klaar
seat-bidding = Bieden
seat-you-passed = Je paste
seat-you-bid = Je bood { $bid }
seat-bid = { $who-is ->
    [you] Je bood { $bid }
   *[one] { $who } bood { $bid }
}
seat-bid-led = { $who-is ->
    [you] Je bood { $bid } en kwam uit
   *[one] { $who } bood { $bid } en kwam uit
}
seat-out = Je kijkt toe
seat-played = Je speelde { $piece }
seat-acts = { $leads ->
    [yes] { $who-is ->
        [you] Jij komt uit
       *[one] { $who } komt uit
    }
   *[no] { $who-is ->
        [you] Jij speelt
       *[one] { $who } speelt
    }
}
seat-trick = Slag { $number }
seat-waiting = Wachten
seat-over = Partij voorbij
seat-review = Terugblik
seat-review-so-far = Slagen tot nu

seat-ask = { $phase ->
    [pass] geef { $count } door aan { $who }
    [kitty] ruil een steen of niet
    [opening] kom uit of laat { $who } uitkomen
    [doubles] kies de dubbelen
   *[play] { $ask }
}
seat-ask-bid = bied of pas

seat-after = jij speelt na { $who }
seat-you-next = jij speelt hierna
seat-passed = { $count } naar { $who }
seat-alone = { $who } speelt alleen
seat-next = { $phase ->
    [kitty] nu de talon
    [doubles] nu de dubbelen
   *[trump] nu troef
}
seat-winners = { $who-is ->
    [you] jij wint
    [one] { $who } wint
   *[many] { $who } winnen
}
seat-moon-points = alle { $points } punten
seat-review-accepted = je ging akkoord

pill-led = kleur
pill-trump = troef
pill-trick = slag
pill-tricks = slagen
pill-chosen = gekozen
pill-boneyard = pot
pill-doubles = dubbelen { $rank }
pill-your-bid = jouw bod
pill-winners = { $count ->
    [one] wint
   *[other] winnen
}
pill-you = jij
no-trump = geen troef

# Of tricks.
cell-won = binnen
cell-points = pnt
cell-total = tot.
cell-left = over
cell-ready = klaar
cell-out = kijkt toe
tag-led = eerst
tag-new = nieuw
tag-dealer = D
hand-empty = stenen op

band-pass = <b>Jij → { $who }</b>
band-passing = <soft>doorgeven { $direction ->
    [left] naar links · { $who } geeft aan jou
    [right] naar rechts · { $who } geeft aan jou
    [both] naar de overkant, over en weer
   *[across] naar de overkant · { $who } geeft aan jou
}</soft>
band-passes = <soft>{ $who } geeft door aan jou</soft>
band-no-bid = nog geen bod
band-contract = contract: <b>{ $who } { $bid }</b>
band-high = hoogste: <b>{ $who } { $bid }</b>
band-ladder = bod
band-made = Automatisch: <b>{ $piece }</b>
own-trick = <b>Je won de slag</b> met { $piece }
own-points = <b>Je won de slag</b> met { $piece }: { $points ->
    [0] geen punten
    [one] { $points } punt
   *[other] { $points } punten
}
own-undealt = <b>Je won de slag</b> en de reststeen { $undealt }: { $points ->
    [0] geen punten
    [one] { $points } punt
   *[other] { $points } punten
}
own-dear = <b>Je kreeg { $dear }</b> met { $piece }: <b>{ $points } punten</b>
band-last = { $by-tricks ->
    [yes] Laatste slag: { $who }, met { $piece }
   *[no] Laatste slag: { $who }, met { $piece }, { $points } pnt
}
    .sentence = { $by-tricks ->
        [yes] Laatste slag: { $who } won met { $piece }.
       *[no] Laatste slag: { $who } won met { $piece }, { $points ->
            [0] geen punten
            [one] { $points } punt
           *[other] { $points } punten
        }.
    }
    .brief = { $by-tricks ->
        [yes] laatste: { $who }
       *[no] laatste: { $who }, { $points }
    }
band-from = Van { $who }: <b>{ $pieces }</b>
band-lets = { $who-is ->
    [you] Je liet { $other } uitkomen
   *[one] { $who } liet { $other-is ->
        [you] jou
       *[one] { $other }
    } uitkomen
}
band-deal = Ronde { $number }

band-progress = <b>{ $who-is ->
    [you] jij hebt
   *[one] { $who } heeft
} { $won } van { $needed }</b>
band-trick = <soft>slag { $number } van { $count }</soft>
band-trick-alone = <b>slag { $number } van { $count }</b>
band-lying = <b>{ $points } pnt op tafel</b>
band-of-bid = { $needed ->
    [none] <b>{ $side } { $points }</b>
   *[some] <b>{ $side } { $points } van { $needed }</b>
}
side-note-bid-won = bood { $bid } · { $points } binnen
side-note-of-bid = { $points } van { $bid }
side-note-won = { $points } binnen
side-note-of = van { $target }

undo-ask = { $who-is ->
    [you] Je wilt <b>{ $what }</b> terugnemen
   *[one] <b>{ $who }</b> wil <b>{ $what }</b> terugnemen
}
undo-bid = het bod van { $bid }
undo-pass = de pas
undo-move = de laatste zet
undo-waiting = <soft>nog niet iedereen is akkoord</soft>
undo-agree = <b>ga je akkoord?</b>
undo-agree-brief = <b>akkoord?</b>
made-play = Automatisch: { $piece }, je enige keus.
made-turn = Automatisch: ik draaide je steen om.

nel-o-so-far = <b>{ $who-is ->
    [you] Jij mag
   *[one] { $who } mag
} geen slag halen: { $lost } verloren, nog { $to-go }</b>
nel-o-after-trick = <b>{ $winner-is ->
    [you] Jij won
   *[one] { $winner } won
} hem: { $who } verloor er { $lost }, nog { $to-go }</b>
nel-o-set = <b>{ $who-is ->
    [you] Jij won
   *[one] { $who } won
} een slag: Nel-O is nat</b>
nel-o-points = inzet { $points }
nel-o-marks = inzet { $marks ->
    [one] { $marks } streep
   *[other] { $marks } strepen
}
nel-o-open = <soft>open:</soft> { $hands }
nel-o-hand = <b>{ $who }</b> { $pieces }

naming-title = je stenen per kleur
naming-others = of { $others }
naming-held = Je hebt { $counts }.
naming-suit = { $suit } ({ $count })
naming-lacks = Je hebt geen { $suits }.

panel-high =
    .beats = 6-6 wint van 6-5
    .more = zoals altijd
panel-low =
    .beats = 6-0 wint van 6-6
    .more = onder de blanco
panel-own_suit =
    .beats = 6-6 wint van 5-5
    .more = alleen bij dubbelen
doubles-held = { $count ->
    [0] geen dubbelen
    [one] 1 dubbele: { $tiles }
   *[other] { $count } dubbelen: { $tiles }
}
doubles-hold = je hebt { $doubles }
doubles-choices = Keuzes: { $places }.
doubles-place = { $rank } ({ $beats }, { $more })

kitty-title = de talon
kitty-swap = Ruil er een steen voor. Niemand merkt het.
kitty-large = De talon: { $pieces }

moon-to = { $points } van het eigen totaal af, of { $points } voor { $everyone ->
    [yes] elke tegenstander
   *[no] één tegenstander
}.
moon-all-others = Alle anderen
moon-ends = uit: { $who-is ->
    [you] jij wint
    [one] { $who } wint
   *[many] { $who } delen de overwinning
}
moon-choices = { $who-is ->
    [you] Kies: { $choices }.
   *[one] { $who } kan kiezen: { $choices }.
}
moon-choice = { $change } voor { $scores }
moon-choice-ends = { $choice }, en de partij is uit: { $who-is ->
    [you] jij wint
    [one] { $who } wint
   *[many] { $who } delen de overwinning
}
moon-score = { $who } ({ $before } naar { $after })

review-accepted = Je keurde alles goed
    .sentence = Je keurde alles goed, maar je kunt nog betwisten.
review-nothing = Niets te betwisten
review-nothing-yet = Nog niets te betwisten
review-ask = { $grey ->
    [yes] Betwist een grijze steen of ga akkoord
   *[no] Betwist een zet of ga akkoord
}
review-ask-early = { $grey ->
    [yes] Je kunt elke grijze steen betwisten
   *[no] Je kunt een zet betwisten
}
review-cost = verzaken kost { $cost }
review-revoke = verzaakt +{ $cost }
review-no-revoke = niet verzaakt
review-verdict = <b>{ $who-is ->
    [you] Jij
   *[one] { $who }
}, slag { $trick }: { $piece }</b>
review-verdict-held = <b>{ $who-is ->
    [you] Jij
   *[one] { $who }
}, slag { $trick }: { $piece }, met { $held } in de hand</b>
legend-grey = grijs: bekende niet
legend-led = eerst
legend-won = ring: won
legend-revoke = verzaakt
legend-no-revoke = niet verzaakt
