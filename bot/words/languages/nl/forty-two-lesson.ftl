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

lesson-forty-two-bid-title = Bod en troef
lesson-forty-two-bid-welcome = Een goede troef is meer waard dan een paar dubbelen. Hier paste iedereen, en jij biedt als laatste.

lesson-forty-two-bid-bid =
    Je hebt vier 2'en, zonder 2-2, en twee dubbelen: 5-5 en 1-1.
    {"**"}Wat bied je?**
    .right = Vier troeven en twee dubbelen halen waarschijnlijk 30. Zoals elk bod tot 42 is dat één streep waard.
    .pass = Met vier 2'en en twee dubbelen kun je bieden.
    .hint = Elk bod van 30 tot 42 is één streep waard, dus bied niet meer dan nodig.

lesson-forty-two-bid-name =
    Je won het bod met 30.
    {"**"}Welke troef kies je?**
    .right = De meeste 2'en heb jij. Zijn de andere weg, dan winnen de jouwe.
    .fives = 5-5 is de hoogste 5, maar je hebt er maar twee. Wat is je langste kleur?
    .hint = Tel je stenen van elk getal. Wat is je langste kleur?

lesson-forty-two-bid-draw =
    Jij komt uit. Er zijn drie troeven tegen je: 2-2, 2-1 en 2-0.
    {"**"}Waar kom je mee uit?**
    .right = Dat haalt troeven eruit: hier 2-2 en 2-1 in één keer. En 3-2, die 5 telt, heb je nog.
    .count = Troef is goed. Maar 3-2 telt 5, en 2-2 kan hem winnen.
    .hint = Haal eerst de troeven van de anderen eruit. Die kunnen er later van winnen.

lesson-forty-two-bid-last =
    Je hebt 13 punten en er 30 nodig. Er zijn er nog 18, dus haal elke slag. Er is één troef tegen je: 2-0.
    {"**"}Waar kom je mee uit?**
    .right = 2-0 moet nu gespeeld worden, en verliest. Daarna kan niemand je 1-1 aftroeven.
    .hint = 1-1 is de hoogste 1, maar 2-0 kan hem aftroeven. Haal die er eerst uit.

lesson-forty-two-bid-learned =
    • Een lange kleur is een goede troef, ook zonder de dubbele.
    • Kom eerst uit met troeven die niets tellen.
    • Kom met je dubbelen uit als niemand anders nog troef heeft.

lesson-forty-two-trumps-title = Gebruik je troeven
lesson-forty-two-trumps-welcome = Je bood 31, en 5'en zijn troef. 5-0 telt 5 punten, dus zorg dat je team hem wint.

lesson-forty-two-trumps-low =
    { $cleo } kwam uit met 6-6, en je hebt geen 6'en. Er is één troef tegen je, 5-4, en die wint van 5-3, 5-1 en 5-0.
    {"**"}Wat speel je?**
    .right = Een troef wint, tenzij iemand 5-4 speelt. En 5-0 blijft veilig bij jou.
    .count = Die wint ook, tenzij 5-4 ervan wint. Maar 5-0 telt 5: waag hem hier niet.
    .hint = 0-0 kan deze slag niet winnen. Welke van je stenen wel?

lesson-forty-two-trumps-lead =
    Je hebt 17 punten en komt uit. 5-4 is er nog.
    {"**"}5-1, 5-0 of 0-0?**
    .right = { $cleo } moet 5-4 spelen en wint één punt. Nu is 5-0 de laatste troef.
    .right-blank = Dat is de hoogste blanco. Die wint, tenzij iemand 5-4 speelt.
    .hint = 5-4 wint ervan, en de anderen halen 6 punten.

lesson-forty-two-trumps-last =
    { $cleo } kwam uit met 4-2, en je hebt geen 4'en. Je 5-0 is de laatste troef.
    {"**"}5-0 of 0-0?**
    .right = De laatste troef wint altijd: 6 punten. Daarna wint 0-0 de laatste slag.
    .hint = 0-0 kan deze slag niet winnen, en misschien haalt je team dan geen 31.

