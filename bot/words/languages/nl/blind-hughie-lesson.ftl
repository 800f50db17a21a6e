lesson-blind-hughie-welcome = Je stenen liggen omgekeerd in een rij. Raak ze kwijt: wie de minste ogen (stippen) heeft, wint.

lesson-blind-hughie-turn =
    De lijn eindigt op 1 en 0.
    {"**"}Draai je meest rechtse steen om.**
    .right = Het is 2-0. Die past op de 0, dus hij wordt aangelegd en je beurt is voorbij.

lesson-blind-hughie-back =
    Volgende beurt. De lijn eindigt op 1 en 2.
    {"**"}Draai je meest rechtse steen om.**
    .right = Het is 3-3, en die past nergens. Hij gaat terug, links in je rij. Onthoud hem!

lesson-blind-hughie-ends =
    2-1 past aan beide kanten. Hierna heb je twee onbekende stenen, en dan 3-2, 6-0, 5-2 en 2-2.
    {"**"}Links laat twee 2'en open, rechts twee 1'en. Welke kies je?**
    .right = Drie van je volgende stenen hebben een 2, dus die raak je kwijt.
    .right-other = Ook goed: nu past alleen 1-1, en je hebt minder ogen dan { $ann }.

lesson-blind-hughie-next =
    6-0 past aan beide kanten. Hierna komen 5-2, 2-2, 0-0, 6-5 en 3-0 voor jou, en 5-5, 6-3, 5-0 en 5-3 voor { $ann }.
    {"**"}Links laat twee blanco's open, rechts twee 6'en. Welke kies je?**
    .right = De eerste blanco van { $ann } is haar derde steen. Jij hebt er twee: 0-0 en 3-0.
    .hint = Met 6'en speelt { $ann } 6-3 in haar tweede beurt, lang voor jouw 6-5.

lesson-blind-hughie-stay =
    3-0 past aan beide kanten. Hierna komen 3-3, 6-6, 3-2, 5-2, 2-2 en 6-5 voor jou, en 4-4, 5-5, 6-3 en 1-1 voor { $ann }.
    {"**"}Links laat twee 3'en open, rechts twee blanco's. Welke kies je?**
    .right = 3-3 is je eerstvolgende steen.
    .hint = Alle andere blanco's liggen in de lijn. De ronde zou stoppen, en jij hebt meer ogen.

lesson-blind-hughie-score =
    6-5 past aan beide kanten. Jij hebt nog 6-6 en 2-2, { $ann } heeft 1-1 en 4-4.
    {"**"}Links laat twee 6'en open, rechts twee 5'en. Welke kies je?**
    .right = 6-6 is je volgende, en verder past er niets. Jij houdt 4 ogen over, { $ann } 10: je scoort het verschil, 6.
    .hint = Op een 5 past niets meer. De ronde zou stoppen met 16 ogen voor jou.

lesson-blind-hughie-learned =
    • Draai je meest rechtse steen om. Past hij, dan wordt hij aangelegd.
    • Past hij niet, dan gaat hij terug naar links. Onthoud hem.
    • Past hij aan beide kanten, laat dan een getal open dat je volgende stenen hebben.
    • Wie de minste ogen heeft, scoort het verschil.

lesson-blind-hughie-any-title = Vrije keus
lesson-blind-hughie-any-welcome = Hier kun je elke steen van je rij omdraaien. Past hij niet, dan gaat hij terug naar links: onthoud je stenen.

lesson-blind-hughie-any-new =
    Beide kanten zijn een 4. Je rij van links: 5-1, 6-3, 3-2 en één die je nog niet zag.
    {"**"}Welke draai je om?**
    .right = Het is 2-1. Die past niet, maar het was het proberen waard. Nu ken je ze alle vier.
    .hint = Die ken je, en hij past niet op een 4. Probeer degene die je nog niet zag.

lesson-blind-hughie-any-next =
    { $ann } opende een 3. Je rij van links: 2-1, 5-1, 6-3 en 3-2.
    {"**"}Welke draai je om?**
    .right = Die past op de 3 en laat een 2 open: daarna past je 2-1.
    .six = Die past, maar laat een 6 open, en geen van je andere stenen heeft er een.
    .hint = Die past niet: de kanten zijn een 3 en een 4.

