coach-pass = { $low ->
    [yes] Gib Steine weiter, die Stiche gewinnen oder Punkte kosten. Danach siehst du, was du bekommst.
   *[no] Behalte eine lange Farbe: Sie könnte Trumpf werden. Danach siehst du, was du bekommst.
}
coach-bid = { $for-side ->
    [yes] Biete die { $what ->
        [tricks] Stiche
       *[points] Punkte
    }, die dein Team holen kann. Wer am höchsten bietet, wählt Trumpf und muss es schaffen.
   *[no] Biete die { $what ->
        [tricks] Stiche
       *[points] Punkte
    }, die du holen kannst. Wer am höchsten bietet, wählt Trumpf und muss es schaffen.
}
coach-kitty = Nur du siehst diesen Stein. Niemand erfährt, welcher es war oder ob du ihn nimmst.
coach-trump = Trumpf schlägt jede andere Farbe.
coach-longest = { $count ->
    [one] Deine längste Farbe: { $suits }.
   *[other] Deine längsten Farben: { $suits }.
}
coach-doubles = Schau auf deine Pasche. Ordne sie so ein, dass du jeden Stich verlieren kannst.
coach-opening = Lass den linken Nachbarn ausspielen: Dann bist du zuletzt dran.

coach-lead = Alle müssen die Farbe bedienen, die du ausspielst, wenn sie können.
coach-lead-suits = Ein Stein hat zwei Farben. Sag an, welche du ausspielst: Die anderen müssen sie bedienen.
coach-no-hearts = { $queen ->
    [yes] Warum kein Herz? Erst, wenn jemand ein Herz oder die Pik-Dame gespielt hat.
   *[no] Warum kein Herz? Erst, wenn jemand eins gespielt hat.
}
coach-opens = Die Runde beginnt mit { $piece }, also musst du das ausspielen.
coach-is-trump = Warum nicht { $piece }? Das ist jetzt Trumpf, und Trumpf gehört zu keiner anderen Farbe.
coach-only-one = Warum nur { $piece }? Du musst bedienen, und mehr { $suit } hast du nicht.
coach-must-follow = Warum nur diese? Du musst bedienen, wenn du kannst, und die Farbe ist { $suit }.
coach-void = { $why ->
    [trump] Ohne { $suit } kann nur ein Trumpf diesen Stich gewinnen.
    [points] Ohne { $suit } gewinnst du diesen Stich nicht: gut, um Punkte loszuwerden.
   *[none] Ohne { $suit } gewinnst du diesen Stich nicht.
}
coach-sevens = Jetzt ohne Farben: Der Stein am nächsten an 7 Augen gewinnt, bei Gleichstand der erste.

coach-review = Ein grauer Stein hat nicht bedient. Wäre das gegangen, zweifle ihn an.
coach-moon = Du hast alle Punkte geholt. Schau, wer die Partie gewinnen würde.

coach-turn = Deck deinen Stein ganz rechts auf. Passt er nicht, kommt er links in deine Reihe.
coach-turn-on = Deck deinen Stein ganz rechts auf. Weiter geht es, solange sie passen.
coach-turn-any = Deck einen Stein auf. Du kennst die, die zurückkamen: Spiel einen, wenn seine Zahl offen ist.
coach-open-double = { $piece } liegt offen und passt. Spiel ihn oder deck den nächsten Stein auf.
coach-ends = Lass eine Zahl offen, die in der Kette selten ist.
coach-peek = Du kannst dir vorher den nächsten Stein ansehen.
coach-goes-on = Passt dein nächster Stein, geht es weiter.

coach-line-first = Gut zum Eröffnen: ein Stein mit einer Zahl, die du mehrmals hast.
coach-line-fits = Warum nur diese? Ein Stein braucht die Zahl eines offenen Endes: { $numbers }.
coach-line-only-one = Warum nur { $tile }? Sonst hat keiner deiner Steine { $numbers }.
coach-line-drew = { $one ->
    [yes] Passt nichts, ziehe ich einen Stein für dich.
   *[no] Passt nichts, ziehe ich für dich, bis ein Stein passt.
}
coach-line-spinner = { $tile } ist der Spinner: Du kannst auch oben und unten anlegen.
coach-line-lacks = Der Nächste hat keine { $numbers }. Ist sonst nichts offen, muss er { $draws ->
    [yes] ziehen
   *[no] aussetzen
}.
coach-line-sum = { $threes ->
    [yes] Für jede 5 und jede 3 in der Summe der offenen Enden gibt es 1 Punkt.
   *[no] Punkte gibt es, wenn die offenen Enden 5, 10, 15 und so weiter ergeben.
}
coach-line-exact = { $sides ->
    [yes] Dein Team braucht
   *[no] Du brauchst
} genau { $points }. Mehr bringt nichts.
coach-line-ends = { $tile } passt an mehr als ein Ende. Lass die Zahl offen, von der du mehr hast.

coach-train-start = Leg an deinen Zug, den Mexican Train oder einen Zug mit Marker an.
coach-train-lay = Leg Steine, die aneinander passen, an deinen Zug. Mit **Fertig** hörst du auf.
coach-train-own-double = Ein Pasch muss gleich abgedeckt werden. Kannst du nicht, ziehst du einen Stein.
coach-train-chain = Du kannst weitere Pasche legen, dann einen anderen Stein an einen davon.
coach-train-cover = Ein Pasch geht vor: Leg dort an. Alle anderen Züge sind solange zu.
coach-train-marked = Nichts hat gepasst: Dein Zug ist für alle offen. Leg dort an, dann ist der Marker weg.
coach-train-others = An Züge mit Marker kannst auch du anlegen: { $who }.
coach-train-run = Behalt Steine, die aneinander passen, für deinen Zug. Die anderen leg woanders an.
coach-train-mexican = Der Mexican Train ist immer offen: gut für Steine, die nicht zu deinem Zug passen.
coach-train-heavy = { $who } hat nur noch { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}. Werde jetzt schwere Steine los.
