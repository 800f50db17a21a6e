lesson-forty-two-welcome = Jij en { $bo } spelen tegen { $ann } en { $cleo }. Eén speler komt uit met een steen, de anderen volgen, en de beste steen wint de slag voor het eigen team.

lesson-forty-two-follow =
    { $cleo } kwam uit met 1-1, de hoogste 1. Heb je 1'en, dan moet je er een spelen.
    {"**"}Welke 1 speel je?**
    .right = Allebei verliezen ze van 1-1. Bewaar 6-1: als 6 kan die nog winnen.
    .hint = Allebei verliezen ze van 1-1. Welke kan later nog een slag winnen?

lesson-forty-two-trump =
    { $cleo } kwam uit met 4'en. Die heb je niet, dus je kunt elke steen spelen. 5'en zijn troef: ze winnen van alle andere, en jij hebt de laatste twee.
    {"**"}Welke steen wint deze slag én de meeste punten?**
    .right = Een troef wint, en 5-0 telt 5. { $bo } legt 3-2 erbij, nog 5.
    .lower = Een troef wint, maar 5-2 telt niets. Welke van je troeven levert 5 punten meer op?
    .hint = 6-1 is geen 4 en geen troef, dus die kan niet winnen.

lesson-forty-two-lead =
    Jij komt uit. 5'en zijn troef: ze winnen van alle andere stenen.
    {"**"}Van welke steen kan niemand winnen?**
    .right = Niets wint van 5-5, en hij telt 10. Iedereen met een 5 moet er een spelen.
    .trumped = Iemand zonder 6'en kan troeven. Welke troef is de hoogste?
    .count = 5-0 telt 5, en een hogere troef kan hem winnen. Welke is de hoogste?
    .hint = Daar kan iemand van winnen. Wat is je hoogste troef?

lesson-forty-two-count =
    Je hebt 22 punten en er 30 nodig. Er is nog één andere troef, 5-4, en die wint van de jouwe. 5-0, 4-1 en 3-2 tellen elk 5, en 5-5 en 6-4 tellen 10.
    {"**"}Kom uit met een troef die niets telt, om die eruit te halen.**
    .right = { $cleo } moet 5-4 spelen. Ze wint er weinig mee, en de laatste troeven zijn van jou.
    .five = Dat haalt 5-4 er ook uit, maar { $cleo } zou er 5 punten mee winnen.
    .trumped = 5-4 kan ervan winnen. Haal die er eerst uit met een troef.
    .hint = Dat haalt 5-4 er niet uit. Kom uit met een troef.

lesson-forty-two-bid =
    Zo begon die ronde. Bied hoeveel van de 42 punten je team gaat halen.
    {"**"}Je hebt vier 5'en, met 5-5 erbij, en 6-6. Wat bied je?**
    .right = Elk bod van 30 tot 42 is één streep waard, dus het laagste is goed.
    .right-fair = Een prima bod. 30 is hetzelfde waard, één streep.
    .pass = Vier 5'en met de dubbele, en 6-6: je kunt bieden.
    .all = 84 belooft elke slag, en 1-0 wint er geen.
    .hint = Elk bod van 30 tot 42 is één streep waard, dus bied laag.

lesson-forty-two-name =
    Je won het bod, dus jij kiest troef.
    {"**"}Van welk getal heb je er vier, met de dubbele?**
    .right = Vier 5'en, en 5-5 is de hoogste.
    .none = Zonder troef houdt niets de lange kleuren van anderen tegen.
    .hint = Je hebt een lange kleur nodig, mét de dubbele.

lesson-forty-two-learned =
    • Beken kleur als je kunt. Kun je niet, dan wint een troef.
    • Elke slag telt 1, 5-5 en 6-4 tellen 10, en 5-0, 4-1 en 3-2 tellen 5.
    • Won je het bod, kom dan eerst uit met je beste troeven.
    • Haal wat je biedt, anders krijgt het andere team de strepen.
