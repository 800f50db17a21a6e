lesson-domino-whist-welcome = Eén speler komt uit met een steen en de anderen volgen. De beste steen wint de slag. Jij bood het meest, 5 van de 11 slagen, dus haal er minstens 5.

lesson-domino-whist-follow =
    { $cleo } kwam uit met 7-3 als 3. Heb je 3'en, dan moet je er een spelen.
    {"**"}Welke van je 3'en wint van 7-3?**
    .right = 3-3 is de hoogste 3, dan 8-3, 7-3 enzovoort.
    .hint = Binnen een kleur beslist de andere kant van de steen, en 4 is minder dan 7.

lesson-domino-whist-trump =
    { $cleo } kwam uit met 5-5. Jij hebt geen 5'en, dus je kunt elke steen spelen. 6'en zijn troef: ze winnen van alle andere.
    {"**"}Wat wint deze slag?**
    .right = Elke troef wint van 5-5, en je laagste is genoeg.
    .higher = Die wint ook. Maar is een lagere troef niet genoeg?
    .hint = Zonder 5 wint alleen een troef. Welke van je stenen zijn 6'en?

lesson-domino-whist-lead =
    Jij komt uit, en 6'en zijn troef.
    {"**"}Van welke steen kan niemand winnen?**
    .right = Niets wint ervan, en iedereen met een 6 moet er een spelen. Zo hebben ze al snel geen troeven meer.
    .low = Troef is goed, maar een hogere kan ervan winnen.
    .hint = Een troef kan daarvan winnen. Wat is je beste troef?

lesson-domino-whist-count =
    Je bood 5 slagen en hebt er al 6. { $bo } kwam uit met blanco's. Die heb je niet.
    {"**"}Haal er nog 1.**
    .right = Je laatste troef wint. Een bod van 5 scoort nog steeds 5, maar elke slag van jou is er een minder voor de anderen.
    .hint = 8-2 is geen blanco en geen troef, dus die kan niet winnen.

lesson-domino-whist-bid =
    Zo begon die ronde. Bied hoeveel slagen je gaat halen. De hoogste bieder kiest troef en scoort of verliest het bod.
    {"**"}Je hebt 6-6, 7-7, 4-4 en vier 6'en. Wat bied je?**
    .right = Drie dubbelen winnen waarschijnlijk, en je andere 6'en, als troef, nog twee.
    .right-safe = Een veilig bod: drie dubbelen winnen waarschijnlijk, en één van je andere 6'en.
    .few = Iemand kan meer bieden. Tel drie dubbelen en je troeven.
    .pass = Met drie dubbelen en vier 6'en kun je bieden.
    .hint = Tel wat waarschijnlijk wint: drie dubbelen en je troeven.

lesson-domino-whist-kitty =
    Je won het bod. De talon is 8-7. Je mag er een van je stenen voor ruilen.
    {"**"}Welke steen geef je?**
    .right = 5-1 wint bijna nooit een slag. 8-7 is de hoogste 7 na je 7-7.
    .keep = Je hoeft niet te ruilen, maar 8-7 is de moeite waard.
    .hint = Die kan nog nuttig zijn. Welke steen is laag in beide kleuren en de enige die je daarvan hebt?

lesson-domino-whist-name =
    Kies nu troef.
    {"**"}Van welk getal heb je er vier, met de dubbele?**
    .right = Vier 6'en, en 6-6 is de hoogste.
    .eights = Je hebt ook vier 8'en, maar iemand anders heeft 8-8.
    .hint = Je hebt een lange kleur nodig, mét de dubbele.

lesson-domino-whist-learned =
    • Beken kleur als je kunt. Kun je niet, dan wint een troef.
    • Een dubbele is de hoogste van zijn getal.
    • Won je het bod, kom dan eerst uit met troeven.
    • Bied wat je kunt halen: haal je er minder, dan verlies je het bod.
