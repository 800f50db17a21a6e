lesson-mexican-train-welcome = Raak als eerste al je stenen kwijt. Iedereen heeft een trein, en de Mexicaanse trein is van iedereen. Ze beginnen bij de startdubbele 12-12, en gelijke helften liggen tegen elkaar. Stenen die je overhoudt, kosten hun ogen.

lesson-mexican-train-start =
    { $ann } begon de eigen trein met 12-7. { $bo } had geen 12 en pakte een steen die ook niet paste. Die trein heeft nu een marker: hij is open voor iedereen.
    {"**"}Alleen je 12-8 past. Waar leg je die?**
    .right = Je eigen trein is begonnen, en niemand anders kan er spelen. Je andere stenen kunnen volgen.
    .hint = Op die trein kan iedereen spelen, en de jouwe heeft nog steeds een 12 nodig. Begin je eigen trein.

lesson-mexican-train-run =
    Een paar beurten later eindigt je trein op een 4. 10-4, 5-4 en 4-2 passen.
    {"**"}Met welke kan je trein het langst door?**
    .right = Hij eindigt op een 10. 10-10, 10-5, 5-4, 4-2 en 3-2 kunnen volgen.
    .right-five = Hij eindigt op een 5. 10-5 en 10-10 kunnen volgen.
    .hint = Hij eindigt op een 2. Na je 3-2 zou de trein stoppen.

lesson-mexican-train-double =
    Je trein eindigt op een 10. Een dubbele moet meteen worden afgedekt: je legt er nog een steen aan.
    {"**"}10-10 of 10-5?**
    .right = Je 10-5 dekt hem af. Een dubbele past maar op één getal: speel hem nu het kan.
    .hint = 10-10 past alleen op een 10 en zou je bijblijven. Speel hem nu: je 10-5 dekt hem af.

lesson-mexican-train-own =
    Je dekte je dubbele af met 10-5. Nu eindigen jouw trein en de Mexicaanse trein op een 5.
    {"**"}Waar leg je 5-4?**
    .right = Op jouw 4 kan niemand anders spelen, en 4-2 en 3-2 kunnen volgen.
    .hint = Daar kan iedereen op je 4 spelen vóór je 4-2. Op je eigen trein ligt hij veilig.

lesson-mexican-train-heavy =
    Je trein eindigt op een 4, de Mexicaanse trein op een 11. Je hebt niets om 11-11 af te dekken: je zou pakken, en misschien een marker krijgen.
    {"**"}11-11 of 4-2?**
    .right = 22 ogen weg! Niets paste, je pakte een steen, en je trein kreeg een marker. Nu moet { $ann } je dubbele afdekken.
    .hint = Je 4 wacht op je. De 11 niet: de volgende kan hem pakken, en dan houd je 22 ogen.

lesson-mexican-train-open =
    Een paar beurten paste er niets, en je pakte stenen. Nu heeft de trein van { $ann } ook een marker. Hij eindigt op een 10.
    {"**"}10-8 of 10-7?**
    .right = 18 ogen weg. Stenen die je overhoudt, kosten hun ogen, dus de zware gaan eerst.
    .hint = Die past, maar 10-8 is zwaarder. Stenen die je overhoudt, kosten hun ogen.

lesson-mexican-train-marker =
    Je pakte 5-1, en drie treinen eindigen op een 5: de jouwe, de Mexicaanse en die van { $bo }. De jouwe heeft nog een marker.
    {"**"}Waar leg je 5-1?**
    .right = De marker is weg. Je trein is weer van jou alleen.
    .hint = Je trein blijft open voor iedereen. Alleen een steen op je eigen trein haalt de marker weg.

lesson-mexican-train-cover =
    { $bo } speelde 7-7 en kon hem niet afdekken. Zolang dat niet gebeurt, kan niemand ergens anders spelen. Je hebt 10-7 en 8-7.
    {"**"}Waarmee dek je hem af?**
    .right = Afgedekt: iedereen kan weer op elke open trein spelen. Een paar beurten later ben je uit: { $ann } krijgt 46 punten, { $bo } 48 en jij 0.
    .right-eight = Afgedekt: iedereen kan weer op elke open trein spelen. Je 10-7 wacht op een 10 of een 7.

lesson-mexican-train-learned =
    • Speel op je eigen trein, de Mexicaanse trein of een met een marker.
    • Past er niets, dan pak je. Past dat ook niet, dan krijgt je trein een marker.
    • Een dubbele moet vóór al het andere worden afgedekt.
    • Maak je eigen trein lang, en speel zware stenen vroeg.

lesson-mexican-train-run-title = De langste trein
lesson-mexican-train-run-welcome = Ga voor je zet de getallen in je hand na: na welke steen kunnen de meeste andere volgen?

lesson-mexican-train-run-far =
    Je trein eindigt op een 5. 9-5, 8-5 en 5-0 passen.
    {"**"}Welke begint de beste rij?**
    .right = 10-8, 10-1, 11-1, 11-0 en 5-0 kunnen volgen, en er zijn 13 ogen weg.
    .zero = Die rij is even lang, maar 8-5 komt dan als laatste. Zware stenen gaan eerst.
    .hint = Geen van je andere stenen heeft een 9. De trein zou stoppen.

