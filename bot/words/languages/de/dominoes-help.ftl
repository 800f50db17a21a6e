dominoes-help-aim = { $scoring ->
    [fives] Leg so, dass die offenen Enden der Kette zusammen 5, 10, 15 oder mehr ergeben. So viele Punkte bekommst du sofort.
    [fives_and_threes] Leg so, dass die offenen Enden der Kette ein Vielfaches von 5 oder 3 ergeben. Punkte gibt es sofort, die meisten für 15.
    [hands] { $sides ->
        [yes] Leg alle deine Steine oder hilf deinem Partner dabei. Jede gewonnene Runde bringt Punkte.
       *[no] Leg als Erster alle deine Steine. Jede gewonnene Runde bringt Punkte.
    }
   *[pips] { $sides ->
        [yes] Leg alle deine Steine oder hilf deinem Partner dabei. Das Team, das die Runde gewinnt, bekommt die Augen (Punkte auf den Steinen), die übrig sind.
       *[no] Wer zuerst alle Steine gelegt hat, gewinnt die Runde und bekommt die Augen (Punkte auf den Steinen), die die anderen noch haben.
    }
}
dominoes-help-example-aim = Gleiche Hälften berühren sich
dominoes-help-example-sum = { $counts } = { $sum }: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

dominoes-help-deal = { $players } Spieler bekommen je { $tiles } Steine aus einem Satz bis { $highest ->
    [6] 6-6
    [7] 7-7
    [8] 8-8
   *[9] 9-9
}.
dominoes-help-boneyard = { $leftover ->
    [one] Der übrige Stein ist der Stock, verdeckt.
   *[other] Die { $leftover } übrigen Steine sind der Stock, verdeckt.
}
dominoes-help-keep = { $keep ->
    [one] Der letzte davon wird nie gezogen.
   *[other] Die letzten { $keep } davon werden nie gezogen.
}
dominoes-help-asleep = { $leftover ->
    [one] Der übrige Stein bleibt verdeckt, niemand zieht ihn.
   *[other] Die { $leftover } übrigen Steine bleiben verdeckt, niemand zieht sie.
}
dominoes-help-opens = { $opens ->
    [highest_double] Wer den höchsten Pasch hat, eröffnet damit die erste Runde. Hat niemand einen, eröffnet der schwerste Stein.
    [heaviest] Wer den schwersten Stein hat, also den mit den meisten Augen, eröffnet damit die erste Runde.
   *[lot] Alle ziehen einen Stein: Wer die meisten Augen hat, eröffnet die erste Runde mit einem beliebigen Stein, bei Gleichstand wird neu gezogen.
}
dominoes-help-then = { $then ->
    [winner] Danach eröffnet, wer die Runde gewonnen hat, mit einem beliebigen Stein.
    [highest_double] Auch in späteren Runden eröffnet der höchste Pasch.
   *[next] Danach eröffnet in jeder Runde der Nächste, mit einem beliebigen Stein.
}

dominoes-help-turn = Leg einen Stein mit der Zahl eines offenen Endes an. Wenn du kannst, musst du.
dominoes-help-no-fit = { $boneyard ->
    [asleep] Kannst du nicht anlegen, setzt du aus. So sehen alle, welche Zahlen du nicht hast.
   *[drawn] { $drawing ->
        [one] Passt nichts, ziehe ich einen Stein für dich. Passt er nicht oder ist keiner mehr da, setzt du aus.
       *[until_it_fits] Passt nichts, ziehe ich für dich, bis ein Stein passt. Ist nichts mehr zu ziehen, setzt du aus.
    }
}
dominoes-help-example-turn = Enden 2 und 4: 4-1 und 2-2 passen, 3-3 nicht

dominoes-help-title-spinner = Der Spinner
dominoes-help-spinner = Der erste Pasch ist der Spinner: An ihn passen Steine auf allen vier Seiten. Oben und unten gehen auf, wenn links und rechts belegt sind.
dominoes-help-spinner-counts = Der Spinner zählt mit beiden Hälften, bis links und rechts belegt sind, danach gar nicht mehr. Oben und unten zählen, sobald dort ein Stein liegt.
dominoes-help-example-spinner = An 6-6 passen Steine auf allen vier Seiten

dominoes-help-title-sum = Die Summe der Enden
dominoes-help-sum = { $scoring ->
    [fives] Nach deinem Zug zähle ich alle offenen Enden zusammen. Ist die Summe ein Vielfaches von 5, bekommst du sie: 15 bringt 15.
   *[fives_and_threes] Nach deinem Zug zähle ich alle offenen Enden zusammen. Du bekommst 1 Punkt für jede 5 und jede 3, aus denen die Summe besteht: 15 bringt 8, 10 bringt 2, 9 bringt 3.
}
dominoes-help-sum-doubles = Ein Pasch am Ende zählt mit beiden Hälften: 5-5 zählt 10.

dominoes-help-title-deal-end = Das Ende einer Runde
dominoes-help-deal-end =
    Eine Runde endet, wenn jemand den letzten Stein legt: Domino!

    Sie endet auch, wenn niemand mehr legen kann: Die Kette ist blockiert.
