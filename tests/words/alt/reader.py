"""Alt texts as a listener takes them: for tests that play by what is read."""

import re

CODE = r"\d-\d|(?:10|[2-9JQKA])[CDHS]"


class Reader:
    """What a listener takes from an alt text and from the labels of the controls below it."""

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
        return re.findall(CODE, self.found(r"Hand \((\d+)\): ([^.]*)\.")[2])

    @property
    def playable(self) -> list[str]:
        which = self.found(r"Playable \((\d+)\): ([^.]*)\.")
        codes = self.hand if which[2] == "any" else re.findall(CODE, which[2])
        assert len(codes) == int(which[1])
        return codes

    @property
    def trump(self) -> str:
        """The notation of the trump suit; empty where there is none."""
        named = re.search(r" Trump: (doubles|none|\d)", self.text)
        return "" if named is None or named[1] == "none" else named[1]

    def moves(self) -> set[str]:
        """The moves that the text offers, in notation."""
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
        return set(self.labels.values())  # the doubles, the moon, looking back: read from the controls

    def _suits(self) -> set[str]:
        holdings = self.found(r"You hold ([^.]*)\.")[1]
        return {"doubles" if word.startswith("doubles") else word[0] for word in re.findall(r"\ds|doubles", holdings)}

    def _bids(self, prompt: str) -> set[str]:
        bids = {"bid pass"} if "pass" in prompt else set()
        for part in prompt.split("bid ")[1:]:
            words = part.partition(", or pass")[0].strip(", ")
            special = re.match(r"nel-o|plunge|splash|sevens", words)
            kind = f"{special[0]} " if special else ""
            amounts: list[int] = []
            for low, high in re.findall(r"(\d+)(?: to (\d+))?", words):
                amounts.extend(range(int(low), int(high or low) + 1))
            bids |= {f"bid {kind}{amount}" for amount in amounts} or {f"bid {kind.strip()}"}
        return bids

    def _plays(self) -> set[str]:
        if not self.says("Your turn: lead"):
            return {f"play {code}" for code in self.playable}
        leads = {
            notation
            for notation in self.labels.values()
            if notation.startswith("lead ") and notation.split()[1] in self.playable
        }
        assert {notation.split()[1] for notation in leads} == set(self.playable)
        return leads | ({"yield"} if self.says("Your turn: lead, or let ") else set())
