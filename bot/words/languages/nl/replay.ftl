replay-title = Herhaling
replay-trick = Slag { $number } van { $count }
replay-round = Beurt { $number } van { $count }
replay-pass = Doorgeven
replay-auction = Vooraf
replay-claim = De rest
replay-end = Uitslag
replay-deal = { $deals ->
    [1] Ronde { $number }
   *[other] Ronde { $number } van { $deals }
}
replay-heading = **Herhaling** · { $title } · { $where }
replay-shares = **{ $who }** deelt een herhaling: { $title } · { $where }

replay-ends-pill = Kanten
    .value = { $left } en { $right }

replay-total = { $total } totaal
replay-out = Kijkt toe
replay-won = { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}
replay-points = { $points } pnt
replay-taken-led = { $taken } · eerst
replay-to = → { $who }
replay-doubts = betwist { $who }, slag { $trick }
replay-moon = { $everyone ->
    [yes] pit: aan iedereen
   *[no] { $opponent ->
        [none] pit: van eigen score
       *[other] pit: aan { $who }
    }
}

replay-passed = { $who } → { $to }: { $pieces }
replay-turned = { $who }: { $turned }.
replay-nothing = Er heeft nog niemand gespeeld.
replay-took-back = { $who } nam { $piece } terug.
replay-led = { $suit ->
    [none] { $who } kwam uit met { $piece }
   *[other] { $who } kwam uit met { $piece } ({ $suit })
}
replay-winner = { $is-complete ->
    [yes] { $points ->
        [0] { $who } won hem.
       *[other] { $who } won hem, goed voor { $points }.
    }
   *[no] { $who } ligt voor.
}
replay-alt = Herhaling van { $title } · { $where }.
replay-left = Over: { $hands }.
replay-hand = { $count ->
    [0] { $who } niets
   *[other] { $who } { $pieces }
}
replay-drawn = Gepakt: { $hands }.
replay-so-far = Tot nu toe: { $taken }.

replay-placed-first = { $tile } begint
replay-placed-left = { $tile } links
replay-placed-right = { $tile } rechts
replay-placed-back = { $tile } terug
replay-placed-many = { $count } omgedraaid, { $last }
replay-line-empty = Nog geen steen gelegd
replay-laid = { $end ->
    [right] { $tile } rechts
    [up] { $tile } boven
    [down] { $tile } onder
    [first] { $tile } begint
   *[left] { $tile } links
}{ $points ->
    [0] {""}
   *[other] , +{ $points }
}
    .brief = { $points ->
        [0] { $tile }
       *[other] { $tile }, +{ $points }
    }
replay-drew = pakte { $tiles }
    .brief = pakte { $count }
replay-knocked = paste op { $numbers }
    .brief = paste

replay-another-deal = Andere ronde
replay-share-picture = Deel plaatje
replay-share-trick = Slag afspelen
replay-share-deal = Ronde afspelen
replay-shared-trick = Hier gedeeld, zet voor zet.
replay-shared-deal = De ronde is hier gedeeld.
replay-share-there = Je kunt het delen in { $channel }.
replay-animation = Animatie. Het eindigt zo:
replay-unknown = -# Uit een bijgevoegd verslag. De zetten heb ik nagekeken, de namen niet.
replay-file-lost = Dat verslag is weg. Voeg het opnieuw bij met { COMMAND("history") }.
replay-file-unread = Discord stuurde me dat bestand niet. Voeg het opnieuw bij.
replay-none-yet = Van deze partij is nog geen ronde voorbij. Kom terug als dat zo is.
replay-no-deal = Deze partij stopte voordat een ronde voorbij was.
replay-too-long = Dit verslag heeft meer dan { $most } zetten. Probeer `boneyard record show` op je eigen computer.
replay-proof = Ik heb dit verslag nagekeken: de handen komen uit het geheim met zegel { $seal }… en alle { $moves } zetten zijn geldig.
replay-unfinished = De partij is niet uitgespeeld.
