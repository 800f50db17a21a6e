lesson-dominoes-welcome = Wees eerder door je stenen heen dan { $ann }. Gelijke helften liggen tegen elkaar, en je legt aan bij een van de twee kanten van de lijn. De winnaar scoort de ogen (stippen) in de andere hand.

lesson-dominoes-fits =
    Je 3-3 was de hoogste dubbele, dus die opende de ronde. { $ann } speelde 3-0: de lijn eindigt op een blanco en een 3.
    {"**"}Speel een steen met een blanco of een 3.**
    .right = Die past op de 3. 6-4 en 5-4 hebben geen 3 en geen blanco en moeten wachten.
    .right-blank = Die past op de blanco. 6-4 en 5-4 hebben geen 3 en geen blanco en moeten wachten.

lesson-dominoes-keep =
    Een paar zetten later eindigt de lijn op een 3 en een blanco. 4-0 en 2-0 passen op de blanco.
    {"**"}Welke laat een getal open waarop jij straks verder kunt?**
    .right = Die laat een 4 open, en je hebt nog 6-4 en 5-4. { $ann } heeft geen 3 en geen 4, dus ze moet pakken.
    .hint = Die laat een 2 open, en je andere stenen hebben geen 2 of 3. Je zou moeten pakken.

lesson-dominoes-ends =
    { $ann } had geen 3 en geen 4: ze pakte tot 6-3 paste. De lijn eindigt op een 6 en een 4.
    {"**"}Welke zet laat alleen een getal open dat { $ann } niet heeft?**
    .right = Beide kanten zijn nu een 4, en { $ann } heeft geen 4. Ze moet weer pakken.
    .hint = Dat laat een 6 open, en die kan { $ann } hebben. Welk getal heeft ze niet?

lesson-dominoes-alone =
    De ronde gaat door, en de lijn eindigt op een 1 en een 2. { $ann } heeft geen 4'en, en jij hebt er drie.
    {"**"}4-2 of 2-0?**
    .right = Je opent weer een 4, en alleen jij kunt daar verder.
    .hint = Die laat een 1 en een blanco open, en je andere stenen hebben die niet. Je zou moeten pakken.

lesson-dominoes-double =
    De lijn eindigt op een 6 en een 4. { $ann } heeft nog steeds geen 4'en.
    {"**"}4-4 of 4-3?**
    .right = Een dubbele past maar op één getal, dus speel hem zolang het kan. De 4 blijft open voor je 4-3.
    .hint = Dan is er geen 4 open en zit je met 4-4: een dubbele past maar op één getal.

lesson-dominoes-last =
    Nog twee stenen: 4-3 en 2-0. De lijn eindigt op een blanco en een 4.
    {"**"}Welke speel je?**
    .right = { $ann } heeft geen 3'en, dus ze moet op de blanco. Ze speelt 0-0, en met je 2-0 ben je uit: domino! Ze heeft nog 7 ogen, dus je scoort 7.
    .right-sure = { $ann } heeft geen 4'en, dus de 4 blijft open voor je 4-3. Volgende beurt ben je uit: domino!

lesson-dominoes-learned =
    • Speel een steen met het getal van een open kant. Kun je niet, dan pak je.
    • Laat getallen open die jij hebt en de anderen niet.
    • Speel dubbelen zolang het kan.
    • De winnaar scoort de ogen in de andere handen.

lesson-dominoes-suits-title = Je sterke getal
lesson-dominoes-suits-welcome = Block met vier spelers: alle stenen zijn gedeeld, en niemand pakt. Het gaat erom welke getallen open blijven.

lesson-dominoes-suits-keep =
    De lijn eindigt op een 4 en een 3. Vier van je zes stenen hebben een 3.
    {"**"}Welke zet houdt de 3 open voor jou?**
    .right = De 3 blijft open, je hebt er nog vier stenen voor, en je 6-3 past aan beide kanten.
    .three = Beide kanten zijn een 3, maar dat kost je er zelf een. Met 6-4 houd je ze alle vier.
    .hint = Dat bedekt de 3, je beste getal. Speel aan de andere kant.

lesson-dominoes-suits-again =
    Een rondje later eindigt de lijn op een 2 en een 3. Je hebt nog steeds vier stenen met een 3.
    {"**"}Welke speel je?**
    .right = De 3 blijft open, en je 3-1 past nu aan beide kanten.
    .hint = Zo bedek je de 3 zelf. Laat eerst de anderen hun 3'en opmaken.