lesson-mexican-train-run-long =
    Een paar beurten later eindigt je trein op een 1.
    {"**"}11-1 of 2-1?**
    .right = Hij eindigt op een 11: 11-0, 5-0 en 9-5 kunnen volgen.
    .hint = Hij eindigt op een 2, en geen van je andere stenen heeft er een.

lesson-mexican-train-run-next =
    Je trein eindigt op een 11.
    {"**"}11-6 of 11-0?**
    .right = 5-0 en 9-5 kunnen volgen. 11-6 is niet verloren: die past op de trein van { $bo } als een marker hem opent.
    .hint = 11-6 is zwaarder, maar geen van je andere stenen heeft een 6. De trein zou stoppen.

lesson-mexican-train-run-learned =
    • Plan je trein: kijk twee of drie stenen vooruit.
    • Zijn twee rijen even lang, begin dan met de zwaarste steen.

lesson-mexican-train-doubles-title = Dubbelen
lesson-mexican-train-doubles-welcome = Een dubbele moet worden afgedekt. Houd de steen ervoor klaar, of bewaar de dubbele tot het laatst.

lesson-mexican-train-doubles-cover =
    Je trein eindigt op een 4 en heeft een marker. Je hebt 4-4, 5-4 en 5-5.
    {"**"}4-4 of 5-4?**
    .right = 5-4 dekt hem af, en de marker is weg. Volgende beurt kan 5-5 volgen.
    .hint = Dan is er geen 4 open voor 4-4. Speel die eerst: 5-4 dekt hem af.

lesson-mexican-train-doubles-bare =
    Nog twee stenen: 11-8 voor je trein, 7-7 voor de trein van { $bo }, met een marker. { $ann } en { $bo } hadden geen 7'en.
    {"**"}11-8 of 7-7?**
    .right = Volgende beurt is 7-7 je laatste steen: afdekken hoeft niet, en je bent uit.
    .hint = Je hebt niets om hem af te dekken en zou pakken. Als laatste steen hoeft 7-7 niet te worden afgedekt.

lesson-mexican-train-doubles-learned =
    • Speel een dubbele als je hem kunt afdekken.
    • Een dubbele als laatste steen hoeft niet te worden afgedekt.

lesson-mexican-train-open-title = Eerst andere treinen
lesson-mexican-train-open-welcome = Je eigen trein wacht op je. Een getal ergens anders kan voor je volgende beurt weg zijn.

lesson-mexican-train-open-double =
    { $bo } begon de Mexicaanse trein met 12-4. Je hebt 12-0 voor je eigen trein, en 4-4 en 4-0.
    {"**"}Welke speel je?**
    .right = 4-0 dekt hem af: twee stenen in één beurt. Je eigen trein kan daarna beginnen.
    .hint = De 4 kan zo weg zijn, en 4-4 past nergens anders. Je 4-0 dekt hem af.

lesson-mexican-train-open-guest =
    De trein van { $ann } heeft een marker en eindigt op een 8. Je eigen trein eindigt op een 5.
    {"**"}10-8 of 6-5?**
    .right = 18 ogen weg. Meteen daarna haalde { $ann } de marker weg, en je 5 is er nog.
    .hint = Je 5 wacht op 6-5. De 8 is alleen open zolang de marker er staat.

lesson-mexican-train-open-wait =
    Nu heeft de trein van { $bo } een marker. Hij eindigt op een 2. Je hebt 6-5 en 2-0.
    {"**"}Welke eerst?**
    .right = Aan je 5 kan niemand komen: volgende beurt ben je uit met 6-5. { $ann } krijgt 33, { $bo } 26 en jij 0.
    .hint = De 2 kan zo weg zijn. Je eigen 5 wacht op 6-5.

lesson-mexican-train-open-learned =
    • Gebruik treinen met een marker en de Mexicaanse trein zolang ze open zijn.
    • Bewaar een steen voor je eigen trein: die kant neemt niemand je af.

lesson-mexican-train-out-title = Uit zijn
lesson-mexican-train-out-welcome = Nog maar een paar stenen: elke steen moet een getal open laten voor de volgende.

lesson-mexican-train-out-double =
    Je trein eindigt op een 1 en heeft een marker. 3-1 en 1-1 passen.
    {"**"}Welke eerst?**
    .right = 3-1 dekt hem meteen af, en de marker is weg.
    .hint = Dan is er geen 1 open voor 1-1. Speel die eerst: 3-1 dekt hem af.

lesson-mexican-train-out-ten =
    Je trein eindigt op een 3. Je hebt 10-6, 10-3 en 3-2.
    {"**"}10-3 of 3-2?**
    .right = Die laat een 10 open voor je 10-6, en er zijn 13 ogen weg.
    .hint = Die laat een 2 open, en geen van je andere stenen heeft er een. Na 10-3 kan 10-6 volgen.

lesson-mexican-train-out-learned =
    • Dubbelen die je kunt afdekken gaan eerst.
    • Laat een getal open voor je volgende steen.
    • Zware stenen vóór lichte.
