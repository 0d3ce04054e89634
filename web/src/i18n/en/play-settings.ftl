## Settings.

play-speed = Speed
play-speed-slow = Slow
play-speed-normal = Normal
play-speed-fast = Fast
play-speed-instant = At once
play-numbering = Numbers
play-numbering-mover = The mover’s
play-numbering-mine = Mine
play-numbering-none = None
play-shape = Board
play-shape-auto = By screen
play-shape-wide = Wide
play-shape-tall = Upright
play-home-left = Home on the left
play-show-arrows = Arrows of the last play
play-show-bar = Evaluation bar
play-tutor = Tutor: warn before
play-tutor-off = Nothing
play-tutor-small = Small errors
play-tutor-medium = Errors
play-tutor-large = Blunders
play-theme = Board and page
play-theme-wood = Wood
play-theme-flat = Calm
play-theme-contrast = High contrast
play-mode = Light
play-mode-auto = By system
play-mode-light = Light
play-mode-dark = Dark
play-sound-dice = Dice
play-sound-men = Men
play-sound-scenes = Hand-over and end
play-volume-off = off
play-language = Language
play-digits = Digits
play-digits-latin = 1 2 3
play-digits-local = As in the language

## Keys.

play-keys = Keys
play-key-space = Space
play-key-enter = Enter
play-key-arrows = Arrows
play-key-shift = Shift { $key }
play-key-throw = throw, done
play-key-point = play from the point in focus, else done
play-key-walk = from point to point
play-key-swap = swap the dice
play-key-undo = undo a step
play-key-undo-stage = undo a stage
play-key-repeat = repeat the last step
play-key-hint = show or hide a hint
play-key-command = type a command

# One screen between two people

play-facing = Screen
play-facing-together = Seen by both
play-facing-strip = Upper strip turned
play-facing-board = Board turns to the mover
