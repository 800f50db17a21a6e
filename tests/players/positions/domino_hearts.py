"""Domino Hearts: when to shoot the moon and when to stop one, when to duck, and what becomes of the queen of spades."""

from tests.players.positions.position import Position, after, dealt
from tests.rules.domino_hearts.scenarios import HEARTS

# fmt: off
POSITIONS = (
    Position(
        "the last spade that could win is drawn",
        after(dealt(HEARTS, """
            KS 8S 2S 4D 3D KC QC 8C 7C 5C : KS KC 8S
            JS KH 10H 8H 5H 4H KD JD 8D JC : KD JS JC
            AS 10S 9H 2H AD 7D 10C 9C 4C 3C : AS AD 10S
            QS 9S 7S 6S 5S 4S 3S QH 6H 10D : QH 10D 6H
            AH JH 7H 3H QD 9D 6D 5D AC 6C : AH AC JH
            """, first=3),
            "3C, KC, 7C, 6C, 10S / JD, 4D, 10D, AD, KD / AS, JS, KS, 2S, 6D"),
        "QS 9S 7S 6S 5S 4S 3S", ("lead QS", "lead 9S"),
        "Only the 8 of spades is out: the queen or the 9 draws it, and then every trick and all 26 points are won.",
    ),
    Position(
        "the king draws the queen of hearts",
        after(dealt(HEARTS, """
            JS 10S 9S 7S 6S 3S 10H 6H AD QD 9D 4D 10C 7C 6C 5C 3C : AD 10H 6H
            AS 2S AH KH JH 9H 7H 5H 4H 2H KD JD 7D 5D AC KC JC : AS AC KC
            KS QS 8S 5S 4S QH 8H 3H 10D 8D 6D 3D 2D QC 9C 8C 4C : QS QH 8H
            """, first=1),
            "3C, AC, JC / 8D, AD, 4D / 2S, 3S, AS / 5S, 5D, 7S / 5C, 9C, 7D / KC, JD, 7C / 6D, KD, 9D",
            "AH, 8H, 3H"),
        "KH JH 10H 9H 7H 6H 5H 4H 2H", ("lead KH",),
        "Only the queen of hearts beats anything here: the king draws her, and then nine tricks and all points are "
        "won.",
    ),
    Position(
        "the only loser of a moon hand is thrown",
        after(dealt(HEARTS, """
            KS 10S 9S 5S AH JH 10H 9H 8H 7H 2H QD 7D 5D 3D JC 4C : KS JC 10S
            AS JS 8S 7S 6S 2S 5H AD JD 10D 9D 8D 6D 4D KC 10C 5C : AS KC 5H
            QS 4S 3S KH QH 6H 4H 3H KD 2D AC QC 9C 8C 7C 6C 3C : KH QS QH
            """),
            "3C, 10C, 4C / KS, 5S, AS / 2D, 4D, 7D / 5D, KD, AD / JC"),
        "QS 9S AH KH QH JH 10H 9H 8H 7H 2H QD 3D", ("play 3D",),
        "The 3 of diamonds can never win a trick; without it this hand can win all that are left.",
    ),
    Position(
        "the 9 wins, and the queen is kept to win later",
        after(dealt(HEARTS, """
            KS 10S 9S 5S AH JH 10H 9H 8H 7H 2H QD 7D 5D 3D JC 4C : KS JC 10S
            AS JS 8S 7S 6S 2S 5H AD JD 10D 9D 8D 6D 4D KC 10C 5C : AS KC 5H
            QS 4S 3S KH QH 6H 4H 3H KD 2D AC QC 9C 8C 7C 6C 3C : KH QS QH
            """),
            "3C, 10C, 4C / KS, 5S, AS / 2D, 4D, 7D / 5D, KD, AD / JC, 3D, AC / 4S, 2S"),
        "QS 9S AH KH QH JH 10H 9H 8H 7H 2H QD", ("play 9S",),
        "No spade above the 9 is in this trick: it wins now and the queen wins later; the other way round the 9 "
        "would lose.",
    ),
    Position(
        "the ace takes one point to stop a moon",
        after(dealt(HEARTS, """
            AS KS QS JS 8S 2S 3H 8D 4D KC : KC QS 8D
            9S 3S JH 8H 7H AD 9D 3D 9C 7C : JH 8H 7H
            7S 4S AH 10H 5H 4H 2H KD AC 5C : AC KD 7S
            5S QH 9H QD JD 10D QC 10C 6C 4C : QH QD 9H
            10S 6S KH 6H 7D 6D 5D JC 8C 3C : KH 10S 6H
            """, first=1),
            "3C, 4C, 5C, KC, 4D / 9S, 8S, 6S, 7S, 4S / 9C, JS, JC, AC, AH / QC, 8H, 7C, KH, 8C",
            "KD, 5H, 3D, AS, QD / 10C, 2H, QS, 6H, QH / JD, JH, 9D, 3H, 7D / 10D, 10H"),
        "3S AD 8D", ("play AD",),
        "The leader has every point so far: the ace takes this trick with a heart in it, a point or two instead of "
        "a moon.",
    ),
    Position(
        "the last hearts are led for the moon",
        after(dealt(HEARTS, """
            AS 5S 3S KH 8H 3H 2H QD JD KC 6C 5C 2C : AS QD JD
            KS QS 10S 6S 2S 5H KD 9D 8D 2D 9C 4C 3C : KD QS 5H
            8S 7S 10H 9H 7H 7D 6D 3D AC QC JC 10C 8C : 10H 9H 7H
            JS 9S 4S AH QH JH 6H 4H AD 10D 5D 4D 7C : JS 9S 7C
            """, first=2),
            "2C, 10D, QC, 9C / KD, JD, KH, AD / AH, 5H, AS, 8H / QH, QS, 10S, 3H / JH, JC, KS, 2H",
            "10H, 3D, 2D, 3S / 9H, AC, 6S, 9S"),
        "4S 7H 6H 4H 5D 4D", ("lead 7H", "lead 6H", "lead 4H"),
        "All hearts that are left are in this hand: nobody can take them, and with them all 26 points are here.",
    ),
    Position(
        "a heart on somebody else's trick breaks the moon",
        after(dealt(HEARTS, """
            KS 5S 4S 3S 9H 4H KD 10D 9D 4D JC 8C 4C : KS 9H 4H
            QS 9S KH 10H 8H 7D 6D 2D AC 9C 6C 5C 2C : KH QS 10H
            JS 7S 6S QH 7H AD 8D 5D 3D QC 10C 7C 3C : QH JS 7H
            AS 10S 8S 2S AH JH 6H 5H 3H 2H QD JD KC : AS KC QD
            """, first=3),
            "2C, JC, 7H, QC / 5D, 7D, KD, JD / QD, QH, AD, 6D / 7C, 6C, 4C, JH / 3D, 2D, 10D, 8S / 4D, AH, 8D, KS",
            "7S, 9S, 5S, JS / 5H, KH, 4H, 9D / 10H, 9H, KC, 6H / 3C, 9C, 8C"),
        "10S 2S 3H 2H", ("play 3H", "play 2H"),
        "The one with all points so far does not win this trick: a heart thrown on it gives another a point.",
    ),
    Position(
        "the shooter does not get the highest heart",
        after(dealt(HEARTS, """
            JS 10S 9S 6S 3S JH 10H 7H 4H 6D KC 9C 7C : KC 9C 7C
            4S 2S QH 9H 8H 5H 2H QD JD 7D 3D QC JC : QD QC JC
            KS 8S 7S 5S AH 6H 3H KD 10D 9D 2D 5C 4C : AH KS 6H
            AS QS KH AD 8D 5D 4D AC 10C 8C 6C 3C 2C : AS KH QS
            """, first=1),
            "2C, QC, KC, 6D / 4S, JS, KS, 8S / 3C, 5C, 7C, 3S / 2S, AS, AH, 7S / QS, 10C, 5S, 7D",
            "10S, 6H, 10D, 3D / KH, 8D, 3H, 2H / 10H, AC, JC, 9H / 7H, 5D, KD, 5H / 6S, 4D, 4C"),
        "QH 8H JD 9C", ("play 9C", "play JD", "play 8H"),
        "The leader wins this trick and lacks few hearts for the moon: the queen stays, to beat the jack.",
    ),
    Position(
        "the ace of hearts is kept to stop a moon",
        after(dealt(HEARTS, """
            8S 5S 4S 2S 9H 7H 6H 8D 5D 2D 10C 9C 3C : 9H 7H 6H
            10S AH 10H 8H 2H KD 4D 3D QC JC 8C 6C 4C : AH 10S 10H
            QS 7S 6S 3S KH JH 5H 3H 10D 7D KC 7C 2C : KH QS JH
            AS KS JS 9S QH 4H AD QD JD 9D 6D AC 5C : AS KS QH
            """, first=3),
            "2C, 6C, 3C, AC / QD, 7D, 3D, 5D / AD, 10D, KD, 8D / 5C, KC, QC, 10C / 3S, 9H, 5S, JS",
            "KH, 5H, 8H, QH / QS, 7S, 8C, 4S / JD, 10H, 4D, 2D / 9D, 3H, 7H, AS / 6D"),
        "10S 6S AH 7C", ("play 10S", "play 6S", "play 7C"),
        "The ace of hearts is sure to take a heart trick from the leader, who has every point so far: anything else "
        "goes.",
    ),
    Position(
        "the last club is led before the hearts",
        after(dealt(HEARTS, """
            AS 10S 7S KH 10H 6H 4H AD QD JD 9D 4D QC JC 9C 6C 3C : AS 10S 7S
            QS 8S 5S 3S 2S QH JH 9H 5H 3H 10D 3D AC 10C 8C 7C 5C : QS QH JH
            KS JS 9S 6S 4S AH 8H 7H 2H KD 8D 7D 6D 5D 2D KC 4C : AH KS KC
            """, first=2),
            "3C, 4C, AC / 10D, 9D, 2D / 8C, KC, KD / AD, 8D, 3D / KS, QS, 5S / QD, 7D, 5C / JD, 6D, 9H",
            "AH, 8H, 5H / KH, 7H, 3H / QC, 6S, 7C / JC, JH, 10C / 9C, 4S, 8S"),
        "10H 6H 4H 4D 6C", ("lead 6C",),
        "The 6 of clubs is the last club and wins: the others must each throw a tile that could still beat the "
        "hearts or the 4.",
    ),
    Position(
        "the queen of spades goes where the suit is missing",
        after(dealt(HEARTS, """
            AS 7S 5S 2S QH 7H 6H 5H 3H AD QD JD 2D : AS AD QD
            QS 6S 3S AH JH KD 10D 4D 9C 8C 5C 3C 2C : AH QS JH
            JS 4S KH 8H 4H 2H 7D 6D 5D 3D QC JC 6C : QC JS JC
            KS 10S 9S 8S 10H 9H 9D 8D AC KC 10C 7C 4C : KS 10H 9H
            """),
            "2C, KS, 4C, 6C / 3D, 10D, 2D, 9D / 6S, 2S, JS, 4S / AC"),
        "QS AH KH JH 8H 4H 2H 7D 6D 5D", ("play QS",),
        "No club to follow with: the queen's 13 points go to whoever wins this trick.",
    ),
    Position(
        "the queen of spades goes under the ace",
        after(dealt(HEARTS, """
            QS 10S 8S 10H 7H KD JD 8D AC QC JC 7C 2C : QS 10H 7H
            7S 6S 3S AH KH QH 9H 5H 5D 4D 3D 8C 3C : AH KH QH
            KS 9S 2S 8H 6H 2H AD QD 10D 9D 2D KC 4C : KS KC 9S
            AS JS 5S 4S JH 4H 3H 7D 6D 10C 9C 6C 5C : AS JS JH
            """),
            "2C, KC, 4C, 8C / 7D, 2D, 5D, 8D / 8S, 9S, 2S, 7S / 10C, 10D, 3C, AC / AS, KS, 9D"),
        "QS 6S 3S 10H 9H 7H 5H 4D 3D", ("play QS",),
        "The ace and the king are on the table: the queen falls under them, and her 13 points are somebody else's.",
    ),
    Position(
        "a trick that must be won is won without the queen",
        after(dealt(HEARTS, """
            3S 8H 3H AD KD 8D 7D JC 10C 8C 6C 3C 2C : AD KD 8H
            AS QS JS 9S 8S 7S 5S AH JH 10H 6H 2D 9C : AH QS JH
            10S 6S 2S QH 2H JD 10D 6D 5D 3D AC QC 5C : AC QH QC
            KS 4S KH 9H 7H 5H 4H QD 9D 4D KC 7C 4C : KS QD 9D
            """, first=1),
            "2C, AC, 5C, 9C / 4D, JD, 2D, 9D / 6S, AS, KS, 4S / 9S, 3S, 9H, 2S / 8S, 8D, QC"),
        "QS 10S AH JH 2H 10D 6D 5D 3D", ("play 10S",),
        "Both spades win this trick: the 10 takes it without points, the queen would take herself.",
    ),
    Position(
        "the ace and king of spades stay out of the queen's way",
        after(dealt(HEARTS, """
            JS 8S 6S 4S AH 3H 9D 6D 5D 2D AC 8C 6C : AH AC 8C
            AS KS 7S 5S JH 7H 5H 4H AD KD 8D 4D 7C : AS KS 7C
            10S 9S 3S KH 10H 6H 2H QD 10D 3D QC 5C 4C : KH QD 10D
            QS 2S QH 9H 8H JD 7D KC JC 10C 9C 3C 2C : QS QH 9H
            """),
            "2C, 5C, AC, 6C / 4D, 6D, 7D, 3D / KC, QC, 8C, 9H / 2S"),
        "AS KS 10S 9S 3S 10H 6H 2H 7C 4C", ("play 3S", "play 10S", "play 9S"),
        "The queen of spades is still out and two have yet to play: a lower spade does not catch her.",
    ),
    Position(
        "low spades are led to drive the queen out",
        after(dealt(HEARTS, """
            9S 3S QH 6H 2H JD 10D 8D 3D AC QC JC 10C : AC QC JC
            AS KS 8S 7S 6S 4S 7H 5H 3H KC 9C 8C 7C : AS KS KC
            QS 10S 5S KH JH 8H AD QD 7D 5D 4C 3C 2C : KH QS JH
            JS 2S AH 10H 9H 4H KD 9D 6D 4D 2D 6C 5C : AH 10H 9H
            """, first=2),
            "2C, QC, 10C, 6C"),
        "8S 7S 6S 4S 7H 5H 3H AC JC 9C 8C 7C", ("lead 8S", "lead 7S", "lead 6S", "lead 4S"),
        "No spade here is high enough to catch the queen, and every round of spades brings her closer to falling.",
    ),
    Position(
        "the queen of spades is not led",
        after(dealt(HEARTS, """
            9S KH 2H QD 6D 4D KC JC 6C 5C : KH QD 9S
            QS 3S QH JH 10H 7H AD 8D 5D AC : AD AC QS
            10S 6S 6H 5H 4H 3H 7D QC 8C 4C : 10S 7D 6S
            JS 5S 4S 2S AH 9H 8H 10D 9D 9C : AH 9H 8H
            AS KS 8S 7S KD JD 3D 10C 7C 3C : AS KS 8S
            """),
            "3C, 9C, 8C, 3S, JC / 6C, 10C, JS, AC, 9S / AD, 8D, 6D, 3D, 10D"),
        "QS 6H 5H 4H 3H QC 4C", ("lead 4C", "lead QC"),
        "Led, the queen catches herself unless the ace or the king happens to fall: a club is led.",
    ),
    Position(
        "the ace of spades takes a trick without points",
        after(dealt(HEARTS, """
            AS 7S 5S KH 9H 2H KD 7D KC 8C : AS KD KC
            3S 6H 4H JD 9D 5D AC 10C 5C 4C : JD 9D 6H
            QS 4S 10H 8H 5H 3H 10D 3D QC 3C : QS QC 10D
            10S 9S AH JH QD 8D 6D 4D JC 6C : AH JH JC
            KS JS 8S 6S 2S QH 7H AD 9C 7C : AD QH 7H
            """, first=1),
            "3C, 5C, 8C, 7C, QC / 8D, 3D, KD, 7D, AH / 5D, AD, JH, 10D, JD / 7S, 8S, 10S, 4S"),
        "AS 3S 4H AC KC 10C 4C", ("play AS",),
        "All others have played and there is no point in it: now the ace wins safely, later it would catch the "
        "queen.",
    ),
    Position(
        "the low club is led while it is an exit",
        after(dealt(HEARTS, """
            KS JS 8S 7S 5H 3H JD 5D 3D 9C 8C 3C 2C : KS JS 8S
            QS 9S 5S KH JH 10H 4H 2H 8D 4D AC 6C 4C : KH QS JH
            AS 4S 3S 2S QH 7H 6H QD 9D KC JC 10C 7C : AS QD 9D
            10S 6S AH 9H 8H AD KD 10D 7D 6D 2D QC 5C : AH 9H 8H
            """),
            "2C, QC, KC, AC / 9S, 7S, 10S, 2S / AD, 4S, 8D, JD / 6S, 3S, KS, 9H / 4D, 3D, 2D, QS / JS, AH, AS, KH",
            "KD, JC, 8S, 5D"),
        "QD 10D 9D 7D 6D 5C", ("lead 5C",),
        "All diamonds left are in this hand and would win every time: the 5 of clubs is the way out.",
    ),
    Position(
        "the lead is given away in spades",
        after(dealt(HEARTS, """
            JS 10S 2S JH 8H 7H 4H 3H 2D QC 10C 7C 5C : QC JS 10S
            8S 3S 10H 9H 6H 2H 8D 6D KC JC 8C 4C 3C : 8S 8D 6D
            QS 9S 5S 4S AH 5H KD QD JD 9D 5D 3D AC : AH AC QS
            AS KS 7S 6S KH QH AD 10D 7D 4D 9C 6C 2C : AS KS KH
            """, first=1),
            "2C, 5H, KC, 10C / JS, 2S, 7S, 9S / 2H, 4H, AH, 8S / QH, 9D, 10H, 8H / 9C, 8D, 8C, 7C",
            "4D, 3D, 9H, 2D / 6C, 4S, 3C, 5C / 6S, 5S, 3S, AS / 3H, AC, QD, 6H"),
        "10S QC JC 4C", ("lead 10S",),
        "Nobody else has a club: they would throw the queen and hearts on it. The 10 of spades loses to the king or "
        "the queen.",
    ),
    Position(
        "the queen of hearts goes under the ace",
        after(dealt(HEARTS, """
            AS 7S 5S 2S QH 7H 6H 5H 3H AD QD JD 2D : AS AD QD
            QS 6S 3S AH JH KD 10D 4D 9C 8C 5C 3C 2C : AH QS JH
            JS 4S KH 8H 4H 2H 7D 6D 5D 3D QC JC 6C : QC JS JC
            KS 10S 9S 8S 10H 9H 9D 8D AC KC 10C 7C 4C : KS 10H 9H
            """),
            "2C, KS, 4C, 6C / 3D, 10D, 2D, 9D / 6S, 2S, JS, 4S / AC, QS, 9C, 5S / 8D, 7D, AD, JD / KD, 7S, 9S, 6D",
            "4D, 10H, KC, 5D / 4H, AS, 3H, 10S / AH, 3S"),
        "QH 9H 7H 6H 5H", ("play QH",),
        "The ace of hearts wins this trick: the queen, which would win a later one, goes under it.",
    ),
)
# fmt: on
