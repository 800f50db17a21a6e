lesson-moon-welcome = Iedereen speelt voor zichzelf. Eén speler komt uit met een steen en de anderen volgen. De beste wint de slag. Jij bood 5 van de 7 slagen, dus haal er minstens 5.

lesson-moon-follow =
    { $bo } kwam uit met 3-3. Heb je 3'en, dan moet je er een spelen. 5'en zijn troef, dus 5-3 is geen 3.
    {"**"}Je twee 3'en verliezen allebei. Welke geef je weg?**
    .right = Nu heb je geen 4'en meer, dus je kunt troeven als er 4'en gevraagd worden.
    .hint = Houd je 4-3, dan moet je die op 4'en spelen. Kun je hem kwijt?

lesson-moon-trump =
    { $bo } kwam uit met 4-1. Jij hebt geen 4'en, dus je kunt elke steen spelen. 5'en zijn troef: ze winnen van alle andere.
    {"**"}Wat wint deze slag?**
    .right = Die wint: niemand anders heeft nog een 5.
    .hint = 3-2 is geen 4 en geen troef, dus die kan niet winnen.

lesson-moon-lead =
    Jij komt uit, en 5'en zijn troef.
    {"**"}Van welke steen kan niemand winnen?**
    .right = Niets wint van 5-5, en iedereen met een 5 moet er een spelen. Zo blijven er minder troeven tegen je over.
    .low = Troef is goed, maar een hogere kan ervan winnen.
    .trumped = Iemand zonder 6'en kan troeven. Welke troef is de hoogste?
    .hint = Iemand kan daarvan winnen. Wat is je beste troef?

lesson-moon-bid =
    Zo begon die ronde. { $bo } bood 4. Bied meer, of pas: een gehaald bod scoort je slagen, en ga je nat, dan verlies je het bod.
    {"**"}Je hebt vier 5'en met 5-5. Wat bied je?**
    .right = Vier troeven winnen waarschijnlijk drie of vier slagen, en de talon brengt er vaak nog een.
    .pass = Met vier 5'en en hun dubbele kun je bieden.
    .moon = 21 is de moon: alle zeven slagen. Daarvoor heb je in elke kleur zekere stenen nodig.
    .hint = Dat is meer dan deze stenen kunnen halen. 5 is genoeg om over 4 te gaan.

lesson-moon-kitty =
    Je won het bod. De talon is 6-6. Je mag er een van je stenen voor ruilen. Niemand ziet of je dat doet.
    {"**"}Welke steen geef je?**
    .right = Als 6 verliest 6-2 van alle andere, en 6-6 is de hoogste.
    .keep = Je hoeft niet te ruilen, maar 6-6 wint een slag als niemand troeft.
    .hint = Die kan nog nuttig zijn. Welke steen heb je met 6-6 niet meer nodig?

lesson-moon-name =
    Kies nu troef.
    {"**"}Van welk getal heb je er vier, met de dubbele?**
    .right = Vier 5'en, en 5-5 is de hoogste.
    .none = Zonder troef winnen je lage 5'en alleen als je er laat mee uitkomt.
    .hint = Je hebt een lange kleur nodig, mét de dubbele.

lesson-moon-learned =
    • Beken kleur als je kunt. Kun je niet, dan wint een troef.
    • Een troef is alleen troef: hij hoort niet bij de kleur van zijn andere kant.
    • Won je het bod, kom dan eerst uit met je beste troeven.
    • 21 is de moon: alle zeven slagen, voor 21 punten.

lesson-moon-bid-title = Bod en troef
lesson-moon-bid-welcome = Bied wat je stenen kunnen halen, pak de talon, kies troef. Haal daarna de troeven eruit.

lesson-moon-bid-bid =
    { $bo } bood 4. Je hebt 3-3 en 6-3, de twee hoogste 3'en, en 5-5 en 4-4.
    {"**"}Wat bied je?**
    .right = Twee troeven en twee dubbelen halen waarschijnlijk vier slagen, en 3-2 of de talon nog een.
    .pass = Met twee hoge troeven en twee dubbelen kun je bieden.
    .hint = Alle slagen die je haalt tellen toch. Bied net genoeg om boven 4 te komen.

lesson-moon-bid-name =
    Je pakte 5-1 uit de talon voor 6-2. Nu heb je drie 3'en en drie 5'en.
    {"**"}Wat kies je?**
    .right = Alleen 3-3 wint van 6-3, dus je hebt de twee beste troeven. En 5-5 kan als dubbele winnen.
    .fives = 5-5 wint, maar 6-5, 5-4 en 5-3 winnen van je 5-2 en 5-1.
    .hint = Je hebt een lange kleur nodig. Van welke getallen heb je er drie?

lesson-moon-bid-draw =
    Je hebt twee slagen. Er is één troef tegen je: 4-3.
    {"**"}Waar kom je mee uit?**
    .right = 4-3 moet op 3-3 vallen. Nu is je 3-2 de laatste troef.
    .trumped = 5-5 is de hoogste 5, maar iemand zonder 5'en kan hem aftroeven met 4-3.
    .hint = Daar kan iemand van winnen. Welke van je troeven wint van 4-3?