lesson-forty-two-trumps-learned =
    • Een lage troef is vaak genoeg.
    • Een troef die 5 telt is voor slagen die hij zeker wint.
    • Tel de troeven, en haal de laatste van de anderen eruit.

lesson-forty-two-partner-title = Help je maat
lesson-forty-two-partner-welcome = { $bo } is je maat. Alles wat hij haalt, telt ook voor jou.

lesson-forty-two-partner-bid =
    { $ann } bood 30, { $bo } 31, en { $cleo } paste. Je hebt vier 2'en en 4-4.
    {"**"}Wat bied je?**
    .right = { $bo } heeft het bod, en dat is één streep waard voor je team. Hoger is alleen moeilijker te halen.
    .hint = { $bo }, je maat, heeft het bod al. Hoger is moeilijker te halen.

lesson-forty-two-partner-give =
    3'en zijn troef, en alleen { $bo } heeft er nog een. Hij kwam uit met 1-1, en je hebt geen 1'en.
    {"**"}Wat geef je?**
    .right = Niemand wint van 1-1, en 6-4 telt 10. Met 4-1 van { $ann } haalt je team 16 punten.
    .hint = Deze slag is zeker voor je team. Welke van je stenen telt 10?

lesson-forty-two-partner-learned =
    • Heeft je maat het bod? Pas, tenzij je hand heel sterk is.
    • Wint je maat de slag zeker? Geef stenen die tellen.

lesson-forty-two-defend-title = Tegen een bod
lesson-forty-two-defend-welcome = { $ann } bood 30, en 3'en zijn troef. Haalt haar team minder, dan krijgt jouw team de streep.

lesson-forty-two-defend-ones =
    { $ann } heeft 22 punten en kwam uit met 1-1, de hoogste 1. Jij bent de laatste.
    {"**"}4-1 of 2-1?**
    .right = 1-1 wint toch, en 2-1 telt niets: ze krijgt één punt.
    .hint = 4-1 telt 5, en die krijgt { $ann } dan. Welke 1 telt niets?

lesson-forty-two-defend-fours =
    { $ann } heeft 23 punten en kwam uit met 4-4, de hoogste 4. Jij bent de laatste.
    {"**"}4-1 of 4-0?**
    .right = Ze wint maar één punt, en heeft er nog 6 nodig.
    .hint = Met 4-1 heeft { $ann } 29 punten, en is er nog maar één nodig.

lesson-forty-two-defend-learned =
    • Tel wat de bieders hebben, en wat ze nodig hebben.
    • Is de slag voor hen? Bewaar stenen die tellen voor een slag van jou.

lesson-forty-two-nel-o-title = Elke slag verliezen
lesson-forty-two-nel-o-welcome = Sommige tafels spelen Nel-O: een bod om elke slag te verliezen. Je maat doet niet mee, en er is geen troef.

lesson-forty-two-nel-o-bid =
    Jij biedt als eerste, met 5-1, 3-1, 3-0, 2-0, 1-1, 1-0 en 0-0.
    {"**"}Wat bied je?**
    .right = Lage stenen verliezen. Win je geen slag, dan krijgt je team een streep.
    .thirty = Je hebt vier 1'en, dus 30 is een prima bod. Maar deze lage stenen verliezen nog zekerder.
    .pass = Ook met lage stenen kun je bieden. Welk bod is om elke slag te verliezen?
    .hint = Dat is moeilijk te halen. Welk bod is om elke slag te verliezen?

lesson-forty-two-nel-o-lead =
    Jij komt uit, en mag niet winnen. Een steen telt als zijn hoogste getal.
    {"**"}Waar kom je mee uit?**
    .right = Je hoogste steen, dus weg ermee: wie een hogere 5 heeft, moet ervan winnen of 5-0 spelen.
    .right-low = Die is laag in zijn kleur, dus anderen winnen ervan.
    .high = Een dubbele is de hoogste van zijn getal: je wint de slag, en je bod is nat.
    .hint = Als uitkomst is dit de enige blanco. Niemand wint ervan, dus jij wint de slag.

lesson-forty-two-nel-o-learned =
    • Nel-O vraagt lage stenen, en lage naast elke dubbele.
    • Kom eerst uit met je gevaarlijke steen, zolang anderen hogere hebben.
