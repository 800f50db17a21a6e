lesson-domino-hearts-welcome = Elke steen is een speelkaart. Eén speler komt uit, de anderen volgen, en de hoogste kaart van die kleur wint de slag, met alles erin. Punten wil je niet: elke harten kost 1, en schoppenvrouw, Q♠, kost 13.

lesson-domino-hearts-follow =
    { $cleo } kwam uit met schoppen. Heb je schoppen, dan moet je er een spelen.
    {"**"}Speel 5♠ of 3♠.**
    .right = Je verliest met allebei. { $bo } wint met K♠ en krijgt Q♠: 13 punten.

lesson-domino-hearts-lose =
    { $cleo } kwam uit met harten, en { $ann } ligt voor met J♥. Jij speelt als laatste.
    {"**"}Welke harten is de hoogste die nog verliest?**
    .right = J♥ wint nog steeds, en je houdt de lage harten: die zijn veilig.
    .hint = Die verliest ook, maar lage harten zijn later veilig. Bewaar ze.

lesson-domino-hearts-lead =
    Je won een slag, dus jij komt uit. Er zijn al harten gespeeld, dus daarmee mag het ook.
    {"**"}Kom uit met een kaart waar anderen van winnen.**
    .right = 2♥ wint nooit. Wie harten heeft, moet ervan winnen.
    .right-spade = De hoge schoppen zijn weg, maar 6♠ en nog een paar winnen ervan.
    .hint = Die kan winnen. Welke van je kaarten is de allerlaagste?

lesson-domino-hearts-give =
    Er zijn klaveren gevraagd. Die heb je niet, dus je kunt elke kaart spelen.
    {"**"}Welke harten geef je aan de winnaar?**
    .right = Een punt voor { $ann }, en A♥ haalt geen harten meer voor je binnen.
    .lower = Dat is een punt weggegeven. Maar welke harten wint elke hartenslag?
    .lowest = 2♥ wint nooit, dus bewaar hem. Welke harten is het gevaarlijkst?
    .hint = Dat kan, maar alleen harten en Q♠ kosten punten. Geef een harten weg.

lesson-domino-hearts-ace =

    { $ann } kwam uit met A♦. Daar wint niemand van, en je moet bekennen.
    {"**"}Welke ruiten gooi je weg?**
    .right = A♦ wint, dus je bent je heer veilig kwijt. Later had hij een slag kunnen winnen.
    .hint = A♦ wint toch. Welke van je ruiten zou later een slag kunnen winnen?

lesson-domino-hearts-pass =
    Zo begon die ronde: eerst geef je drie kaarten door aan { $ann }, links van je.
    {"**"}Geef haar Q♠ en twee hoge kaarten die slagen winnen.**
    .right = Nu winnen die kaarten slagen voor { $ann }, en weet jij waar Q♠ is.
    .hint = Q♠ kost 13. Azen en heren winnen slagen, en 9♥ kan harten winnen.

lesson-domino-hearts-learned =
    • Beken kleur als je kunt. Kun je niet, geef dan punten weg.
    • Verlies slagen met je hoogste kaart die nog verliest.
    • Elke harten kost 1 en Q♠ kost 13.
    • Geef je hoge kaarten en Q♠ door.
