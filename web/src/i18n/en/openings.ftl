## Openings: the plays of first throws.

openings-games = Openings
openings-title = Openings: { $game }
openings-throw = First throw
openings-mine = You have had this throw { $times ->
    [one] once
   *[other] { $times } times
 }, and played the best play { $best ->
    [one] once
   *[other] { $best } times
 }.
openings-play = Play from here
openings-starter = Who begins wins { $win } % of the games.
openings-how = Figures are units a game, found by playing each position out many times; their error is about { $error }.
openings-none = The computer has not studied this game yet.
