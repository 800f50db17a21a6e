hand-turn = { $phase ->
    [opening] **Jij begint** in { $where }. Kom uit met een steen of laat { $who } uitkomen.
    [review] **Terugblik** in { $where }: betwist een zet of ga akkoord.
    [moon] **Je haalde pit** in { $where }. Kies wie de punten krijgt.
   *[play] **Jouw beurt** in { $where }: { $ask }.
}
hand-pass = **Geef { $count ->
    [one] { $count } steen
   *[other] { $count } stenen
} door aan { $who }.** Je kunt nog wisselen tot iedereen klaar is.
hand-passed = Je geeft **{ $pieces }** door aan { $who }. Je kunt nog wisselen tot iedereen klaar is.

hand-waiting = { $what } in { $where }.
hand-wait = Wachten op de anderen in { $where }.

hand-which = { $way ->
    [suit] In welke kleur kom je uit met { $piece }?
    [train] Aan welke trein leg je { $piece }?
   *[end] Aan welke kant leg je { $piece }?
}
hand-received = { $who } gaf je { $pieces }.
hand-claim = { $concedes ->
    [yes] -# De score kan niet meer veranderen. Nu **{ $button }**?
   *[no] -# De rest is voor jou. **{ $button }** en de ronde is klaar.
}
challenge-ask = **Een zet betwisten** in { $where }? Verzaken kost die speler { $cost }. Zit je ernaast, dan kost het niets.
challenge-none = Nog niets te betwisten in { $where }.

chose = Je { $move }.
chose-last = Je { $move }. { $over }.
chose-kitty = Je ruilde { $piece } voor de talon.
chose-to-keep = Je ruilde niet.
where-own = { $own ->
    [deal] deze ronde
    [duel] je duel
   *[match] je eigen partij
}
scores-none = Er is nog geen ronde geteld.

undo-done = ↩ { $who-is ->
    [you] Je nam { $what } terug.
   *[one] { $who } nam { $what } terug.
}
undo-refused = ↩ { $who-is ->
    [you] Je ging niet akkoord: { $what } blijft staan.
   *[one] { $who } ging niet akkoord: { $what } blijft staan.
}
undo-request = ↩ **{ $who }** wil { $what } terugnemen. { $missing }, akkoord?
undo-asked = ↩ { $who-is ->
    [you] Je wilt { $what } terugnemen.
   *[one] **{ $who }** wil { $what } terugnemen.
}
undo-awaited = ↩ Wachten op akkoord van { $missing }: { $who-is ->
    [you] je wilt
   *[one] { $who } wil
} { $what } terugnemen.
undo-agreed = ↩ Je ging akkoord: { $who } mag { $what } terugnemen.

hand-button = Mijn hand
record-told =
    Hier is elke zet van deze partij. Wil je het schudden nakijken? Gebruik `boneyard record verify` met dit geheim:
    -# `{ $secret }`

last-trick = De laatste slag: { $deal }, slag { $number } van { $count }. { $told }
last-trick-none = Er is nog geen slag gespeeld.

button-hint = Hint
button-line = Lijn
button-trains = Treinen
button-last-trick = Laatste slag
hand-more = ⋯ Meer
hand-less = ‹ Terug
button-scores = Scores
button-how = Uitleg
button-settings = Instellingen
button-leave = Weggaan
button-challenge = Betwisten
button-table = Naar tafel
button-dm = DM openen
button-hand-here = Hier tonen
button-return = Terugkomen
hand-clear = Wis
hand-tips-off = Tips uit
hand-sort-high = Sorteer: hoog
hand-sort-points = Sorteer: punten
hand-sort-doubles = Sorteer: dubbelen
undo-button = Terugnemen
consent-yes = Akkoord
consent-no = Nee
consent-withdraw = Laat maar
act-play = Speel
act-pass = Geef door
act-bid = Bied
act-kitty = Bekijk talon
act-trump = Kies troef
act-doubles = Kies dubbelen
act-review = Terugblik
act-moon = Kies

select-play = Speel een van de { $count }
select-lead = Kom uit
select-lead-as = Kom uit en kies kleur
select-pass = Kies { $count } voor { $who }
select-bid = Bied { $bid }
select-bids = Bied meer: { $first } … { $last }
select-trump = Kies een andere kleur
select-contract = Andere kleur of contract
select-kitty = Ruil een steen voor de talon
select-challenge = Betwist een zet
select-challenges = Betwist een zet in slag { $first } t/m { $last }

forced-ask = -# Je hebt maar één keus. Zal ik die voortaan voor je spelen?
forced-yes = Automatisch
forced-no = Nee, dank je
forced-on = Gedaan. Ik speel je enige keus voortaan voor je. Anderen kunnen raden dat je niet anders kon. Zet het uit bij **{ $button }**.

hand-seated = Je speelt { $game } in { $where }. Ik stuur je hand hierheen.
hand-left = { $open ->
    [yes] Een computer speelt op jouw plek in { $where }. Kom terug met **{ $button }**, als een ander hem niet eerst inneemt.
   *[no] Een computer speelt op jouw plek in { $where }. Kom terug wanneer je wilt met **{ $button }**.
}
hand-gone = { $who } speelt nu op jouw plek in { $where }.
hand-unreached = -# Ik kan je geen DM sturen. Je hand vind je altijd hier, via **Mijn hand**.
hand-removed = Je bent verwijderd van de tafel in { $where }. Kies een andere of open er zelf een.
hand-open = Je hand staat nu in { $where }.
hand-open-below = Je hand staat hieronder.
hand-open-elsewhere = Je hand staat open in een andere chat.
hand-put-away = Je hand is verborgen. Tik op **{ $button }** om hem te zien.
hand-at-table = In dit spel speel je gewoon aan tafel.
hand-not-yet = Momentje, de partij begint net. Probeer het nog eens.
hand-peeked = Je volgende steen is { $tile }.
hand-tips-are-off = Tips staan uit. Zet ze weer aan bij **{ $button }**.
challenge-closed = Nu niets te betwisten. Betwist een zet na de slag, vóór de score.

which-table = Aan welke tafel?
table-of-contest = Je { $kind ->
    [daily] dagronde
    [duel] duel
    [tournament] toernooi
   *[other] partij
}
table-of-number = Tafel { $number }
table-of-practice = Oefentafel
table-with = { $game } met { $who }

tip = -# 💡 { $tip }
