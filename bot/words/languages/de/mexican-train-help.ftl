mexican-train-help-aim = Leg deine Steine zu Zügen aus gleichen Hälften und sei sie als Erster los. Die Augen, die du am Ende einer Runde noch hast, zählen gegen dich.
mexican-train-help-example-aim = Züge beginnen am Startpasch. Gleiche Hälften berühren sich

mexican-train-help-deal = { $players } Spieler bekommen je { $tiles } Steine aus einem Satz bis { $highest ->
    [12] 12-12
   *[9] 9-9
}.
mexican-train-help-boneyard = { $leftover ->
    [one] Der übrige Stein ist der Stock, verdeckt.
   *[other] Die { $leftover } übrigen Steine sind der Stock, verdeckt.
}
mexican-train-help-engine = In jeder Runde beginnen alle Züge am selben Pasch, dem Startpasch. { $rounds ->
    [1] Ihr spielt eine Runde mit { $highest }-{ $highest }.
   *[other] In Runde 1 ist es { $highest }-{ $highest }, dann jede Runde der nächstkleinere.
}
mexican-train-help-first = Der Startpasch liegt aus, bevor die Steine verteilt werden. Alle ziehen einen Stein: Wer die meisten Augen hat, beginnt Runde 1, bei Gleichstand wird neu gezogen. Danach beginnt in jeder Runde der Nächste.
mexican-train-help-first-dealt = Hast du den Startpasch, lege ich ihn für dich aus, und du beginnst. Hat ihn niemand, zieht ihr reihum, bis er auftaucht, und behaltet das Gezogene.

mexican-train-help-title-trains = Die Züge
mexican-train-help-own = Alle haben einen eigenen Zug. Sein erster Stein hat die Zahl des Startpaschs.
mexican-train-help-mexican = Dazu gibt es den Mexican Train. { $mexican-from ->
    [own_started] Er ist für alle offen, deren eigener Zug einen Stein hat. Einen Pasch dort abdecken darfst du auch ohne.
   *[any_time] Er ist für alle offen, und jeder kann ihn beginnen.
}
mexican-train-help-marked = Auch ein Zug mit Marker ist für alle offen.
mexican-train-help-example-marked = 8-3 passt an deinen Zug, 6-5 an den mit Marker, 5-1 nicht

mexican-train-help-turn = Leg einen Stein an deinen Zug, den Mexican Train oder einen mit Marker. Wenn du kannst, musst du.
mexican-train-help-no-fit = Passt nichts, ziehe ich einen Stein für dich und lege ihn, wenn er an einen Zug passt. Passt er nicht oder ist keiner mehr da, setzt du aus.
mexican-train-help-marker = Setzt du aus, bekommt dein Zug einen Marker. Er verschwindet, wenn du an deinen eigenen Zug anlegst.

mexican-train-help-title-first-turn = Der Anfang
mexican-train-help-first-turn = Bist du zum ersten Mal dran, legst du beliebig viele Steine, alle an deinen eigenen Zug. Passt keiner, ziehst du einen.
mexican-train-help-first-doubles = Pasche musst du dabei nicht abdecken. Endet dein Zug mit einem, muss er abgedeckt werden, sobald alle einmal dran waren.
mexican-train-help-first-doubles-free = Auf einen Pasch muss dabei kein zweiter Stein folgen.

mexican-train-help-title-doubles = Pasche
mexican-train-help-doubles = { $doubles ->
    [cover] Nach einem Pasch legst du gleich noch einmal, um ihn abzudecken. Kannst du nicht, ziehst du einen Stein, und passt auch der nicht, setzt du aus.
    [chain] Nach einem Pasch kannst du weitere Pasche an offene Züge legen, dann deckst du einen davon ab. Kannst du nicht, ziehst du einen Stein, und passt auch der nicht, setzt du aus.
    [free] Nach einem Pasch legst du noch einen Stein an irgendeinen offenen Zug. Kannst du nicht, ziehst du einen Stein, und passt auch der nicht, setzt du aus.
   *[none] Ein Pasch ist ein Stein wie jeder andere.
}
mexican-train-help-owed = { $doubles ->
    [chain] Offene Pasche müssen zuerst abgedeckt werden, der älteste vor den anderen. Dort können alle anlegen, sonst nirgends.
   *[cover] Ein offener Pasch muss vor allem anderen abgedeckt werden. Dort können alle anlegen, sonst nirgends.
}
mexican-train-help-no-cover = Liegen alle Steine mit seiner Zahl aus, muss ein Pasch nicht abgedeckt werden.

mexican-train-help-title-round-end = Das Ende einer Runde
mexican-train-help-round-end = Eine Runde endet, wenn jemand den letzten Stein legt.
mexican-train-help-last-double = { $last-double ->
    [covered] Ist der letzte Stein ein Pasch, wird einer gezogen: Passt er, ist der Spieler fertig. Ist der Stock leer oder liegen alle Steine dieser Zahl aus, ist er es ohnehin.
   *[ends] Der letzte Stein kann ein Pasch sein und muss dann nicht abgedeckt werden.
}
mexican-train-help-blocked = Sie endet auch, wenn der Stock leer ist, alle nacheinander ausgesetzt haben und niemand mehr legen kann.

mexican-train-help-score = Alle bekommen die Augen, die sie noch haben.
mexican-train-help-match = { $rounds ->
    [1] Die wenigsten Punkte gewinnen, bei Gleichstand teilt ihr den Sieg.
   *[other] Nach { $rounds } Runden gewinnen die wenigsten Punkte, bei Gleichstand teilt ihr den Sieg.
}

mexican-train-help-well-heavy = Leg schwere Steine früh: Sie kosten am meisten, wenn jemand anders fertig ist.
mexican-train-help-well-train = Plan deinen Zug: Such die längste Folge in deiner Hand. Was nicht dazugehört, leg an den Mexican Train oder an Züge mit Marker.
mexican-train-help-well-doubles = { $doubles ->
    [free] Leg Pasche, solange du noch einen zweiten Stein legen kannst.
   *[cover] Leg Pasche, solange du sie abdecken kannst oder wenn der Nächste es nicht kann.
}
mexican-train-help-well-mexican = Achte darauf, wobei die anderen ziehen und aussetzen: So siehst du, welche Zahlen sie nicht haben.
