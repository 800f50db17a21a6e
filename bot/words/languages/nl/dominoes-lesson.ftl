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
