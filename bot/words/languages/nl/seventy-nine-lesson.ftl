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
