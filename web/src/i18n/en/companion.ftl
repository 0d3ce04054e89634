# The companion: real dice, a real board, and the page to keep the count.

companion-title = At the board
companion-intro = For real dice and a real board. Enter each throw: the page checks the rules, follows the cascade, and counts the score.
companion-begin = Begin
companion-matches = Matches at the board
companion-throw-of = { $name }: what was thrown?
companion-opening = One die each: who begins?
companion-tie = Equal dice. One die each, once more.
companion-really = What was really thrown?
companion-really-note = Steps already played with the last dice are taken back. You may enter the same dice again.
companion-first-die = First die
companion-second-die = Second die
companion-die-of = Die of { $name }
companion-keys = Tap, or press 1 to 6 twice.
companion-look = Look at the board
companion-keep = Keep the dice
companion-wrong = Wrong dice
companion-wrong-short = Dice