lesson-blind-hughie-any-recall =
    Een paar beurten later zijn de kanten een 6 en een 4. Je rij: 5-1 en 6-3.
    {"**"}Welke draai je om?**
    .right = Goed onthouden: 6-3 past. Al snel past er niets meer: { $ann } heeft 19 ogen en jij 6, dus je scoort 13.
    .hint = 5-1 past niet. 6-3 wel.

lesson-blind-hughie-any-learned =
    • Onthoud je stenen: elke steen gaat terug naar links.
    • Draai een bekende om als zijn getal open is, anders een nieuwe.
    • Laat een getal open voor de volgende.

lesson-billitonnen-welcome = Je stenen liggen omgekeerd in een rij. Wie ze het eerst allemaal speelt, wint.

lesson-billitonnen-turn =
    De lijn eindigt op 4 en 2.
    {"**"}Draai je meest rechtse steen om.**
    .right = Het is 3-2. Die past op de 2, dus hij wordt aangelegd en je draait de volgende om.

lesson-billitonnen-back =
    Je beurt gaat door. De lijn eindigt op 4 en 3.
    {"**"}Draai je meest rechtse steen om.**
    .right = Het is 5-1, en die past nergens. Hij gaat terug, links in je rij, en { $ann } is aan de beurt.

lesson-billitonnen-peek =
    Een eerdere beurt: 4-3 past aan beide kanten. Voordat je een kant kiest, mag je je volgende steen bekijken.
    {"**"}Wat doe je eerst?**
    .right = Het kost niets, en alleen jij ziet hem: je volgende steen is 3-3.
    .hint = Gok niet. Eerst kijken kost niets.

lesson-billitonnen-ends =
    Je volgende steen is 3-3.
    {"**"}Links laat twee 4'en open, rechts twee 3'en. Welke kies je?**
    .right = Beide kanten zijn nu 3, dus 3-3 past en je beurt gaat door.
    .hint = Met twee 4'en zou je beurt na 3-3 voorbij zijn.

lesson-billitonnen-double =
    6-5 past aan beide kanten, en je volgende steen is 5-4.
    {"**"}Links laat twee 6'en open, rechts twee 5'en. Welke kies je?**
    .right = 5-4 past op een 5. Dat zijn twee stenen in één beurt.
    .hint = Met twee 6'en zou je beurt na 5-4 voorbij zijn.

lesson-billitonnen-last =
    5-1 past aan beide kanten. Je laatste steen is 1-0: die is al eens omgedraaid.
    {"**"}Links laat twee 1'en open, rechts twee 5'en. Welke kies je?**
    .right = 1-0 past, je rij is leeg en jij wint!
    .free = Dat kan, maar je weet het al: het is 1-0.
    .hint = Met twee 5'en zou 1-0 niet passen.

lesson-billitonnen-learned =
    • Draai stenen om tot er een niet past.
    • Die gaat terug naar links, een dubbele open.
    • Past een steen aan beide kanten, bekijk dan eerst de volgende.
    • Wie het eerst een lege rij heeft, wint.

lesson-billitonnen-doubles-title = Open dubbelen
lesson-billitonnen-doubles-welcome = Dubbelen die niet passen, gaan open terug. Hier kun je er een spelen zodra zijn getal open is, in plaats van om te draaien.

lesson-billitonnen-doubles-first =
    Je speelde 4-0: de kanten zijn een 3 en een 4. Je volgende steen is 4-3, en je 4-4 ligt open.
    {"**"}De volgende omdraaien of 4-4 spelen?**
    .right = 4-4 past nu, en je beurt gaat door. De 4 blijft open.
    .hint = 4-4 past nu. Na 4-3 kan de 4 bedekt zijn, en dan zit je met 4-4.

lesson-billitonnen-doubles-end =
    4-3 past aan beide kanten. De rest van je rij ken je: eerst 6-3, dan 3-1 en 6-0.
    {"**"}Links laat twee 4'en open, rechts twee 3'en. Welke kies je?**
    .right = 6-3, 3-1 en 6-0 volgen allemaal: je rij is leeg en jij wint!
    .free = Dat kan, maar je weet het al: het is 6-3.
    .hint = Met twee 4'en zou je beurt na 6-3 voorbij zijn.

lesson-billitonnen-doubles-learned =
    • Speel een open dubbele zodra hij past.
    • Onthoud wat terugging: zo plan je een hele beurt.
