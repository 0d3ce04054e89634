## About: what this is, for people who ask before they play.

about-title = About Rosespring
about-what = Tables games of the Mediterranean and the Caucasus, by their exact rules. Free, without an account and without advertising.
about-rules = Rules of all games
about-rules-note = Every rule has a number and a source. Where people play differently, the rule is an option.
about-dice = Fair dice
about-dice-note = Before a game the page shows a promise about all its throws. Afterwards anybody can check that it was kept.
about-dice-check = Check the dice
about-computer = The computer
about-computer-note = It learnt each game by playing against itself. Its weaker levels make mistakes on purpose.
about-data = Your games
about-data-browser = Games alone or at one screen stay in this browser. Nobody else sees them; save them if you want to keep them.
about-data-machine = Games are stored on this machine alone. Nobody else sees them.
about-data-hall = Games with other people, names and ratings are at the hall. Your account can export or delete them.
about-languages = Languages
about-languages-note = Not yet reviewed by a native speaker: { $languages }.
about-licence = Licence
about-licence-note = Everybody may use, run and change it: MIT or Apache-2.0, as you choose.
about-name = The name Gul bara comes from gül bahar, rose spring.
about-programs = For programs (API)
