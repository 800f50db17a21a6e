lesson-seventy-nine-welcome = Jij, { $bo } en { $dee } spelen tegen { $ann }, { $cleo } en { $eli }, met twee sets: elke steen is er twee keer. Eén speler komt uit met een steen, de anderen volgen, en de beste steen wint de slag voor het eigen team.

lesson-seventy-nine-follow =
    { $dee }, je maat, kwam uit met 6'en. Heb je 6'en, dan moet je er een spelen.
    {"**"}Van welke 6 kan geen andere 6 winnen?**
    .right = 6-6 is de hoogste. Er is er nog een, maar van twee gelijke stenen wint de eerste.
    .hint = 6-4 is 10 punten waard. Een hogere 6 kan die voor { $ann } of { $cleo } winnen.

lesson-seventy-nine-give =
    { $dee }, je maat, ligt voor met 2-2. Je kunt elke steen spelen: je 5-2 is troef, dus geen 2. 5-5 en 6-4 tellen elk 10.
    {"**"}Wat geef je aan je team?**
    .right = Alleen een troef wint van 2-2, en je team haalt 10 punten meer.
    .nothing = Dat is veilig, maar het levert geen punten op. Welke steen telt 10?
    .hint = Je team wint deze slag al. Houd je troeven en geef een steen die telt.

lesson-seventy-nine-lead =
    Jij komt uit. 5'en zijn troef: ze winnen van alle andere stenen.
    {"**"}Van welke steen kan niemand winnen?**
    .right = Van twee gelijke stenen wint de eerste, dus 5-5 is veilig. { $dee } moet de andere 5-5 erbij leggen, en { $bo } geeft 6-4: 31 punten.
    .hint = Daar kan iemand van winnen. Wat is je hoogste troef?

lesson-seventy-nine-count =
    { $ann } kwam uit met blanco's, en 3-2 zit in de slag. Die telt 5, en elke slag 1. Jij speelt als laatste en hebt alleen troeven.
    {"**"}Welke troef is genoeg?**
    .right = Na jou speelt niemand, dus je laagste troef wint: 6 punten.
    .hint = Die wint ook. Maar je speelt als laatste, dus houd de hoge.

lesson-seventy-nine-bid =
    Zo begon die ronde. Bied de punten die je team gaat halen: haal je het bod, dan scoor je alles wat je haalt.
    {"**"}Je hebt vijf 5'en, met 5-5 erbij, en 6-6. Wat bied je?**
    .right = Je scoort toch wat je haalt, dus bied niet meer dan nodig.
    .pass = Vijf 5'en, 6-6 en twee maten: je kunt bieden.
    .hint = Een hoger bod levert niet meer punten op. Wat is het laagste?

lesson-seventy-nine-name =
    Je won het bod, dus jij kiest troef.
    {"**"}Van welk getal heb je de meeste?**
    .right = Vijf van de veertien 5'en, en 5-5 is de hoogste.
    .hint = Tel je stenen van elk getal.

lesson-seventy-nine-learned =
    • Beken kleur als je kunt. Kun je niet, help dan je maten.
    • Elke slag telt 1, 5-5 en 6-4 tellen 10, en 5-0, 4-1 en 3-2 tellen 5.
    • Van twee gelijke stenen wint de eerste.
    • Bied wat je team kan halen, en niet meer.

lesson-seventy-nine-trump-title = Troef kiezen en halen
lesson-seventy-nine-trump-welcome = Iedereen paste, en jij won het bod met 50. Haal nu alles uit je troeven.

lesson-seventy-nine-trump-name =
    Je hebt vijf 2'en, drie 3'en en twee 4'en, maar niet 2-2.
    {"**"}Welke troef kies je?**
    .right = Vijf van de veertien 2'en: straks horen de jouwe bij de laatste.
    .hint = De lengte telt het meest. Van welk getal heb je de meeste?

lesson-seventy-nine-trump-low =
    2'en zijn troef. { $ann } kwam uit met 1-1, en niemand won ervan. Jij bent de laatste en hebt geen 1'en.
    {"**"}Wat speel je?**
    .right = Jij bent de laatste, dus je lage troef wint. Je houdt 6-2, en je komt uit.
    .high = Die wint ook. Maar jij bent de laatste: een lagere troef is genoeg.
    .hint = Die kan niet winnen. Je hebt nog 19 punten nodig, dus win de uitkomst met een troef.

lesson-seventy-nine-trump-draw =
    Jij komt uit, met je laatste troef, 6-2. Misschien zijn er nog twee: 4-2 en de andere 6-2.
    {"**"}Waar kom je mee uit?**
    .right = Nu wint niets ervan: van twee gelijke stenen wint de eerste. Hij haalt 4-2 eruit, en { $dee } legt 5 punten bij.
    .hint = 4-2 of 6-2 kan hem nog aftroeven. Haal die er eerst uit.

lesson-seventy-nine-trump-learned =
    • Kies je langste getal.
    • Ben jij de laatste? Een lage troef is genoeg.
    • Kom uit met troef tot er geen andere meer zijn.