lesson-dominoes-suits-learned =
    • Zoek het getal dat de meeste van je stenen hebben.
    • Houd het open: speel aan de andere kant zolang het kan.

lesson-dominoes-passes-title = Na een pas
lesson-dominoes-passes-welcome = Wie past, heeft geen van de open getallen. Onthoud ze, en gebruik ze.

lesson-dominoes-passes-knock =
    De lijn eindigt op een 5 en een 4. { $ann } en { $bo } hebben al gepast op een 5.
    {"**"}Na welke zet moeten ze allebei weer passen?**
    .right = Beide kanten zijn nu een 5: { $ann } en { $bo } passen. Alleen { $cleo } kan een 5 hebben.
    .hint = Dat laat een ander getal open. Welk getal hebben { $ann } en { $bo } allebei niet?

lesson-dominoes-passes-again =
    Ze pasten allebei, en { $cleo } speelde 5-0. De kanten zijn een blanco en een 5. Je hebt 6-4, 6-0 en 5-3.
    {"**"}Welke zet laat alleen getallen open die niemand anders heeft?**
    .right = Alle andere 5'en en 6'en liggen in de lijn. Iedereen past, en jij bent weer.
    .hint = Dat opent een 3, en de anderen spelen door. Tel de 6'en: vijf in de lijn, twee bij jou.

lesson-dominoes-passes-turn =
    Iedereen paste. De kanten zijn een 6 en een 5, en je hebt 6-4 en 5-3.
    {"**"}Welke eerst? { $bo } paste ook al op een 3.**
    .right = { $bo } heeft geen 3 en houdt zijn ogen. De 6 wacht op je 6-4: volgende beurt ben je uit en scoor je 28.
    .hint = Ook zo ben je volgende beurt uit, maar een 4 kan iedereen hebben. Bij een 3 moet { $bo } passen.

lesson-dominoes-passes-learned =
    • Past iemand, onthoud dan de open getallen: die heeft die speler niet.
    • Open ze weer vlak voor die speler.
    • Passen alle anderen, dan speel je nog eens.

lesson-dominoes-seven-title = Tot zeven tellen
lesson-dominoes-seven-welcome = Elk getal staat op zeven stenen. { $bo } is hier je maat.

lesson-dominoes-seven-count =
    De lijn eindigt op een 6 en een 5. Er liggen al vier 5'en: 5-5, 5-4, 5-2 en 5-0.
    {"**"}Hoe speel je twee keer achter elkaar?**
    .right = Vier in de lijn, drie bij jou: niemand anders heeft een 5. Alle drie passen.
    .hint = Dat laat een ander getal open. Tel de 5'en: vier in de lijn, drie bij jou.

lesson-dominoes-seven-spare =
    Iedereen paste, en beide kanten zijn een 5. Je hebt 5-3, 5-1, 2-2 en 1-0.
    {"**"}5-3 of 5-1?**
    .right = Op de 1 kan je 1-0 volgen, en je houdt 5-3: de allerlaatste 5.
    .hint = Dan past geen van je andere stenen op de 3. Welk getal heb je nog een keer?

lesson-dominoes-seven-block =
    De lijn eindigt op een 3 en een 5. Je hebt 5-3, 2-2 en 1-0: na deze zet nog maar 5 ogen.
    {"**"}Waar speel je 5-3?**
    .right = Beide kanten zijn een 5, en alle zeven liggen er: vast! Met zo weinig ogen win je, en je team scoort 56.
    .hint = Dat laat 3'en open, en de anderen spelen door. Met aan beide kanten een 5 kan niemand iets.

lesson-dominoes-seven-learned =
    • Elk getal staat op zeven stenen. Tel wat je ziet.
    • Heb je alle andere, dan kun alleen jij daar spelen.
    • Zet de lijn vast als je weinig ogen hebt.

lesson-dominoes-partner-title = Je maat
lesson-dominoes-partner-welcome = { $bo } is je maat. Hier gaat het tegen de klok in: na jou komt { $cleo }, dan { $bo }, dan { $ann }.

