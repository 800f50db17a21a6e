game-dominoes = Domino
    .aim = { $kind ->
        [fives] Bring die offenen Enden auf 5, 10, 15 oder mehr. Wer zuerst { $target } hat, gewinnt.
        [fives_and_threes] Bring die offenen Enden auf ein Vielfaches von 5 oder 3. Wer zuerst { $target } hat, gewinnt.
        [exactly] Bring die offenen Enden auf ein Vielfaches von 5 oder 3. Wer genau { $target } erreicht, gewinnt.
       *[pips] Werde deine Steine vor den anderen los. Deren Augen zählen für dich. Wer zuerst { $target } hat, gewinnt.
    }
    .credit = Das Spiel, das alle kennen, wie man es daheim, im Park und in der Kneipe spielt.

rule-scoring-pips = Augen
    .sentence = Wer eine Runde gewinnt, bekommt die Augen, die übrig sind.
rule-scoring-fives = Fünfer
    .sentence = Ergeben die Enden ein Vielfaches von 5, gibt es sofort so viele Punkte.
rule-scoring-fives-and-threes = Fünfer und Dreier
    .sentence = Für jede 5 und jede 3 in der Summe der Enden gibt es 1 Punkt: 15 bringt 8.

rule-exact = Über das Ziel
rule-exact-no = gewinnt
    .sentence = Du gewinnst, wenn du das Ziel erreichst oder überschreitest.
rule-exact-yes = bringt nichts
    .sentence = Du musst das Ziel genau treffen. Ein Zug darüber hinaus bringt nichts.

rule-reached = Am Ziel
rule-reached-at-once = endet die Partie
    .sentence = Die Partie endet, sobald ein Zug das Ziel erreicht.
rule-reached-after-the-deal = wird zu Ende gespielt
    .sentence = Ihr spielt die Runde zu Ende, dann gewinnen die meisten Punkte.

rule-highest = Höchster Pasch
    .sentence = Ihr spielt mit einem Satz bis { $number }-{ $number }.

rule-hand = Steine am Anfang
    .sentence = { $number ->
        [one] Alle beginnen mit 1 Stein.
       *[other] Alle beginnen mit { $number } Steinen.
    }
rule-hand-usual = wie üblich
    .sentence = Alle beginnen mit der üblichen Zahl von Steinen.

rule-opens = Wer zuerst eröffnet
rule-opens-highest-double = höchster Pasch
    .sentence = Wer den höchsten Pasch hat, eröffnet damit.
rule-opens-heaviest = schwerster Stein
    .sentence = Wer den schwersten Stein hat, eröffnet damit.
rule-opens-lot = wird gezogen
    .sentence = Alle ziehen einen Stein. Wer die meisten Augen hat, eröffnet mit einem beliebigen Stein.

rule-then = Spätere Runden
rule-then-winner = Sieg eröffnet
    .sentence = Wer gewinnt, eröffnet die nächste Runde mit beliebigem Stein.
rule-then-next = reihum
    .sentence = Reihum eröffnet jemand, mit beliebigem Stein.

rule-after-tie = Nach Gleichstand
rule-after-tie-opener = dieselbe Person
    .sentence = Gewinnt niemand die Runde, eröffnet dieselbe Person noch einmal.
rule-after-tie-next = die nächste Person
    .sentence = Gewinnt niemand die Runde, eröffnet die nächste Person.

rule-redeal-doubles = Viele Pasche
    .sentence = Bei { $number } Paschen oder mehr in einer Hand wird neu gegeben.
rule-redeal-doubles-off = werden gespielt
    .sentence = Du spielst deine Hand, egal wie viele Pasche sie hat.

rule-direction = Reihenfolge
rule-direction-left = nach links
    .sentence = Links von dir geht es weiter.
rule-direction-right = nach rechts
    .sentence = Rechts von dir geht es weiter.

rule-boneyard = Passt nichts
rule-boneyard-drawn = ziehen
    .sentence = Passt nichts, ziehst du vom Stock.
rule-boneyard-asleep = passen
    .sentence = Passt nichts, passt du. Niemand zieht.

rule-keep = Nie gezogen
    .sentence = { $number ->
        [one] Der letzte Stein im Stock wird nie gezogen.
       *[other] Die letzten { $number } Steine im Stock werden nie gezogen.
    }
rule-keep-none = keiner
    .sentence = Du kannst alle Steine im Stock ziehen.

rule-drawing = Ziehen
rule-drawing-until-it-fits = bis einer passt
    .sentence = Du ziehst, bis ein Stein passt.
rule-drawing-one = einen Stein
    .sentence = Du ziehst einen Stein. Passt er nicht, passt du.

rule-spinner = Spinner
rule-spinner-none = keiner
    .sentence = Die Kette hat zwei Enden.
rule-spinner-first-double = erster Pasch
    .sentence = An den ersten Pasch passen Steine auf allen vier Seiten. Oben und unten erst, wenn links und rechts belegt sind.

rule-counts = Der Sieg bringt
rule-counts-opponents = die Augen der anderen
    .sentence = Wer gewinnt, bekommt die Augen, die das andere Team noch hat.
