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
