lesson-black-tile-welcome = Eén speler komt uit met een steen en de anderen volgen. De beste steen wint de slag, met alles erin. Punten wil je niet: elke steen met een 3 kost 1, en 0-0, de zwarte steen, kost 4.

lesson-black-tile-follow =
    { $bo } kwam uit met 3'en. Heb je 3'en, dan moet je er een spelen.
    {"**"}Speel 6-3 of 3-2.**
    .right = 3-2 is veiliger: 3-3 of 5-3 kan er nog van winnen. Maar { $ann } heeft geen 3'en, dus ze kan alles spelen, en jij wint de slag.
    .hint = Je wilt geen punten halen. Alleen 3-3 wint van 6-3.

lesson-black-tile-lead =
    Jij komt uit: speel een steen en noem een van de twee kleuren.
    {"**"}Kom uit met een steen waar anderen van winnen.**
    .right-one = 1-0 is de laagste 1. Wie een andere 1 heeft, moet ervan winnen.
    .right-two = 2-0 is de laagste 2. Wie een andere 2 heeft, moet ervan winnen.
    .right-three = Een lage 2. Wie ervan wint, krijgt voor je 3 een punt.
    .right-fair = 1-1 en 6-1 winnen ervan. Hier moet { $bo } 6-1 spelen.
    .black = 0-0 is de hoogste blanco. Je zou je eigen zwarte steen winnen.
    .early = Goed idee, en dat komt zo. Probeer eerst een lage steen.
    .hint = Hoge stenen winnen slagen. Welke steen is laag in een van zijn kleuren?

lesson-black-tile-black =
    Je kreeg 3 punten en komt weer uit. 0-0 heeft twee kleuren: blanco's en dubbelen.
    {"**"}Hoe raak je de zwarte steen kwijt?**
    .right = Het is de laagste dubbele. Wie een andere dubbele heeft, moet die spelen, en { $ann } krijgt de 4 punten.
    .blank = Het is de hoogste blanco, dus je zou hem winnen. Wat is zijn andere kleur?
    .hint = Dat is veilig genoeg, maar de zwarte steen blijft bij jou. In welke kleur is hij het laagst?

lesson-black-tile-count =
    { $ann } kwam uit met 6'en, en { $bo } gooide 3-3. Jij speelt als laatste, en je wint de slag met elke 6 die je hebt.
    {"**"}Welke 6 kost je minder?**
    .right = 3-3 kost je toch al 1. 6-3 zou nog 1 meer kosten.
    .hint = Elke steen met een 3 kost een punt.

lesson-black-tile-pass =
    Zo begon die ronde: eerst geeft iedereen drie stenen door naar links.
    {"**"}Geef { $ann } twee stenen die slagen winnen en één die een punt kost.**
    .right = 6-6 en 5-5 zijn de hoogste van hun kleur, en 4-3 kost een punt. Nu zie je wat { $cleo } jou gaf.
    .hint = Hoge dubbelen winnen slagen, en een steen met een 3 kost een punt.

lesson-black-tile-learned =
    • Beken kleur als je kunt. Kun je niet, speel dan wat je wilt.
    • Kom laag uit, zodat anderen winnen.
    • Elke 3 kost 1 en de zwarte steen 4: kom ermee uit als dubbele.
    • Geef je hoge dubbelen en je 3'en door.

lesson-black-tile-follow-title = Kleur bekennen
lesson-black-tile-follow-welcome = Elke steen heeft twee kleuren, en wie uitkomt noemt er een. Beken als je kunt.

lesson-black-tile-follow-double =
    { $cleo } kwam uit met 6-6 als dubbele. Jij hebt 5-5, 1-1 en 0-0.
    {"**"}Welke dubbele speel je?**
    .right = 6-6 is de hoogste dubbele, dus { $cleo } krijgt de zwarte steen: 4 punten.
    .hint = Dat is veilig, want 6-6 wint toch. Maar welke van je dubbelen kost punten?

lesson-black-tile-follow-void =
    { $cleo } kwam uit met 6-0 als blanco. Die heb je niet, dus je kunt elke steen spelen.
    {"**"}Welke geef je haar?**
    .right = 0-0 is weg, dus 6-0 wint. Je 6-3 kost { $cleo } een punt.
    .hint = Die kost haar niets. Welke van je stenen heeft een 3?

lesson-black-tile-follow-learned =
    • Beken de kleur die genoemd is: 6-0 als blanco is geen 6.
    • Dubbelen zijn ook een kleur, en 0-0 is de laagste.
    • Kun je niet bekennen? Geef een steen weg die punten kost.

