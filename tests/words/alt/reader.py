"""Alt texts as a listener takes them: for tests that play by what is read."""

import re

CODE = r"\d+-\d+|(?:10|[2-9JQKA])[♣♦♥♠]"
_LETTERS = str.maketrans("♣♦♥♠", "CDHS")
_SUITS = {"blanks": "0"}  # the suits whose name does not begin with their number


def codes_in(text: str) -> list[str]:
    """The pieces of a text, as they are typed."""
    return [code.translate(_LETTERS) for code in re.findall(CODE, text)]


class Reader:
    """The facts that a listener takes from an alt text and from the labels of the controls below it."""

    def __init__(self, text: str, labels: dict[str, str]) -> None:
        self.text = text
        self.labels = labels

    def found(self, pattern: str) -> re.Match[str]:
        match = re.search(pattern, self.text)
        assert match is not None, f"{pattern} is not in: {self.text}"
        return match

    def says(self, pattern: str) -> bool:
        return re.search(pattern, self.text) is not None

    @property
    def hand(self) -> list[str]:
        return codes_in(self.found(r"Hand \((\d+)\): ([^.]*)\.")[2])

    @property
    def playable(self) -> list[str]:
        which = self.found(r"Playable \((\d+)\): ([^.]*)\.")
        codes = self.hand if which[2] == "any" else codes_in(which[2])
        assert len(codes) == int(which[1])
        return codes

    @property
    def trump(self) -> str:
        """The notation of the trump suit; empty where there is none."""
        named = re.search(r" Trump: (doubles|blanks|\d)", self.text)
        return "" if named is None else _SUITS.get(named[1], named[1])

    def moves(self) -> set[str]:
        if self.says("^Pass 3 to "):
            return set()
        if self.says("^The kitty is "):
            return {"kitty keep", *(f"kitty {code}" for code in self.hand)}
        if self.says("^Your turn: bid|^Your turn: pass"):
            return self._bids(self.found(r"^Your turn: ([^.]*)\.")[1])
        if self.says(r"^(?:Your turn: )?[Nn]ame trump"):
            none = {"trump none"} if self.says("no trump") else set[str]()
            others = re.search(r"\. Or ([^.]*)\.", self.text)
            contracts = re.findall(r"Nel-O|Sevens|Plunge|Splash", others[1] if others else "")
            declared = {f"declare {contract.lower()}" for contract in contracts}
            return none | declared | {f"trump {suit}" for suit in self._suits()}
        if self.says("Your turn: lead") or self.says("Your turn: (follow|no )"):
            return self._plays()
        return {*self.labels.values()}  # the doubles, the moon, looking back: read from the controls

    def _suits(self) -> set[str]:
        holdings = " ".join(re.findall(r"You have ([^.]*)\.", self.text))
        words: list[str] = re.findall(r"\ds|doubles|blanks", holdings)
        return {_SUITS.get(word) or (word[0] if word[0].isdecimal() else word) for word in words}

    def _bids(self, prompt: str) -> set[str]:
        bids, kind, plain = {"bid pass"} if "pass" in prompt else set[str](), "", set[str]()
        for special, low, high in re.findall(r"(Nel-O|Plunge|Splash|Sevens)|(\d+)(?: to (\d+))?", prompt):
            if special:  # the figures after it are what it can be bid with
                kind = f"{special.lower()} "
                plain.add(f"bid {kind.strip()}")
                continue
            plain.discard(f"bid {kind.strip()}")
            bids |= {f"bid {kind}{amount}" for amount in range(int(low), int(high or low) + 1)}
        return bids | plain

    def _plays(self) -> set[str]:
        if not self.says("Your turn: lead"):
            return {f"play {code}" for code in self.playable}
        leads = {
            notation
            for notation in self.labels.values()
            if notation.startswith("lead ") and notation.split()[1] in self.playable
        }
        assert {notation.split()[1] for notation in leads} == set(self.playable)
        return leads | ({"yield"} if self.says("Your turn: lead or make ") else set())
