duel-title = **Duel** · { $game }, { $deals ->
    [one] { $deals } ronde
   *[other] { $deals } rondes
}, computers: { $level }
duel-invitation = { $who } daagt je uit tot een duel **{ $game }**!
duel-what = Iedereen speelt dezelfde rondes per DM, elk tegen dezelfde computers. Het beste resultaat wint.
duel-code = Vrienden kunnen overal meedoen met { COMMAND("domino join") } en de code { $code }
duel-rematch-call = { $who }: revanche? Nieuwe rondes.
duel-entry-host = { $number }. { $who } (host)
duel-join-now = Tik op **Meedoen** (2 tot 8 spelers). De host tikt op **Start**, dan heeft iedereen { $hours } uur.
duel-ends = Eindigt { $when } of als iedereen klaar is. Dan zien jullie hoe het ging.
duel-hands = -# Je hand komt per DM. Je kunt ook op **Mijn hand** tikken.
duel-done = - { $who }: klaar
duel-left = - { $who }: gestopt
duel-playing = - { $who }: ronde { $deal } van { $deals }
duel-was-cancelled = Dit duel is afgeblazen, of niemand heeft het gestart.
button-cancel-duel = Duel afblazen

duel-joined-begun = Je doet mee. Het duel is begonnen: ik stuur je eerste hand per DM.
duel-started = Het duel begint! Ik stuur je hand per DM. Je kunt ook op **Mijn hand** tikken.
duel-you-left = Je verliet het duel.
duel-you-finished = Je bent klaar. De uitslag zie je als iedereen klaar is, uiterlijk { $when }.
duel-cancel-ask = Dit duel afblazen?
duel-cancel-ask-playing = Dit duel afblazen? Ieders partij stopt zonder uitslag.
duel-cancelled = Het duel is afgeblazen.

duel-won = { $who-is ->
    [many] { $who } delen de overwinning met { $points }
   *[one] { $who } wint met { $points }
}
duel-no-one-finished = Niemand klaar
duel-unfinished-line = { $who } speelde het niet uit
duel-over =
    🏆 **Duel: { $verdict }**
    { $lines }
duel-over-unfinished = Het duel is voorbij. Niemand was op tijd klaar.
duel-pick-deal = Vergelijk een ronde

duel-picture-title = Uitslag duel
duel-picture-game = { $game }, { $deals ->
    [one] { $deals } ronde
   *[other] { $deals } rondes
}
duel-picture-meaning = punten beter dan het gemiddelde van je tafel
duel-picture-unfinished = niet uitgespeeld
duel-alt = Uitslag duel: { $game }, { $deals ->
    [one] { $deals } ronde.
   *[other] { $deals } rondes.
}
duel-alt-margins = Punten beter dan het gemiddelde van de tafel, ronde voor ronde, * is de beste:
duel-alt-deals = ({ $deals })
duel-alt-deal = { $points }{ $best ->
    [yes] *
   *[no] {""}
}

duel-deal-heading = **Ronde { $number }** van { $deals } · { $game }{ $bold ->
    [yes] {" "}· **vet** won de slag
   *[no] {""}
}
duel-deal-line = - { $who } { $points }: { $moves }
duel-deal-alike = Iedereen speelde hetzelfde.
duel-parted = **Hier speelden jullie anders: { $moment }.**
duel-parted-later = -# Daarna { $moment }: { $branches }.
duel-otherwise = -# { $who } begon deze ronde anders: door een eerdere ronde kwam een ander uit.
parting-player = de speler
parting-branch-computer = { $who }, aan de tafel van { $people }: { $did }

came = { $how ->
    [own] won de slag
    [unseen] { $who } won hem
   *[seen] { $who } won met { $piece }
}{ $points ->
    [0] {""}
   *[other] {" "}({ $points } pnt)
}

parting-title = Jullie zetten
parting-nothing = nog niets
parting-held = hand
parting-rows-down = rijen omgekeerd: niemand zag meer
parting-no-tiles = stenen op
parting-margin = ronde: { $points }
parting-more-people = { $who } en nog { $count }
parting-table-ends = open kanten { $ends }
parting-tag-led = eerst { $piece }
parting-alt = { $when }: waar jullie anders speelden.
parting-alt-branch = { $branch } (ronde: { $points }).
parting-alt-hand = Hand: { $hand }.

duel-not-in = Je doet niet mee aan dit duel. Open er zelf een met { COMMAND("duel") }.
duel-code-unknown = Die code ken ik niet. Kopieer hem nog eens.
duel-in-already = Je doet al mee aan dit duel.
duel-begun-leave = Het duel is begonnen. Wil je stoppen, tik dan op **Weggaan** onder je hand.
duel-not-begun = Nog niet: de host start het duel.
duel-not-over = Dit duel is nog niet voorbij.
duel-rematch-players-only = Revanche is voor de spelers. Open je eigen duel met { COMMAND("duel") }.
duel-too-many = { $most ->
    [one] Je bent al host van een duel. Speel dat eerst uit of blaas het af.
   *[other] Je bent al host van { $most } duels. Speel er eerst een uit of blaas er een af.
}
duel-no-hands = { $game } heeft geen verborgen handen. Kies een ander spel voor een duel.
duel-compare-later = De uitslag zie je als iedereen klaar is.
duel-records-later = Verslagen krijg je als het duel voorbij is, als iemand het heeft uitgespeeld.
duel-no-such-deal = { $deals ->
    [one] Dit duel had maar 1 ronde.
   *[other] Dit duel had { $deals } rondes.
}
duel-took-no-part = Je speelde niet mee in dit duel. **Verslag** heeft de partij van de winnaar.
duel-result-elsewhere = De uitslag zie je in het kanaal van het duel als iedereen klaar is.
button-duels = Mijn duels
duel-list = **Je duels**
duel-list-line = { $number }. **{ $game }** · { $state ->
    [open] open
    [playing] bezig
    [finished] afgelopen
   *[stopped] afgeblazen
} · { $when }
duel-list-none = Nog geen duels.
duel-list-choose = Bekijk een duel
duel-hand-over = Je hebt je duel gespeeld. **{ $button }** laat zien hoe het staat.
