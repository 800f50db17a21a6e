game-with = { $game } (met { $other })

part-match = De partij
part-deal = De ronde
part-play = Het spelen
part-score = De score
rule-off = uit
    .sentence = Je speelt zonder.

rule-variant = Soort
rule-target = Stopt bij
    .sentence = De partij stopt als een speler of team { $number } haalt.

rule-partners = Maten
rule-partners-no = ieder voor zich
    .sentence = Iedereen speelt voor zich.
rule-partners-yes = twee tegen twee
    .sentence = Vier spelen als maten, tegenover elkaar, en scoren samen.

rule-all-pass = Iedereen past
rule-all-pass-throw-in = opnieuw
    .sentence = Past iedereen, dan deelt de volgende deler opnieuw.

rule-scoring = Tellen
rule-scoring-points = punten
    .sentence = Elk team scoort wat het haalt. Een team dat nat gaat, geeft zijn bod aan het andere.
rule-scoring-marks = strepen
    .sentence = Een ronde is 1 streep, of zoveel strepen als er geboden zijn: voor de bieders als ze het halen, anders voor de anderen.

rule-nel-o = Nel-O
rule-nel-o-on = aan
    .sentence = Je kunt bieden dat je geen enkele slag haalt, in je eentje tegen het andere team.

rule-nel-o-doubles = Dubbelen bij Nel-O
rule-nel-o-doubles-high = hoog
    .sentence = Een dubbele is de hoogste steen van zijn getal, zoals altijd.
rule-nel-o-doubles-low = laag
    .sentence = Een dubbele is de laagste steen van zijn getal, onder de blanco.
rule-nel-o-doubles-own-suit = eigen kleur
    .sentence = Dubbelen zijn een eigen kleur, 6-6 de hoogste.
rule-nel-o-doubles-bidders-choice = keus van bieder
    .sentence = De hoogste bieder zegt of dubbelen hoog, laag of een kleur zijn.

options-players = { $game } is voor { $counts } spelers, niet voor { $players }.
options-partners-need-four = Voor maten zijn 4 spelers nodig. Neem er 4 of speel zonder maten.
options-need = “{ $rule }” telt alleen met “{ $other }: { $value }”.
options-idle = “{ $rule }” verandert niets bij de andere regels hier.
options-unknown-rule = De regel “{ $name }” ken ik niet. Kies een van de suggesties.
options-bad-value = { $rule } kan niet “{ $value }” zijn. Kies uit: { $values }.
options-bad-number = { $rule } kan niet “{ $value }” zijn. Kies een getal van { $least } t/m { $most }.
options-unknown-game = Het spel “{ $name }” ken ik niet. Kies uit: { $games }.
options-unknown-preset = De variant “{ $name }” ken ik niet. Kies uit: { $presets }.

rules-heading =
    ## Regels
    {"-#"} { $game } · { $rules }
rules-part = {"###"} { $part }
rules-rule = {"**"}{ $rule }: { $value }**
rules-rule-changed = -# Gewijzigd. { $preset }: { $value }.
rules-other-value = - **{ $value }**: { $sentence }
rules-select = Verander een regel
rules-number = een getal van { $least } t/m { $most }
rules-note = -# Wijzigingen gelden meteen, alleen aan deze tafel.
rules-locked = -# Op deze server kunnen alleen beheerders regels veranderen.
rules-fixed = -# De partij is begonnen, dus de regels liggen vast.
rules-host-changes = -# De host of een moderator kan de regels veranderen voor de partij begint.
rules-player-changes = -# { $host } (host) of een moderator kan de regels veranderen voor de partij begint.
rules-made-usual = -# Nieuwe tafels { $game } op deze server beginnen voortaan met deze regels.

button-change = Wijzig
button-turn-on = Zet aan
button-turn-off = Zet uit
button-another-number = Ander getal
button-usual-rules = Maak standaard
button-reset-rules = Herstel

rules-hints-in-match = Hints: **aan**. Tik in je beurt op **Hint**. Alleen jij ziet hem.
rules-hints-not-in-match = Hints: **uit** in deze partij.
rules-hints-off = Hints: **uit** met andere mensen. Alleen met computers staan ze altijd aan.
rules-hints-asked = Hints: **aan als iedereen akkoord is**. Wachten op { $who }: tik op **Hints: akkoord**.
rules-hints-on = Hints: **aan**. Doe je mee, dan ga je akkoord.
picked-now = {"**"}{ $what }** (nu)

levels-heading = ## Niveau van computers
levels-host = -# De host kiest het niveau.
levels-fair = -# Computers zien alleen hun eigen stenen en de tafel, net als jij.

clock-heading = ## Klok
clock-quick = Snel ({ $time })
clock-evening = Rustig ({ $time })
clock-post = Correspondentie ({ $time })
clock-seconds = { $count } sec
clock-minutes = { $count } min
clock-hours = { $count } uur
clock-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
clock-told = Klok: **{ $clock }**
clock-note = -# Is je tijd om, dan speelt een computer voor je tot je terug bent.
clock-host = -# De host kan de klok instellen.
clock-alone = -# Je speelt alleen tegen computers, dus neem de tijd.
clock-reminder = ⏰ Jouw beurt, { $who }. Ben je weg, dan speelt { $when } een computer voor je.
clock-reminder-late = ⏰ Jouw beurt, { $who }.