lesson-moon-bid-last =
    Je hebt vier slagen, en er is geen troef meer. Kom uit met een 5.
    {"**"}Welke?**
    .right = Niemand wint van 5-5: je vijfde slag, en je bod is gehaald.
    .hint = Een hogere 5 kan ervan winnen, en dan kom je misschien niet meer uit. Begin met de hoogste.

lesson-moon-bid-learned =
    • Twee hoge troeven zijn beter dan drie lage.
    • Haal de laatste troef eruit voor je met andere kleuren uitkomt.
    • Haal eerst de slagen die je nodig hebt.

lesson-moon-trumps-title = Gebruik je troeven
lesson-moon-trumps-welcome = Je bood 4 en koos 2'en. Je hebt drie troeven, maar 2-2 zit er niet bij.

lesson-moon-trumps-draw =
    Jij komt uit. Er zijn drie troeven tegen je: 2-2, 4-2 en 2-1.
    {"**"}Waar kom je mee uit?**
    .right = Alleen 2-2 wint ervan. Hier haalt hij 2-2 en 2-1 er in één keer uit.
    .hint = Haal eerst troeven eruit, met een waar alleen 2-2 van wint.

lesson-moon-trumps-low =
    Je hebt nog geen slag, dus je hebt de laatste vier allemaal nodig. { $ann } kwam uit met 6-1, en { $bo } heeft geen 6'en. Jij bent de laatste.
    {"**"}Wat speel je?**
    .right = Je laagste troef wint. 5-2 heb je nodig om 4-2 eruit te halen.
    .high = Die wint ook. Maar dan wint 4-2 van je 3-2, en je hebt elke slag nodig.
    .hint = Die kan niet winnen, en je hebt alle vier slagen nodig. Speel een troef.

lesson-moon-trumps-lead =
    Er is één troef tegen je: 4-2.
    {"**"}Waar kom je mee uit?**
    .right = 4-2 moet erop vallen. Daarna wint niemand van 4-4 en 1-1.
    .hint = Dat is de hoogste van zijn kleur, maar iemand kan hem aftroeven met 4-2. Haal die er eerst uit.

lesson-moon-trumps-learned =
    • Kom uit met een hoge troef om de andere eruit te halen.
    • Ben jij de laatste? Je laagste troef is genoeg.
    • Dubbelen winnen als er geen troef meer is.

lesson-moon-defend-title = Tegen een bod
lesson-moon-defend-welcome = { $ann } bood 5 en koos 1'en. Elke slag van jou is een punt voor jou, en zij mist hem.

lesson-moon-defend-low =
    { $ann } kwam uit met 1-1, de hoogste 1. Je moet een 1 spelen.
    {"**"}6-1, 3-1 of 2-1?**
    .right = 1-1 wint toch. Nu is je 6-1 de hoogste troef.
    .hint = 1-1 wint toch. Daarna is 6-1 de hoogste 1, dus bewaar die.

lesson-moon-defend-trump =
    { $ann } kwam uit met 6-4, en { $bo } speelde 6-6. Jij bent de laatste en hebt geen 6'en: 6-1 is troef.
    {"**"}Wat speel je?**
    .right = Een troef wint de slag, en je laagste is genoeg. Bewaar 6-1, de hoogste.
    .high = Die wint ook. Maar jij bent de laatste: een lagere troef is genoeg.
    .hint = Die kan niet winnen, en elke slag is een punt. Welke van je stenen zijn troef?

lesson-moon-defend-learned =
    • Wint een hoge troef van hen? Speel je laagste.
    • Elke slag die je wint, mist de bieder.

lesson-moon-moon-title = Het bod van 21
lesson-moon-moon-welcome = Een bod van 21 is de moon: alle zeven slagen voor 21 punten. Mis je er een, dan verlies je 21.

lesson-moon-moon-bid =
    { $ann } bood 4, en { $bo } 5. Je hebt 2-2, 6-2, 5-2, en dan 6-6, 6-5, 3-3 en 0-0.
    {"**"}Wat bied je?**
    .right = Met 2'en als troef halen jouw drie de andere drie eruit. Dan winnen ook 6-6, 6-5, 3-3 en 0-0.
    .hint = Tel nog eens: je drie troeven halen de andere drie eruit. Kan er dan nog een steen van je verliezen?

lesson-moon-moon-name =
    Je hield je hand.
    {"**"}Welke troef kies je?**
    .right = Je hebt de drie hoogste 2'en, en er zijn maar drie andere.
    .hint = Iemand heeft dan een hogere troef, of meer troeven. Van welk getal heb je de drie hoogste?

lesson-moon-moon-draw =
    2'en zijn troef: 4-2, 3-2 en 2-1 zijn tegen je.
    {"**"}Waar kom je mee uit?**
    .right = Niemand wint ervan. Na drie slagen is er geen troef meer tegen je.
    .hint = Die kan iemand aftroeven. Haal eerst alle troeven eruit.

lesson-moon-moon-learned =
    • Bied 21 alleen als je zeven zekere slagen telt.
    • Een zekere slag: de hoogste van zijn kleur, als er geen troef meer is.