lesson-dominoes-partner-skip =
    De kanten zijn een blanco en een 5. { $cleo } paste al op allebei, en { $bo } heeft nog één steen.
    {"**"}5-5 of 5-3?**
    .right = Er is niets nieuws open: { $cleo } moet passen, en dan is { $bo } aan de beurt.
    .hint = Dat opent een 3, en dan kan { $cleo } weer spelen. Laat getallen open die { $cleo } niet heeft.

lesson-dominoes-partner-seven =
    De kanten zijn een 2 en een 5. { $ann } heeft nog één steen, zonder 1 en 5: 6-2, 3-2 of 3-3.
    {"**"}2-2 of 5-3?**
    .right = Je opent geen nieuw getal: { $ann } is alleen uit als er een 2 open blijft. Je 5-3 is de laatste 5 en kan wachten.
    .hint = Dan zijn een 2 en een 3 open, en { $ann } is met elk van die stenen uit, als niemand ze bedekt.

lesson-dominoes-partner-learned =
    • Laat de speler vóór je maat passen.
    • Open niets waar een tegenstander met één steen iets aan heeft.
    • Wint je maat, dan win jij ook.

lesson-dominoes-last-title = De laatste stenen
lesson-dominoes-last-welcome = Draw tegen { $ann }. Ze moest pakken bij een 6 en een 3, dus die had ze niet.

lesson-dominoes-last-lacks =
    De lijn eindigt op een 6 en een 5. Van alle 6'en is alleen 6-2 nog niet gezien.
    {"**"}Na welke zet moet { $ann } het meest pakken?**
    .right = Beide kanten zijn een 6: { $ann } pakt tot ze 6-2 vindt.
    .three = Een 3 heeft ze ook niet, maar er zijn er nog veel, en snel pakt ze er een. Van de 6'en is er nog één.
    .hint = Dat laat een getal open dat { $ann } kan hebben. Ze heeft geen 6'en.

lesson-dominoes-last-double =
    { $ann } pakte 6-2 en speelde die: de kanten zijn een 2 en een 6. Je hebt 6-4, 5-3 en 2-2.
    {"**"}2-2 of 6-4?**
    .right = De dubbele is weg, en je 6-4 is de laatste 6: die kant neemt niemand je af.
    .hint = Je 6-4 is de laatste 6 en kan wachten. 2-2 niet: { $ann } kan de 2 bedekken.

lesson-dominoes-last-out =
    De kanten zijn een 5 en een 6. Je hebt 6-4 en 5-3.
    {"**"}Welke eerst?**
    .right = { $ann } kan de 6 niet bedekken, dus volgende beurt ben je uit met 6-4: domino! Je scoort 18.
    .hint = Dan kan { $ann } de 5 bedekken vóór je 5-3. De 6 is veilig: niemand anders heeft er een.

lesson-dominoes-last-learned =
    • Laat getallen open waarvan je nog weinig stenen niet zag.
    • Een getal dat alleen jij hebt, wacht op je laatste steen.
    • Speel eerst wat anderen je kunnen afnemen.

lesson-all-fives-welcome = Gelijke helften liggen tegen elkaar. Na elke zet worden de open kanten van de lijn opgeteld: 5, 10, 15 enzovoort scoren meteen zoveel punten.

lesson-all-fives-sum =
    { $ann } opende met 6-6. Een dubbele telt beide helften, dus samen zijn de kanten 12.
    {"**"}Welke steen maakt er 15 van?**
    .right = 12 + 3 = 15: je scoort meteen 15 punten.
    .hint = 12 + 5 = 17, en dat scoort niets.

lesson-all-fives-spinner =
    De eerste dubbele is de spinner. Beide kanten zijn bezet, dus nu kun je er ook boven en onder aanleggen. Nu scoort niets.
    {"**"}Welke steen raak je later het moeilijkst kwijt?**
    .right = Een dubbele past maar op één getal. Speel hem zolang dat getal open is.
    .hint = Dat kan, maar je 3-3 past maar op één getal. Speel hem zolang er een 3 open is.

lesson-all-fives-arm =
    Links telt 5-5 voor 10, en rechts ligt een 5. Boven en onder tellen nog niet.
    {"**"}Waar speel je 6-5?**
    .right = 10 + 5 + 5 = 20 punten! Een arm telt zodra er een steen ligt.
    .hint = Dat bedekt een 5, en de som is geen veelvoud van 5. Waar levert 6-5 een extra 5 op?

