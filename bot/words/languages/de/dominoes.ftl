game-dominoes = Domino
    .aim = { $kind ->
        [fives] Bring die offenen Enden auf 5, 10, 15 oder mehr. Wer zuerst { $target } hat, gewinnt.
        [fives_and_threes] Bring die offenen Enden auf ein Vielfaches von 5 oder 3. Wer zuerst { $target } hat, gewinnt.
        [exactly] Bring die offenen Enden auf ein Vielfaches von 5 oder 3. Wer genau { $target } erreicht, gewinnt.
        [hands] Leg zuerst alle deine Steine und gewinn die Runde. Wer zuerst { $target } hat, gewinnt.
        [love] Leg zuerst alle deine Steine und gewinn die Runde. Du brauchst { $target }, solange jemand noch 0 hat.
       *[pips] Werde deine Steine vor den anderen los. Deren Augen zählen für dich. Wer zuerst { $target } hat, gewinnt.
    }
    .credit = Das Spiel, das alle kennen, wie man es zu Hause, im Park und in der Kneipe spielt.

rule-scoring-pips = Augen
    .sentence = Wer eine Runde gewinnt, bekommt die Augen, die übrig sind.
rule-scoring-fives = Fünfer
    .sentence = Ergeben die Enden ein Vielfaches von 5, gibt es sofort so viele Punkte.
rule-scoring-fives-and-threes = Fünfer und Dreier
    .sentence = Für jede 5 und jede 3 in der Summe der Enden gibt es 1 Punkt: 15 bringt 8.
rule-scoring-hands = gewonnene Runden
    .sentence = Eine gewonnene Runde bringt 1 Punkt oder mehr. Augen entscheiden nur blockierte Runden.

rule-wins = Punktestand
rule-wins-total = wächst an
    .sentence = Die Punkte werden bis zum Ende der Partie addiert.
rule-wins-love = zurück auf 0
    .sentence = Haben alle eine Runde gewonnen, geht es für alle zurück auf 0. Eine Partie bis 6 kann 60 bis 90 Runden dauern.

rule-one-all = Bei 1:0
rule-one-all-on = Ausgleich
    .sentence = Zwei Seiten bei 1:0: Gewinnt die andere, steht es 1:1. Die nächste Runde bringt das 2:0.

rule-exact = Über das Ziel
rule-exact-no = gewinnt
    .sentence = Du gewinnst, wenn du das Ziel erreichst oder überschreitest.
rule-exact-yes = bringt nichts
    .sentence = Du musst das Ziel genau treffen. Ein Zug darüber hinaus bringt nichts.

rule-reached = Am Ziel
rule-reached-at-once = endet die Partie
    .sentence = Die Partie endet, sobald ein Zug das Ziel erreicht.
rule-reached-after-the-deal = wird zu Ende gespielt
    .sentence = Ihr spielt die Runde zu Ende, dann gewinnt, wer die meisten Punkte hat.

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
rule-opens-lot = wird ausgelost
    .sentence = Alle ziehen einen Stein. Wer die meisten Augen hat, eröffnet mit einem beliebigen Stein.

rule-then = Spätere Runden
rule-then-winner = Gewinner eröffnet
    .sentence = Wer gewinnt, eröffnet die nächste Runde mit einem beliebigen Stein.
rule-then-next = reihum
    .sentence = Eröffnet wird reihum, mit einem beliebigen Stein.
rule-then-highest-double = höchster Pasch
    .sentence = In jeder Runde eröffnet, wer den höchsten Pasch hat, mit diesem Stein.

rule-after-tie = Nach Gleichstand
rule-after-tie-opener = derselbe Spieler
    .sentence = Gewinnt niemand die Runde, eröffnet derselbe Spieler noch einmal.
rule-after-tie-next = der nächste Spieler
    .sentence = Gewinnt niemand die Runde, eröffnet der nächste Spieler.
rule-after-tie-highest-double = höchster Pasch
    .sentence = Gewinnt niemand die Runde, eröffnet, wer den höchsten Pasch hat, mit diesem Stein.

rule-redeal-doubles = Neu bei Paschen
    .sentence = Hat jemand { $number } Pasche oder mehr, wird neu gegeben.

rule-drop-blank = Zu dritt
rule-drop-blank-no = alle Steine
    .sentence = Ihr spielt mit allen Steinen des Satzes.
rule-drop-blank-three = ohne 0-0
    .sentence = Zu dritt bleibt 0-0 weg. Üblich sind dann 9 Steine pro Spieler.

rule-direction = Richtung
rule-direction-left = nach links
    .sentence = Links von dir geht es weiter.
rule-direction-right = nach rechts
    .sentence = Rechts von dir geht es weiter.

rule-boneyard = Passt nichts
rule-boneyard-drawn = ziehen
    .sentence = Passt nichts, ziehst du vom Stock.
rule-boneyard-asleep = aussetzen
    .sentence = Kannst du nicht anlegen, setzt du aus. Niemand zieht.

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
    .sentence = Du ziehst einen Stein. Passt er nicht, setzt du aus.

rule-spinner = Spinner
rule-spinner-none = keiner
    .sentence = Die Kette hat zwei Enden.
rule-spinner-first-double = erster Pasch
    .sentence = An den ersten Pasch passen Steine auf allen vier Seiten. Oben und unten erst, wenn links und rechts belegt sind.

rule-counts = Der Sieg bringt
rule-counts-opponents = die Augen der Gegner
    .sentence = Wer gewinnt, bekommt die Augen, die die Gegner noch haben.
rule-counts-all = alle Augen
    .sentence = Wer gewinnt, bekommt alle übrigen Augen, auch die des Partners.