lesson-black-tile-duck-title = Hoog of laag?
lesson-black-tile-duck-welcome = Je moet bekennen, maar vaak kun je kiezen: nu hoog spelen, of die steen bewaren?

lesson-black-tile-duck-high =
    { $ann } kwam uit met 3-3, de hoogste 3, en { $cleo } gooide 0-0. Jij hebt drie 3'en.
    {"**"}Welke 3 speel je?**
    .right = 3-3 wint toch, dus speel nu een hoge 3. 3-0 is later veilig.
    .low = Die verliest ook. Maar 3-0 is de laagste 3 en verliest altijd: bewaar hem.

lesson-black-tile-duck-low =
    { $ann } kwam uit met 3-2 als 3, { $bo } speelde 5-3, en { $cleo } heeft geen 3'en. Jij bent de laatste.
    {"**"}6-3 of 3-0?**
    .right = 5-3 wint, en { $bo } krijgt 3 punten. Goed dat je 3-0 hebt bewaard.
    .hint = 6-3 wint van 5-3: dan win jij de slag, met 3 punten.

lesson-black-tile-duck-learned =
    • Verlies je toch, speel dan je hoogste steen die verliest.
    • Bewaar je laagste stenen voor later.

lesson-black-tile-stop-title = Pit voorkomen
lesson-black-tile-stop-welcome = Wie alle punten haalt, haalt pit: alle anderen krijgen 22.

lesson-black-tile-stop-blank =
    { $cleo } heeft alle 3 punten tot nu toe, en kwam uit met 6-0 als blanco.
    {"**"}Welke van je blanco's speel je?**
    .right = 6-0 wint deze slag. De zwarte steen blijft bij jou, en die heb je nog nodig.
    .hint = 0-0 is de hoogste blanco, dus je wint je eigen zwarte steen. Dat kost 4.

lesson-black-tile-stop-keep =
    { $cleo } heeft 6 punten en komt uit met de laatste 3. Alleen dit punt en 0-0 zijn nog over. Je kunt elke steen spelen.
    {"**"}Welke?**
    .right = { $cleo } heeft niet alle punten, want jij hebt 0-0 nog. En 5-5 kan nog een slag van haar winnen.
    .high = Ze heeft niet alle punten. Maar 5-5 kan nog een slag van haar winnen, dus bewaar hem.
    .moon = Nu heeft { $cleo } alle punten, en krijg jij er 22. Bewaar de zwarte steen.

lesson-black-tile-stop-learned =
    • Heeft iemand alle punten? Geef de laatste niet weg.
    • Bewaar een hoge steen: één punt voor een ander en de pit is voorbij.

lesson-black-tile-moon-title = Pit halen
lesson-black-tile-moon-welcome = Haal alle punten van de ronde, en alle anderen krijgen 22. Je won beide slagen tot nu toe, en alle 5 punten.

lesson-black-tile-moon-win =
    Jij komt uit, met vier 2'en en 1-1. Er is nog maar één andere 1: 5-1.
    {"**"}Waar kom je mee uit?**
    .right = 1-1 wint en haalt 5-1 eruit. Nu is 2-1 de laatste 1, en die wint ook.
    .twos = 2-2 wint ook. Maar 5-1 kan nog van je 2-1 winnen. Haal die er eerst uit.
    .doubles = Er zijn nog hogere dubbelen, zoals 6-6. Kom ermee uit als getal.
    .hint = Daar kan iemand van winnen. Welke van je stenen is de hoogste van zijn getal?

lesson-black-tile-moon-last =
    2-1 is de laatste 1. Er zijn nog twee andere 2'en, 6-2 en 2-0.
    {"**"}Waar kom je mee uit?**
    .right = Van de laatste 1 wint niemand. En { $ann } gooide 2-0, dus er zijn minder 2'en tegen je.
    .twos = 2-2 wint ook. Maar kom eerst uit met de zekere 1: misschien gooien de anderen 2'en weg.
    .two = Als 2 verliest hij van 6-2. Wat is zijn andere kleur?
    .hint = Daar kan iemand van winnen. Welke steen is de laatste van zijn getal?

lesson-black-tile-moon-rest =
    Je hebt 9 punten, en alle andere 2'en zijn weg.
    {"**"}Hoe win je de laatste twee slagen?**
    .right = Niemand anders heeft een 2. Je haalt alle 11 punten, en alle anderen krijgen 22.
    .hint = Daar kan iemand van winnen. Welk getal heb alleen jij nog?

lesson-black-tile-moon-learned =
    • Probeer het met lange kleuren en hun hoogste stenen.
    • Haal eerst de stenen eruit die van de jouwe winnen.
    • Tel mee: de laatste steen van een kleur wint altijd.
