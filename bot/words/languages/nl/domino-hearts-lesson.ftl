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

lesson-domino-hearts-queen-title = De vrouw kwijt
lesson-domino-hearts-queen-welcome = Q♠ kost 13 punten, en { $cleo } gaf haar aan jou door. Wacht op een veilig moment om haar kwijt te raken.

lesson-domino-hearts-queen-keep =
    { $ann } kwam uit met J♠. Jij hebt Q♠, 7♠ en 5♠.
    {"**"}Welke schoppen speel je?**
    .right = Die kan niet winnen, en Q♠ blijft voorlopig bij jou.
    .hint = Q♠ wint van J♠. Speelt niemand A♠ of K♠, dan win je je eigen 13 punten.

lesson-domino-hearts-queen-throw =
    { $bo } kwam uit met 4♣, { $ann } speelde 7♣, en je hebt geen klaveren.
    {"**"}Wat gooi je weg?**
    .right = Alleen klaveren kan deze slag winnen, dus Q♠ is weg. Hier wint { $cleo }: 13 punten.
    .heart = Dat is een punt weggegeven. Maar welke van je kaarten kost 13?
    .hint = Dat is veilig, maar Q♠ blijft bij jou. Gooi haar weg nu het kan.

lesson-domino-hearts-queen-low =
    { $cleo } kwam uit met 5♥, { $bo } had geen harten, en { $ann } speelde 4♥. Jij bent de laatste.
    {"**"}Welke harten speel je?**
    .right = 5♥ wint, en { $cleo } krijgt alle drie de harten.
    .hint = Die wint van 5♥, en je wint drie harten: 3 punten.

lesson-domino-hearts-queen-learned =
    • Bewaar lage schoppen naast Q♠.
    • Kun je niet bekennen? Gooi eerst Q♠ weg.
    • Ben jij de laatste? Blijf onder de kaart die wint.

lesson-domino-hearts-spades-title = Waar is Q♠?
lesson-domino-hearts-spades-welcome = Je gaf Q♠ door aan { $ann }, en ze heeft haar nog. Dat helpt je in elke slag met schoppen.

lesson-domino-hearts-spades-ace =
    { $bo } kwam uit met J♠, en { $ann } speelde 2♠. Alleen { $cleo } moet nog.
    {"**"}A♠ of 8♠?**
    .right = Q♠ kan niet meer in deze slag vallen: { $ann } heeft al gespeeld. Later kan A♠ haar winnen.
    .hint = Dan blijft A♠ bij jou, en wint later misschien Q♠. Loopt hij nu gevaar?

lesson-domino-hearts-spades-lead =
    Jij komt uit. 8♠ is je laatste schoppen, en { $ann } heeft Q♠ nog.
    {"**"}Waar kom je mee uit?**
    .right = 8♠ kan Q♠ niet winnen, en schoppen haalt haar eruit. Je hebt geen schoppen meer, dus je kunt er andere kaarten op kwijt.
    .hint = Schoppen haalt Q♠ eruit, en die wint van je 8♠. Kom eerst uit met je laatste schoppen.

lesson-domino-hearts-spades-throw =
    { $cleo } kwam uit met 3♠, { $bo } speelde 4♠ en { $ann } 5♠. Je hebt geen schoppen.
    {"**"}Wat gooi je weg?**
    .right = { $ann } krijgt een punt, en een harten die slagen wint is weg.
    .hint = Dat kan. Maar A♥ en K♥ winnen slagen vol harten, dus gooi daar een van weg.

lesson-domino-hearts-spades-learned =
    • Gaf je Q♠ door, dan weet je waar ze is.
    • Speel A♠ en K♠ als Q♠ er niet op kan vallen.
    • Kun je niet bekennen? Gooi je hoge harten weg.

lesson-domino-hearts-last-title = Als je moet winnen
lesson-domino-hearts-last-welcome = Soms kun je niet elke slag verliezen. Kies dan wanneer je wint, en met welke kaart.

lesson-domino-hearts-last-low =
    { $bo } kwam uit met 9♣, en { $ann } heeft geen klaveren. { $cleo } speelt als laatste.
    {"**"}Welke klaveren speel je?**
    .right = Die verliest. En hier gooit { $cleo } Q♠ in de slag: 13 punten voor { $bo }.
    .hint = Die wint van 9♣, en { $cleo } kan er Q♠ op gooien: dan win jij 13 punten.

lesson-domino-hearts-last-high =
    { $bo } kwam uit met 4♥, { $ann } speelde 5♥, en { $cleo } heeft geen harten. Allebei je harten winnen.
    {"**"}Q♥ of 6♥?**
    .right = Je wint toch, dus gebruik de hoge. 6♥ kan nog verliezen.
    .hint = Die wint ook. Maar dan blijft Q♥ bij jou, en wint later nog meer harten.

lesson-domino-hearts-last-lead =
    Je won 3 harten en komt uit: 6♥ of klaveren.
    {"**"}Wat kies je?**
    .right = Er zijn nog hogere harten, en { $ann } moet deze slag winnen, met 3 punten.
    .hint = Jij hebt de hoogste klaveren, dus je wint alles wat de anderen erop gooien.

lesson-domino-hearts-last-learned =
    • Kan Q♠ in de slag vallen? Speel laag.
    • Win je toch, gebruik dan je hoogste kaart.
    • Kom daarna uit met je laagste.

lesson-domino-hearts-keep-title = Wat bewaar je?
lesson-domino-hearts-keep-welcome = Harten en Q♠ kosten punten. Doe weg wat ze kan winnen, en bewaar wat nooit wint.

lesson-domino-hearts-keep-queen =
    { $bo } kwam uit met J♠, en { $ann } speelde Q♠.
    {"**"}K♠, 10♠ of 5♠?**
    .right = Die blijft onder Q♠, dus { $ann } wint haar eigen 13 punten.
    .hint = K♠ wint van Q♠. Speelt { $cleo } geen A♠, dan win je 13 punten.

lesson-domino-hearts-keep-ace =
    { $bo } kwam uit met A♥, en { $ann } heeft geen harten. Jij hebt Q♥, 10♥, 3♥ en 2♥.
    {"**"}Welke harten speel je?**
    .right = A♥ wint toch, dus een hoge harten is weg. Je houdt 3♥ en 2♥: die winnen bijna nooit.
    .hint = Die verliest, maar 3♥ en 2♥ zijn je veiligste kaarten. Welke harten kan later winnen?

lesson-domino-hearts-keep-lead =
    Jij komt uit, met 5♠, 3♥ en 2♥. Alle andere schoppen zijn weg.
    {"**"}Waar kom je mee uit?**
    .right = Iemand met een hogere harten moet ervan winnen. Hier wint { $bo } 2 punten.
    .hint = Niemand anders heeft schoppen, dus je wint de slag met alles wat ze erop gooien.

lesson-domino-hearts-keep-learned =
    • Kost een slag veel, blijf dan onder de kaart die wint.
    • Wint een ander toch? Doe een hoge kaart weg.
    • De laatste kaart van een kleur wint, hoe laag ook.
