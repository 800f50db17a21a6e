game-domino-hearts = Domino-Hearts
    .aim = Vermeide Herz und die Pik-Dame oder hol sie alle. Hat jemand { $target }, gewinnt, wer am wenigsten hat.
    .credit = Das Kartenspiel Hearts, gespielt mit Cardominoes: Steinen mit den 52 Karten statt Augen.

rule-opening = Erstes Ausspiel
rule-opening-lowest-club = niedrigstes Kreuz
    .sentence = Wer das niedrigste Kreuz hat, spielt es zu Stich 1 aus.
rule-opening-any = beliebiger Stein
    .sentence = Wer das niedrigste Kreuz hat, beginnt mit irgendeinem erlaubten Stein.

rule-play-direction = Richtung
rule-play-direction-counter-clockwise = nach rechts
    .sentence = Gegen den Uhrzeigersinn: Rechts von dir geht es weiter.
rule-play-direction-clockwise = nach links
    .sentence = Im Uhrzeigersinn: Links von dir geht es weiter.

rule-first-trick = Erster Stich
rule-first-trick-points = auch Punkte
    .sentence = In Stich 1 kannst du Herz und die Pik-Dame abwerfen.
rule-first-trick-no-points = ohne Punkte
    .sentence = In Stich 1 kannst du keinen Punkt abwerfen, außer du hast nichts anderes.

rule-breaking = Herz ist offen
rule-breaking-hearts = nur durch Herz
    .sentence = Herz kannst du erst ausspielen, wenn in einem früheren Stich eins fiel.
rule-breaking-queen-too = auch Pik-Dame
    .sentence = Die Pik-Dame öffnet Herz genauso wie ein Herz.

rule-moon-add = Durchmarsch
rule-moon-add-one = ein Gegner
    .sentence = Hol alle 26 und zieh sie dir ab oder gib sie jemand anderem.
rule-moon-add-all = alle anderen
    .sentence = Hol alle 26 und zieh sie dir ab oder gib sie allen anderen.

rule-revoke = Falsch bedienen
rule-revoke-enforced = geht nicht
    .sentence = Der Bot lässt nur erlaubte Züge zu.
rule-revoke-honour = Ehrensache
    .sentence = Jeder Zug gilt. Hast du falsch bedient, kannst du es zurücknehmen, bis der Stich voll ist. Später angezweifelt kostet es 13.

preset-domino-hearts-hearts = Übliche Regeln
    .sentence = Gegen den Uhrzeigersinn. Durchmarsch trifft einen Gegner.
preset-domino-hearts-short = Kurze Partie
    .sentence = Die üblichen Regeln, nur kürzer.
preset-domino-hearts-card-table = Kartentisch
    .sentence = Im Uhrzeigersinn. Stich 1 ohne Punkte. Durchmarsch trifft alle.
preset-domino-hearts-honour = Ehrensache
    .sentence = Jeder Zug gilt. Falsch bedienen kann 13 kosten.