rule-counts-all = alle Augen
    .sentence = Wer gewinnt, bekommt alle übrigen Augen, auch die vom eigenen Team.

rule-blocked-by = Blockierte Runde
rule-blocked-by-side = wenigste Augen
    .sentence = Kann niemand anlegen, gewinnt die Hand oder das Team mit den wenigsten Augen.
rule-blocked-by-lowest = kleinste Hand
    .sentence = Kann niemand anlegen, gewinnt die kleinste einzelne Hand für ihr Team.
rule-blocked-by-closer = letzter Zug gegen nächsten
    .sentence = Blockierst du die Kette, vergleichst du die Augen mit dem nächsten Platz. Wer weniger hat, gewinnt, bei Gleichstand du.

rule-blocked-scores = Ein Block bringt
rule-blocked-scores-same = dasselbe
    .sentence = Eine blockierte Runde zählt wie jede andere.
rule-blocked-scores-difference = die Differenz
    .sentence = Wer eine blockierte Runde gewinnt, bekommt die Augen der anderen minus die eigenen.

rule-tied-block = Gleichstand
rule-tied-block-nobody = bringt nichts
    .sentence = Sind die Augen gleich, bekommt niemand etwas.
rule-tied-block-carried = wird übertragen
    .sentence = Sind die Augen gleich, bekommt sie, wer die nächste Runde gewinnt.
rule-tied-block-opener = an die Eröffnung
    .sentence = Sind die Augen gleich, gewinnt das Team, das eröffnet hat. Ohne Teams, wer der Eröffnung am nächsten sitzt.
rule-tied-block-closer = an den Block
    .sentence = Sind die Augen gleich, gewinnt das Team, das blockiert hat. Ohne Teams, wer dem Block am nächsten sitzt.

rule-capicua = Capicúa
    .sentence = Dein letzter Stein passt an jedes Ende und ist kein Pasch: { $number } Punkte extra.
rule-capicua-off = aus
    .sentence = Ein letzter Stein, der an jedes Ende passt, bringt nichts extra.

rule-chuchazo = Chuchazo
    .sentence = Dein letzter Stein ist 0-0: { $number } Punkte extra.
rule-chuchazo-off = aus
    .sentence = 0-0 als letzter Stein bringt nichts extra.

rule-first-pass = Erstes Passen
    .sentence = Du eröffnest, und der nächste Platz muss passen: { $number } Punkte.
rule-first-pass-off = aus
    .sentence = Passen nach dem ersten Stein bringt nichts.

rule-paso-redondo = Paso redondo
    .sentence = Du legst, alle anderen müssen passen, und du legst wieder: { $number } Punkte.
rule-paso-redondo-off = aus
    .sentence = Passen alle anderen, bringt das nichts.

rule-first-deals = Erste Runden
rule-first-deals-off = aus
    .sentence = Alle Runden zählen gleich.
rule-first-deals-on = 100, 75, 50, 25
    .sentence = Wer die ersten 4 Runden gewinnt, bekommt 100, 75, 50 und 25 Punkte extra.

options-too-few-tiles = Es gibt nur { $tiles } Steine. Gib höchstens { $most } pro Person.
options-always-redealt = Immer hätte jemand { $doubles } Pasche. Gib weniger Steine oder spiel auch mit vielen Paschen.

preset-dominoes-draw = Ziehen
    .game = Zieh-Domino
    .sentence = Passt nichts? Zieh. Der Sieg bringt die Augen der anderen.
preset-dominoes-block = Block
    .game = Block-Domino
    .sentence = Passt nichts? Passe. Der Sieg bringt die Augen der anderen.
preset-dominoes-all-fives = Alle Fünfe
    .game = { preset-dominoes-all-fives }
    .sentence = Punkte, wenn die Enden ein Vielfaches von 5 ergeben.
preset-dominoes-fives-and-threes = Fünfer und Dreier
    .game = { preset-dominoes-fives-and-threes }
    .sentence = Das Spiel der Pubs: Fünfer und Dreier, genau bis 61.
preset-dominoes-puerto-rico = Puerto Rico
    .game = { preset-dominoes-puerto-rico }
    .sentence = Capicúa, Chuchazo und Extrapunkte in den ersten Runden.
preset-dominoes-dominican = Dominikanisch
    .game = { preset-dominoes-dominican }
    .sentence = 25 für Capicúa und für Passen nach dem ersten Stein.
preset-dominoes-cuban = Kuba
    .game = { preset-dominoes-cuban }
    .sentence = Steine bis 9-9, 10 pro Hand.

prompt-open = eröffne, womit du willst
    .start = Eröffne, womit du willst
prompt-open-with = eröffne mit { $tile }
    .start = Eröffne mit { $tile }
prompt-play-on = leg an { $numbers } an
    .start = Leg an { $numbers } an

choice-tile-end = { $tile } { $end ->
    [left] links
    [right] rechts
    [up] oben
   *[down] unten
}
choice-leaves = { $points ->
    [0] offen: { $ends }
   *[other] bringt { $points }, offen: { $ends }
}
choice-points = { $play } ({ $points })

end-left = links
end-right = rechts
end-up = oben
end-down = unten
