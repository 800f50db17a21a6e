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