dominoes-help-blocked = { $blocked-by ->
    [closer] Dann vergleicht der Blockierer seine Augen mit denen des nächsten Spielers. Wer weniger hat, gewinnt die Runde, bei Gleichstand der Blockierer.
    [lowest] { $sides ->
        [yes] Dann gewinnt die Hand mit den wenigsten Augen die Runde für ihr Team.
       *[no] Dann gewinnt die Runde, wer die wenigsten Augen hat.
    }
    [nobody] Dann ist es Gleichstand, und die Augen sind egal.
   *[side] { $sides ->
        [yes] Dann gewinnt das Team, das zusammen die wenigsten Augen hat.
       *[no] Dann gewinnt die Runde, wer die wenigsten Augen hat.
    }
}
dominoes-help-tied = { $tied-block ->
    [carried] Bei Gleichstand bekommt die Punkte, wer die nächste Runde gewinnt.
    [opener] { $sides ->
        [yes] Bei Gleichstand gewinnt das Team, das eröffnet hat.
       *[no] Bei Gleichstand gewinnt, wer in Spielrichtung näher am Eröffner sitzt.
    }
    [closer] { $sides ->
        [yes] Bei Gleichstand gewinnt das Team, das blockiert hat.
       *[no] Bei Gleichstand gewinnt, wer in Spielrichtung näher am Blockierer sitzt.
    }
    [carried_one] Bei Gleichstand bekommt 1 Punkt mehr, wer die nächste Runde gewinnt.
    [closer_loses] { $sides ->
        [yes] Bei Gleichstand verliert das Team, das blockiert hat.
       *[no] Bei Gleichstand gewinnt, wer davon als Erster nach dem Blockierer dran wäre.
    }
   *[nobody] Bei Gleichstand gewinnt sie niemand.
}
dominoes-help-example-blocked = Alle sieben 3er liegen in der Kette: blockiert

dominoes-help-won = { $sides ->
    [yes] { $counts ->
        [all] Das Team, das die Runde gewinnt, bekommt alle übrigen Augen, auch die des Partners.
       *[opponents] Das Team, das die Runde gewinnt, bekommt die Augen, die das andere noch hat.
    }
   *[no] Wer die Runde gewinnt, bekommt die Augen, die die anderen noch haben.
}
dominoes-help-rounded = Sie werden auf Fünfer gerundet: 13 Augen bringen 15, 12 bringen 10.
dominoes-help-chips-out = Dein letzter Stein bringt 1 Punkt mehr. Die übrigen Augen bringen nichts.
dominoes-help-blocked-score = { $blocked-scores ->
    [same] Eine blockierte Runde bringt dasselbe: { $own } Augen gegen { $left } bringen { $points } Punkte.
   *[difference] Eine blockierte Runde bringt die Differenz: { $own } Augen gegen { $left } bringen { $points } Punkte.
}
dominoes-help-worth = Eine gewonnene Runde bringt 1 Punkt, auch eine blockierte.
dominoes-help-worths = Wirst du mit einem Pasch fertig, bekommst du { $worth-double }, mit einem Stein, der an beide Enden passt, { $worth-both }, und mit einem Pasch, der an beide Enden passt, { $worth-crossed }.
dominoes-help-love = Haben alle eine Runde gewonnen, geht es für alle zurück auf 0, und der höchste Pasch eröffnet. Du gewinnst also mit { $target } Punkten, solange jemand noch keinen hat.
dominoes-help-target = { $sides ->
    [yes] Das erste Team mit { $target } Punkten gewinnt die Partie.
   *[no] Wer zuerst { $target } Punkte hat, gewinnt die Partie.
}
dominoes-help-title-extra = Extrapunkte
dominoes-help-capicua = Capicúa: Dein letzter Stein passt an { $spinner ->
    [first_double] jedes Ende
   *[none] beide Enden
} und ist kein Pasch. Du bekommst { $capicua } Punkte mehr.
dominoes-help-chuchazo = Chuchazo: Dein letzter Stein ist 0-0. Du bekommst { $chuchazo } Punkte mehr.
dominoes-help-first-pass = Erstes Aussetzen: Du eröffnest, und der Nächste muss aussetzen. Du bekommst sofort { $first-pass } Punkte.
dominoes-help-paso-redondo = Paso redondo: Du legst, alle anderen müssen aussetzen, und du legst wieder. Du bekommst sofort { $paso-redondo } Punkte.
dominoes-help-first-deals = Erste Runden: Ein Sieg in Runde 1 bis 4 bringt 100, 75, 50 und 25 Punkte mehr.
dominoes-help-example-capicua = 4-2 passt an beide Enden: Capicúa

dominoes-help-well-sums = Such einen Zug, der Punkte bringt. Gibt es keinen, lass Enden offen, die den anderen kaum Punkte bringen.
dominoes-help-well-heavy = Leg schwere Steine früh, sonst zählen ihre Augen für andere. Leg auch Pasche früh: Sie passen nur zu einer Zahl.
dominoes-help-well-hands = Es zählt nur, als Erster fertig zu werden. Auf Augen kommt es nur an, wenn ein Block droht.
dominoes-help-well-numbers = Behalte verschiedene Zahlen, damit du möglichst oft anlegen kannst. Jede Zahl ist auf { $count } Steinen: Zähl mit, was du siehst.
dominoes-help-well-passes = Merk dir, bei welchen Zahlen der Nächste ausgesetzt hat, und lass sie offen.
dominoes-help-well-partner = Hilf deinem Partner: Lass die Zahlen offen, die er spielt, und deck die zu, bei denen er ausgesetzt hat.
dominoes-help-example-well = Der Nächste hat keine 4er: 4-2 lässt nur 4 offen
