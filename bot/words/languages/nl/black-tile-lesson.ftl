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
