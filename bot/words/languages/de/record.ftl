record-too-large = Diese Datei ist zu groß. Ein Protokoll hat höchstens 1 MB.
record-bad-line = Zeile { $line } dieses Protokolls ist nicht lesbar.
record-line-missing = Diesem Protokoll fehlt die Zeile „{ $name }“.
record-seal = Das Geheimnis passt nicht zum Siegel: Das ist nicht das versprochene Mischen.
record-move = Zug { $move } kann es so nicht gegeben haben. Eine Regel, eine Nummer oder ein Zug dieses Protokolls wurde geändert.
