## Was an einer eingelesenen Aufzeichnung oder Stellung falsch ist.

imports-line = Zeile { $line }: { $what }
imports-line-column = Zeile { $line }, Spalte { $column }: { $what }
imports-too-long = Die Aufzeichnung ist zu lang.
imports-no-game-begun = Hier hat noch keine Partie begonnen.
imports-no-game = Es ist keine Partie darin.
imports-no-result = Eine Partie hat kein Ergebnis, aber es folgt eine weitere.
imports-too-many-units = Ein Match geht höchstens bis 255 Punkte, nicht bis { $units }.
imports-other-rules = Aus diesem Format wird nur Backgammon gelesen.
imports-position-set-up = Die Partie beginnt mit einer aufgestellten Stellung, wie bei Nackgammon. Das wird aus .mat nicht gelesen.
imports-names-expected = Hier fehlen zwei Namen mit ihrem Stand, zum Beispiel { $example }.
imports-not-a-row = { $text } ist weder ein Wurf noch eine Entscheidung noch ein Ergebnis.
imports-too-many-throws = Eine Zeile hat höchstens zwei Würfe, einen für jede Seite.
imports-cube-value-expected = Der Wert des Verdopplungswürfels fehlt.
imports-cannot-move = Mit { $dice } kann kein Stein ziehen, aber im Text steht der Zug { $play }.
imports-wrong-play = Mit { $dice } ist der Zug { $play } nicht erlaubt.
imports-game-over = Die Partie ist davor schon zu Ende.
imports-no-opening = { $dice } kann nicht entscheiden, wer beginnt.
imports-other-to-throw = Die andere Seite ist mit dem Wurf dran.
imports-no-play-given = { $dice } lässt sich spielen, aber im Text fehlt der Zug.
imports-other-winner = Im Text gewinnt eine Seite, aber gewonnen hat die andere.
imports-impossible-men = So können die Steine nicht stehen.
imports-sgf = Dieses SGF ist nicht vollständig: Anfang oder Ende fehlt.
imports-game-cut = Der Rest von Partie { $game } ist weggelassen.
imports-games-missing = Auf Partie { $before } folgt Partie { $after }: Die Partien dazwischen fehlen.
imports-other-score = Der Stand ist hier { $found }, nach den Partien davor aber { $counted }.
imports-other-units = Das Ergebnis nennt { $units }, die Partie zählt aber { $counted }.
imports-name-cut = Ein Name ist zu lang und wurde gekürzt: { $name }
imports-other-file = Das ist eine Datei anderer Art: { $name }. Sie kann hier nicht gelesen werden.
imports-is-position = Das ist eine Stellung, keine Aufzeichnung von Partien.
imports-missing = Dieser Teil der Aufzeichnung fehlt: { $name }.
imports-changed = Die Prüfsumme stimmt nicht: Die Aufzeichnung wurde geändert.
imports-other-version = Die Aufzeichnung hat die Version { $version }, nötig ist Version { $needed }.
imports-expected = Das hat nicht die Form einer Aufzeichnung.
imports-not-in-head = { $name } gehört nicht in den Kopf einer Aufzeichnung.
imports-by-rules = Das kann nach den Regeln hier nicht folgen.
imports-illegal-play = Dieser Zug ist nicht erlaubt.
imports-bad-start = Die Stellung, mit der die Partie beginnt, ist nicht lesbar.
imports-bad-rules = Die Regeln sind nicht lesbar: { $cause }
imports-not-json = Das ist kein JSON: Der Fehler steht in Zeile { $row }, Spalte { $column }.
imports-nothing-played = Darin wurde nichts geworfen und nichts gezogen.
imports-too-many-items = { $items } Würfe und Züge sind zu viele, höchstens { $most } lassen sich zeigen.
imports-xgid-length = Die Steine einer XGID haben 26 Zeichen, nicht { $found }.
imports-xgid-place = Stelle { $place } der XGID ist falsch.
imports-xgid-fields = In der XGID fehlen Felder.
imports-xgid-turn = Die XGID sagt nicht, welche Seite dran ist.
imports-xgid-dice = { $text } sind keine Würfel einer XGID.
imports-xgid-field = Feld { $field } der XGID ist falsch: { $text }
imports-xgid-doubled = { $side ->
    [white] Weiß nimmt eine Verdopplung an oder gibt auf. Die Regeln hier haben keinen Verdopplungswürfel: Das ist die Stellung nach der Annahme.
    [black] Schwarz nimmt eine Verdopplung an oder gibt auf. Die Regeln hier haben keinen Verdopplungswürfel: Das ist die Stellung nach der Annahme.
   *[other] Eine Verdopplung ist zu beantworten. Die Regeln hier haben keinen Verdopplungswürfel: Das ist die Stellung nach der Annahme.
}
imports-gnubg-length = Eine gnubg-Kennung hat 14 Zeichen, nicht { $found }.
imports-gnubg-men = Die gnubg-Kennung beschreibt kein Brett.
imports-g-code-parts = Ein Gul-bara-Code hat drei Teile, getrennt durch |.
imports-g-code-part = Teil { $part } des Gul-bara-Codes ist falsch.
imports-id-parts = Das ist keine Stellung: Eine Kennung hat fünf Teile, getrennt durch Punkte.
imports-id-part = Teil { $part } der Kennung ist falsch.
