button-biggest-mistake = Grootste fout
button-my-match = Mijn partij
button-details = Details
button-share = Delen

moment-of-deal = { $deal }, { $moment }

mistake-better = { $best } was { $points } beter dan { $played }.
mistake-shared = { $who } deelt een fout.
mistake-none = Geen duidelijke fouten in ronde { $deal }. Goed gespeeld!
mistake-nothing = In ronde { $deal } had je niets te kiezen.
mistake-little = Geen grote fout in ronde { $deal }. Hoogstens was **{ $best }** { $points } beter dan **{ $played }**.
mistake-waiting = Ik bekijk al je keuzes …
mistake-waiting-match = Ik bekijk al je keuzes: ronde { $deal } van { $deals } …

mistake-cost = Dat kostte { $who-is ->
    [you] je
   *[one] { $who }
} { $points }
mistake-slip = Een kleine misser: { $points }
mistake-chose = { $who-is ->
    [you] Jij koos
   *[one] { $who } koos
}
mistake-best = Beter
mistake-on-table = Op tafel
mistake-to-lead = Uitkomen
mistake-to-place = Aanleggen: { $tile }
mistake-line = De lijn
mistake-no-line = Nog leeg
mistake-pass-left = Links doorgeven
mistake-pass-right = Rechts doorgeven
mistake-pass-across = Naar de overkant
mistake-pass = Doorgeven
mistake-no-bid = Nog geen bod
mistake-bid = { $who } bood { $bid }
mistake-bid-won = { $who } bood { $bid }, nu { $won }
mistake-leader = { $who } kwam uit

chance-bid = Kans om het te halen
chance-own = Kans om { $bid } te halen
chance-other = Kans dat { $who } { $bid } haalt
chance-moon = Kans op pit
chance-moon-other = Kans dat een ander pit haalt
chance-better = Loopt beter af
chance-level = Pakt even vaak beter uit, maar met meer verschil.

details-cost = Kosten: gemiddeld { $cost } ± { $error } { $unit ->
    [mark] strepen
    [round] rondes
   *[point] punten
}, in { $worlds } rondes die passen bij wat je wist.
details-exact = Kosten: { $cost } { $unit ->
    [mark] strepen
    [round] rondes
   *[point] punten
}, precies uitgerekend.
details-chance = { $chance }: { $best }% in plaats van { $played }%.
details-note = -# Dit gaat alleen uit van wat je toen kon weten. Echte mensen kunnen anders spelen.

match-luck-told = { $came ->
    [even] Je stenen waren gemiddeld.
    [good] Je stenen leverden je { $points } op.
   *[bad] Je stenen kostten je { $points }.
}
match-slips-told = { $slips ->
    [0] Geen missers. Goed gespeeld!
    [one] 1 misser kostte je { $points }.
   *[other] { $slips } missers kostten je { $points }.
}
match-course-told = { $came ->
    [good] Precisie { $accuracy }: duidelijk beter dan je gebruikelijke { $usual }.
   *[bad] Precisie { $accuracy }: duidelijk onder je gebruikelijke { $usual }.
}
grade-best = { $count } beste
grade-good = { $count } goede
grade-small-slip = { $count ->
    [one] { $count } kleine misser
   *[other] { $count } kleine missers
}
grade-slip = { $count ->
    [one] { $count } misser
   *[other] { $count } missers
}
match-unscored = Geen enkele ronde telde, dus ik weet niet hoe goed je stenen waren.
match-choose = Je duurste keuzes
match-choice = { $moment }: { $played }, beter { $best }
match-choice-cost = kostte { $points }
match-details-accuracy = { $decisions ->
    [one] Precisie { $accuracy } van 100 bij 1 keuze: { $counts }.
   *[other] Precisie { $accuracy } van 100 bij { $decisions } keuzes: { $counts }.
}
match-details-nothing = Je had niets te kiezen, dus er is geen precisie.
match-details-parts = Je stenen { $luck } ± { $error }, je missers { $slips }, de rest { $rest } ± { $error }. Samen { $total } { $unit ->
    [mark] strepen
    [round] rondes
   *[point] punten
}.
match-details-deal = { $lost } (ronde { $deal })
match-details-deals = Kosten van missers per ronde: { $deals }.
match-details-note = -# Beste = de beste zet, of te dichtbij om te zeggen. Goede = kostte bijna niets, of ik ben niet zeker. Precisie = 100 zonder missers, en minder naarmate ze meer kosten naast wat een ronde waard is. Je stenen = wat zwakke computers ermee halen. De rest = hoe de anderen speelden, en toeval.

match-accuracy = Precisie
match-of-hundred = van 100
match-scale = 100 = geen missers
match-course = Laatste { $count }
match-no-accuracy = Niets te kiezen
match-ahead = { $unit ->
    [mark] Strepen voorsprong
    [round] Rondes voorsprong
   *[point] Punten voorsprong
}
match-luck = je stenen
match-rest = de rest
match-slips = je missers
match-total = totaal
match-no-score = Geen ronde telde
match-costliest = Duurste zetten
match-no-mistake = Geen duidelijke fouten.
match-no-mistake-more = Met wat je toen kon weten.
match-moves = { $played }, beter { $best }

alt-mistake = Grootste fout. { $moment }: { $headline }. { $who } koos { $played }, beter { $best }.
alt-mistake-chance = { $chance }: { $best } in plaats van { $played }.
alt-mistake-table = Op tafel: { $plays }.
alt-match = Mijn partij, { $title }.
alt-match-accuracy = Precisie { $accuracy } van 100: { $counts }.
alt-match-course = Precisie van de laatste partijen: { $accuracies }.
alt-match-deal = { $deal }: { $counts }.
alt-match-costliest = Duurste: { $moves }.

analysis-busy = De computers zijn nu bezig met partijen. Probeer het zo nog eens.
analysis-no-deal = Wacht tot een ronde voorbij is. Eerder zou het een hint zijn.
analysis-not-over = Die ronde is nog niet voorbij. Nu zou het een hint zijn.
analysis-nothing = In die ronde had je niets te kiezen.
analysis-not-yours = Dat is geen keuze van jou. Gebruik **Grootste fout** aan het eind van een ronde.
analysis-not-there = Alleen wie daar speelde, kan het terugkijken.
analysis-alone = Je speelde dit alleen, dus er is geen kanaal om het te delen.
analysis-elsewhere = Dit is in een ander kanaal gespeeld. Deel het daar.
