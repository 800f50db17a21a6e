record-too-large = Diese Datei ist zu groß. Ein Protokoll hat höchstens 1 MB.
record-bad-line = Zeile { $line } dieses Protokolls kann ich nicht lesen.
record-line-missing = Diesem Protokoll fehlt die Zeile „{ $name }“.
record-seal = Das Geheimnis passt nicht zum Siegel: Das ist nicht das versprochene Mischen.
record-move = Zug { $move } ist nicht möglich. Jemand hat dieses Protokoll geändert.
record-no-record = Das ist kein Protokoll einer Partie.
record-numbers = Die Mischnummern in diesem Protokoll passen nicht zusammen.