lesson-seventy-nine-pairs-title = Elke steen twee keer
lesson-seventy-nine-pairs-welcome = Elke steen is er twee keer, en van twee gelijke wint de eerste. Je bood 51, en 1'en zijn troef.

lesson-seventy-nine-pairs-second =
    { $ann } kwam uit met 6-6, de hoogste 6. Jij bent de laatste.
    {"**"}6-6 of 6-3?**
    .right = De eerste 6-6 wint toch. Nu is die van jou de hoogste 6.
    .hint = Van twee gelijke stenen wint de eerste, dus je 6-6 verliest hier. Later is het de hoogste 6.

lesson-seventy-nine-pairs-last =
    { $ann } kwam uit met 2-2, { $cleo } legde 5-5 bij, en 2-2 ligt voor. Jij bent de laatste en hebt geen 2'en.
    {"**"}Wat speel je?**
    .right = Jij bent de laatste, dus je laagste troef wint 11 punten. Je hebt beide 1-1's nog.
    .high = Die wint ook. Maar 1-1 is de hoogste troef, en hier is een lage genoeg.
    .hint = Die kan niet winnen, en er zitten 11 punten in de slag. Welke van je stenen zijn troef?

lesson-seventy-nine-pairs-first =
    Jij komt uit, met beide 1-1's, 6-6, beide 4-4's en 4-3.
    {"**"}Waar kom je mee uit?**
    .right = Niemand wint ervan, en iedereen kan punten bijleggen: hier haalt je team er 26.
    .hint = Die kan iemand aftroeven. Haal eerst hun troeven eruit.

lesson-seventy-nine-pairs-learned =
    • Kom uit met de eerste van twee gelijke: de andere wint er niet van.
    • Bewaar een steen die nu de hoogste is.
    • Tel elke steen twee keer.

lesson-seventy-nine-partners-title = Met z'n drieën
lesson-seventy-nine-partners-welcome = { $bo } en { $dee } zitten in jouw team, { $ann }, { $cleo } en { $eli } in het andere. Alle punten zijn voor het team.

lesson-seventy-nine-partners-bid =
    { $dee } bood 50, en de anderen pasten. Jij biedt als laatste, met drie 4'en en vier 2'en.
    {"**"}Wat bied je?**
    .right = { $dee } heeft het bod voor je team, en kiest troef. Hoger is alleen moeilijker te halen.
    .hint = { $dee } heeft het bod al voor je team. Hoger is moeilijker te halen.

lesson-seventy-nine-partners-win =
    4'en zijn troef. { $dee } kwam uit met 4-2, en { $eli } gooide 3-2. Eén 4-4 is al gespeeld.
    {"**"}4-4 of 5-4?**
    .right = Van de laatste 4-4 wint niets. Je team haalt hier 21 punten.
    .hint = { $ann } en { $cleo } spelen na jou: 6-4 of 4-4 kan ervan winnen. Welke van jou is zeker?

lesson-seventy-nine-partners-give =
    { $cleo } kwam uit met 5-5, en { $dee } troefde met 6-4. Beide 4-4's zijn weg, en jij moet een 5 spelen.
    {"**"}5-1 of 5-0?**
    .right = Niemand wint van 6-4, en 5-0 telt 5. Je team haalt hier 26 punten.
    .hint = Dat is veilig. Maar je team wint deze slag: welke van je 5'en telt?

lesson-seventy-nine-partners-learned =
    • Heeft je team het bod? Pas.
    • Win zeker waar punten kunnen vallen.
    • Wint je team de slag zeker? Geef stenen die tellen.

lesson-seventy-nine-points-title = Stenen die tellen
lesson-seventy-nine-points-welcome = 5-5 en 6-4 tellen 10, en 5-0, 4-1 en 3-2 tellen 5. Je bood 50, 4'en zijn troef, en je team heeft 39.

lesson-seventy-nine-points-trump =
    { $dee } kwam uit met 5-5, en { $eli } troefde met 5-4. Je hebt geen 5'en, en alle andere 6-4's en 4-4's zijn weg.
    {"**"}Wat speel je?**
    .right = Alleen je eigen 4-4 wint van 6-4. Hier haalt je team 26 punten, en het bod.
    .high = Die wint ook. Maar 6-4 telt 10: haal ze nu, en houd 4-4 om uit te komen.
    .hint = 5-4 ligt voor, en 5-5 telt 10. Welke van je troeven wint van 5-4?

lesson-seventy-nine-points-lead =
    Het bod is gehaald, maar elk punt telt nog. Er zijn nog 4'en tegen je.
    {"**"}Waar kom je mee uit?**
    .right = Niemand wint ervan. Hij haalt drie 4'en eruit, en 4-1 telt 5.
    .hint = Daar kan iemand van winnen. Van welke troef van jou wint niemand?

lesson-seventy-nine-points-learned =
    • Win troeven die tellen in een zekere slag.
    • Is het bod gehaald? Ga door: elk punt telt nog.