lesson-all-fives-double =
    { $ann } had geen 5'en en geen 6'en, dus ze pakte. Nu scoort niets, en je 4'en passen onder.
    {"**"}4-4 of 4-0?**
    .right = Je dubbele is weg, en de 4 blijft open voor 4-0.
    .hint = Dan is er geen 4 open en zit je met 4-4: 8 ogen voor { $ann } als zij uit is.

lesson-all-fives-fives =
    De kanten: links 5-5 (10), rechts een blanco, boven een 5, onder 4-4 (8). Samen 23.
    {"**"}Welke zet maakt er 15 van?**
    .right = 10 + 5 = 15 punten. Daarna ben je uit met je 3-0: { $ann } heeft nog 6 ogen, dus je scoort er 5 bij.
    .hint = Dan wordt het meer dan 23. Bedek de 4-4, die telt voor 8.

lesson-all-fives-learned =
    • Na je zet worden alle open kanten opgeteld. Veelvouden van 5 scoren.
    • Een dubbele aan een open kant telt beide helften, een arm zodra er een steen ligt.
    • Scoort er niets, speel dan dubbelen en zware stenen.
    • Ben je uit, dan scoor je de ogen die over zijn, afgerond op vijven.

lesson-all-fives-sums-title = De som maken
lesson-all-fives-sums-welcome = Trek af wat je bedekt, tel op wat je open laat. Een dubbele aan een kant telt beide helften.

lesson-all-fives-sums-double =
    De kanten: links een 4, rechts 6-6 (12). Samen 16.
    {"**"}Welke zet maakt er 20 van?**
    .right = 4-4 telt voor 8: 8 + 12 = 20 punten.
    .hint = Dat is geen veelvoud van 5. Hoeveel telt een dubbele?

lesson-all-fives-sums-swap =
    De kanten: links 5-5 (10), rechts 6-6 (12). Samen 22.
    {"**"}Welke zet maakt er 15 van?**
    .right = Die bedekt de 12 en laat een 5 open: 10 + 5 = 15 punten.
    .left = Die bedekt de 10 en laat een 6 open: 6 + 12 = 18. Bedek de andere dubbele.
    .hint = 10 + 3 = 13, en dat scoort niets.

lesson-all-fives-sums-arm =
    De kanten: links 5-5 (10), rechts een 5, boven een 2. Samen 17. Onder is nog vrij en telt niet.
    {"**"}6-3 onder of 2-1 boven?**
    .right = Een nieuwe arm telt er alleen bij: 17 + 3 = 20 punten.
    .hint = 17 − 2 + 1 = 16. Een nieuwe arm haalt niets weg: wat telt 6-3 erbij?

lesson-all-fives-sums-learned =
    • Nieuwe som = oude som − wat je bedekt + wat je open laat.
    • Een nieuwe arm van de spinner telt er alleen bij.

lesson-all-fives-keep-title = De som houden
lesson-all-fives-keep-welcome = Scoort { $ann }, zoek dan een zet die niets verandert: dezelfde som scoort dan voor jou.

lesson-all-fives-keep-arm =
    { $ann } scoorde 10: links een 4, rechts een 6. Boven en onder is je 5-5 nog vrij.
    {"**"}Welke zet houdt het op 10?**
    .right = De nieuwe arm telt een blanco erbij, 0: nog steeds 10, en nu 10 punten voor jou.
    .hint = Dat verandert de som: 4-4 maakt 14, 4-2 maakt 8. Wat telt er 0 bij?

lesson-all-fives-keep-blank =
    { $ann } scoorde 5: links een 4, rechts een 1, boven een blanco.
    {"**"}Welke zet houdt het op 5?**
    .right = 0-0 telt 0 + 0: nog steeds 5, en 5 punten voor jou.
    .hint = 4-4 maakt 9, 4-2 maakt 3. Welke dubbele telt niets?

lesson-all-fives-keep-double =
    De kanten: links een 4, rechts 1-1 (2), boven 0-0 (0). Samen 6.
    {"**"}4-4 of 4-2?**
    .right = 8 + 2 = 10 punten, en de 4 blijft open voor 4-2.
    .hint = 2 + 2 = 4 scoort niets, en dan zit je met 4-4.

lesson-all-fives-keep-learned =
    • Een blanco aan een vrije arm houdt de som gelijk, en 0-0 ook.
    • Een dubbele aan een kant telt dubbel: speel hem als dat een veelvoud van 5 geeft.
