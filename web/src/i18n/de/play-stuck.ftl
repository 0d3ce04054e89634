## Why a man may not move.

play-stuck-bar-first = Zuerst muss dein Stein von der Bar herein.
play-stuck-start-locked = Deine Anfangssteine bleiben, bis deine Hand leer ist.
play-stuck-blocked = { $number }: Die andere Seite hält { $point }.
play-stuck-packed = { $number }: Auf { $point } darf kein zweiter Stein von dir stehen.
play-stuck-may-not-bear-off = { $number }: Dieser Stein darf jetzt nicht hinaus.
play-stuck-shuts-out = { $number }: Ein Feld muss für den Stein auf der Bar frei bleiben.
play-stuck-hitter-stays = { $number }: Wer im Heimfeld geschlagen hat, bleibt dort bis zum Ende deines Zuges.
play-stuck-first-man = { $number }: Nur dein erster Stein zieht, bis er auf { $point } oder näher am Ziel steht.
play-stuck-head = { $number }: In diesem Wurf darf kein weiterer Stein den Kopf verlassen.
play-stuck-pinned = { $number }: Dieser Stein ist festgehalten, bis die andere Seite geht.
play-stuck-man-pinned = { $number }: Solange einer deiner Steine festgehalten ist, darf keiner hinaus.
play-stuck-too-many-points = { $number }: Du hieltest zu viele Felder eines Viertels.
play-stuck-imprisons = { $number }: Die andere Seite muss heraus können: Öffne ein Feld deiner Mauer.
play-stuck-blocks = { $number }: Sechs in einer Reihe sind nur erlaubt, wenn ein Stein der anderen Seite daran vorbei ist.
play-stuck-last-points-first = { $number }: Sechs in einer Reihe brauchen Steine von dir auf 2 und 1.
play-stuck-begins-no-play = { $number }: Anders lassen sich mehr Zahlen oder die größere spielen.