rule-worth-double = Pasch zuletzt
    .sentence = Wirst du mit einem Pasch fertig, bekommst du { $number }.
rule-worth-both = Passt an beide Enden
    .sentence = Wirst du mit einem Stein fertig, der an beide Enden passt, bekommst du { $number }.
rule-worth-crossed = Pasch an beide Enden
    .sentence = Wirst du mit einem Pasch fertig, der an beide Enden passt, bekommst du { $number }.
rule-worth-key = Schlüssel
rule-worth-key-on = 1 mehr
    .sentence = Schlüssel: Passt dein letzter Stein an zwei Enden und als einziger noch dorthin, bekommst du 1 mehr.

rule-blocked-by = Blockierte Runde
rule-blocked-by-side = wenigste Augen
    .sentence = Kann niemand anlegen, gewinnt der Spieler oder das Team mit den wenigsten Augen.
rule-blocked-by-lowest = kleinste Hand
    .sentence = Kann niemand anlegen, gewinnt die kleinste einzelne Hand für ihr Team.
rule-blocked-by-closer = Blockierer gegen Nächsten
    .sentence = Blockierst du die Kette, vergleichst du die Augen mit dem nächsten Spieler. Wer weniger hat, gewinnt, bei Gleichstand du.
rule-blocked-by-nobody = immer Gleichstand
    .sentence = Kann niemand anlegen, ist es Gleichstand, egal wie viele Augen.

rule-blocked-scores = Ein Block bringt
rule-blocked-scores-same = dasselbe
    .sentence = Eine blockierte Runde zählt wie jede andere.
rule-blocked-scores-difference = die Differenz
    .sentence = Wer eine blockierte Runde gewinnt, bekommt die Augen der anderen minus die eigenen.

rule-tied-block = Gleichstand
rule-tied-block-nobody = bringt nichts
    .sentence = Bei Gleichstand bekommt niemand etwas.
rule-tied-block-carried = wird übertragen
    .sentence = Bei Gleichstand bekommt die Punkte, wer die nächste Runde gewinnt.
rule-tied-block-opener = für den Eröffner
    .sentence = Bei Gleichstand gewinnt das Team, das eröffnet hat. Ohne Teams, wer näher am Eröffner sitzt.
rule-tied-block-closer = für den Blockierer
    .sentence = Bei Gleichstand gewinnt das Team, das blockiert hat. Ohne Teams, wer näher am Blockierer sitzt.
rule-tied-block-closer-loses = für die anderen
    .sentence = Bei Gleichstand verliert das Team, das blockiert hat. Ohne Teams gewinnt der Nächste von denen, die gleich sind.

rule-capicua = Capicúa
    .sentence = Dein letzter Stein passt an jedes Ende und ist kein Pasch: { $number } Punkte extra.
rule-chuchazo = Chuchazo
    .sentence = Dein letzter Stein ist 0-0: { $number } Punkte extra.
rule-first-pass = Erstes Aussetzen
    .sentence = Du eröffnest, und der Nächste muss aussetzen: { $number } Punkte.
rule-paso-redondo = Paso redondo
    .sentence = Du legst, alle anderen müssen aussetzen, und du legst wieder: { $number } Punkte.
rule-first-deals = Erste Runden
rule-first-deals-on = 100, 75, 50, 25
    .sentence = Ein Sieg in Runde 1 bis 4 bringt 100, 75, 50 und 25 Punkte extra.

options-too-few-tiles = Es gibt nur { $tiles } Steine. Gib höchstens { $most } pro Spieler.
options-always-redealt = Jemand hätte immer { $doubles } Pasche. Gib weniger Steine oder schalte „Neu bei Paschen“ aus.

preset-dominoes-draw = Ziehen
    .game = Zieh-Domino
    .sentence = Nichts passt? Zieh! Der Gewinner bekommt die Augen der anderen.
preset-dominoes-block = Block
    .game = Block-Domino
    .sentence = Nichts passt? Setz aus. Der Gewinner bekommt die Augen der anderen.
preset-dominoes-all-fives = Alle Fünfe
    .sentence = Punkte, wenn die Enden ein Vielfaches von 5 ergeben.
preset-dominoes-fives-and-threes = Fünfer und Dreier
    .sentence = Der Klassiker im Pub: Fünfer und Dreier, genau bis 61.
preset-dominoes-puerto-rico = Puerto Rico
    .sentence = Capicúa, Chuchazo und Extrapunkte in den ersten Runden.
preset-dominoes-dominican = Dominikanisch
    .sentence = 25 für Capicúa und für Aussetzen nach dem ersten Stein.
preset-dominoes-cuban = Kubanisch
    .sentence = Steine bis 9-9, 10 pro Spieler.
preset-dominoes-brazil = Brasilien
    .sentence = Der letzte Stein entscheidet: 1 bis 4 Punkte pro Runde.
preset-dominoes-brazil-league = Brasilien, Liga
    .sentence = Bis 7. Wer als Nächster gewinnt, bekommt den Punkt einer blockierten Runde.
preset-dominoes-jamaica = Jamaika
    .sentence = Im Team. Jede gewonnene Runde zählt 1, bis sechs.
preset-dominoes-cut-throat = Cut-throat
    .sentence = Wie in Jamaika, aber jeder für sich.
preset-dominoes-martinique = Martinique
    .sentence = Zu dritt. Gewinn drei, solange jemand keine hat.

prompt-open = eröffne, womit du willst
prompt-open-with = eröffne mit { $tile }
prompt-play-on = leg an { $numbers } an

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
