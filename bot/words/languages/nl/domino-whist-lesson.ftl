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

lesson-domino-whist-bid-title = Bieden of passen
lesson-domino-whist-bid-welcome = Bied wat je kunt halen: gehaald scoort het, nat kost het evenveel. Alle anderen krijgen 1 per slag.

lesson-domino-whist-bid-bid =
    { $cleo } bood 4. Je hebt 8-8, 5-5 en 2-2, en vier blanco's.
    {"**"}Wat bied je?**
    .right = Drie dubbelen winnen waarschijnlijk, en blanco's als troef nog twee keer. Met 5 zit je boven 4.
    .pass = Met drie dubbelen en vier blanco's kun je meer bieden dan 4.
    .hint = Dat is meer dan deze stenen waarschijnlijk halen. Wat is net genoeg om boven 4 te komen?

lesson-domino-whist-bid-stop =
    { $ann } bood 6, en { $cleo } bood 7. Je bent weer aan de beurt.
    {"**"}Wat bied je?**
    .right = 8 slagen is te veel voor deze stenen. En elke slag tegen { $cleo } telt voor jou 1.
    .hint = Je stenen halen waarschijnlijk zo'n 5 slagen. Bied je meer en ga je nat, dan verlies je alles.

lesson-domino-whist-bid-learned =
    • Tel dubbelen, en de lange troeven die je krijgt.
    • Bied net iets meer dan de anderen.
    • Te hoog? Pas, en haal slagen tegen het bod.

lesson-domino-whist-trumps-title = Gebruik je troeven
lesson-domino-whist-trumps-welcome = Je won het bod met 7 en pakte 5-4 uit de talon. Bedenk nu hoe je 7 slagen haalt.

lesson-domino-whist-trumps-name =
    Je hebt vier 5'en met 5-5, en vier blanco's: 8-0, 6-0, 4-0 en 3-0.
    {"**"}Welke troef kies je?**
    .right = Lage blanco's winnen alleen als troef. Je 5'en kunnen ook zonder troef winnen.
    .fives = 5-5 en je lange 5'en kunnen zo winnen. Welke kleur wint alleen als troef?
    .hint = Je hebt een lange troef nodig. Van welke getallen heb je er vier?

lesson-domino-whist-trumps-low =
    Blanco's zijn troef. { $ann } kwam uit met 2-2, en je hebt geen 2'en. Jij bent de laatste.
    {"**"}Wat speel je?**
    .right = Jij bent de laatste, dus je laagste troef wint.
    .high = Die wint ook. Maar jij bent de laatste: een lagere troef is genoeg.
    .hint = Die kan niet winnen, en je hebt 7 van de 9 slagen nodig die nog komen. Speel een troef.

lesson-domino-whist-trumps-draw =
    Jij komt uit. 0-0 is weg, en er zijn drie troeven tegen je: 7-0, 5-0 en 1-0.
    {"**"}Waar kom je mee uit?**
    .right = Niets wint nu van 8-0. Hij haalt er twee troeven uit: 5-0 en 1-0.
    .low = 7-0 kan ervan winnen. Van welke troef van jou wint niemand?
    .hint = De anderen hebben nog troeven. Haal die er eerst uit, met je hoogste.

lesson-domino-whist-trumps-eights =
    Alleen 7-0 is tegen je. 8-8 en 7-7 zijn weg, dus 8-7 is de hoogste 8 én de hoogste 7.
    {"**"}Waar kom je mee uit?**
    .right = Er zijn meer 8'en dan 7'en of 5'en over. Dan heeft minder gauw iemand er geen, en speelt 7-0 erop.
    .sevens = Het is de hoogste 7. Maar er zijn maar vier andere: misschien heeft iemand er geen, en troeft. Er zijn meer 8'en over.
    .fives = Het is de hoogste 5. Maar er zijn maar vier andere: misschien heeft iemand er geen, en troeft. Er zijn meer 8'en over.
    .hint = Daar kan iemand van winnen. Welke van je stenen is de hoogste van zijn getal?

lesson-domino-whist-trumps-learned =
    • Maak de kleur troef die het het meest nodig heeft.
    • Haal troeven eruit met een waar niemand van wint.
    • Kom dan hoog uit in de kleur waarvan nog het meest over is.

lesson-domino-whist-last-title = De laatste slagen
lesson-domino-whist-last-welcome = Je bood 8, met 6'en als troef, en haalde 4 van 5 slagen. Tel nu wat er nog komt.

lesson-domino-whist-last-blank =
    { $ann } kwam uit met 0-0, en jij bent de laatste. Je hebt geen blanco's: 6-0 is troef.
    {"**"}Wat speel je?**
    .right = Jij bent de laatste, dus een troef wint: je vijfde slag.
    .hint = Die kan niet winnen. Je hebt nog 4 van de laatste 6 slagen nodig. Welke van je stenen zijn troef?

lesson-domino-whist-last-trump =
    Je hebt 5 slagen. { $ann } kwam uit met 1-1, en je hebt geen 1'en. Jij bent de laatste.
    {"**"}Wat speel je?**
    .right = Je laatste troef wint. Alle andere 8'en zijn weg, dus daarna winnen 8-8 en 8-4.
    .hint = Die kan niet winnen. Je hebt 3 van de laatste 4 slagen nodig: speel je laatste troef.

lesson-domino-whist-last-suit =
    Je hebt 7 slagen en er nog een nodig. Er is geen troef meer.
    {"**"}Waar kom je mee uit?**
    .right = Het is de laatste 8, dus niemand kan bekennen of ervan winnen: je achtste slag.
    .fours = Als 4 kunnen anderen ervan winnen: 4-4 is er nog. Wat is zijn andere kleur?
    .hint = Daar kan iemand van winnen. Welke steen is de laatste van zijn kleur?

lesson-domino-whist-last-learned =
    • Tel tegen het eind wat je nodig hebt en wat zeker is.
    • De laatste steen van een kleur wint als er geen troef meer is.
    • Noem de kleur waarin niemand van je steen wint.

lesson-domino-whist-suit-title = De juiste kleur
lesson-domino-whist-suit-welcome = Hier is geen troef. Wie uitkomt noemt een van de twee kleuren van de steen, en die beslist.

lesson-domino-whist-suit-two =
    Jij komt uit, met 7-3 en 7-0. 7-5 is er nog.
    {"**"}Welke steen, en als welke kleur?**
    .right = Er is geen hogere 3 meer, dus je wint. Daarna kan 7-0 winnen als blanco.
    .right-blank = Er is geen hogere blanco meer, dus je wint. Daarna kan 7-3 winnen als 3.
    .hint = Als 7 verliest hij van 7-5. Wat is zijn andere kleur?

lesson-domino-whist-suit-last =
    Je laatste steen is 7-0. 0-0 en 8-0 zijn weg, en 7-2 is er nog.
    {"**"}Als welke kleur kom je uit?**
    .right = Er is geen hogere blanco meer, dus de laatste slag is voor jou.
    .hint = Als 7 verliest hij van 7-2. Wat is zijn andere kleur?

lesson-domino-whist-suit-learned =
    • Een steen kan laag zijn in één kleur en de hoogste in de andere.
    • Onthoud welke hoge stenen weg zijn.
