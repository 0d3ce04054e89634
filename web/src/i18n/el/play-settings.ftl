## Settings.

play-speed = Ταχύτητα
play-speed-slow = Αργά
play-speed-normal = Κανονικά
play-speed-fast = Γρήγορα
play-speed-instant = Αμέσως
play-numbering = Αριθμοί
play-numbering-mover = Εκείνου που παίζει
play-numbering-mine = Οι δικοί μου
play-numbering-none = Κανένας
play-shape = Τάβλι
play-shape-auto = Κατά την οθόνη
play-shape-wide = Φαρδύ
play-shape-tall = Όρθιο
play-home-left = Το σπίτι αριστερά
play-show-arrows = Βέλη της τελευταίας κίνησης
play-show-bar = Μπάρα εκτίμησης
play-tutor = Δάσκαλος: προειδοποιεί για
play-tutor-off = Τίποτα
play-tutor-small = Μικρά λάθη
play-tutor-medium = Λάθη
play-tutor-large = Χοντρά λάθη
play-theme = Τάβλι και σελίδα
play-theme-wood = Ξύλο
play-theme-flat = Ήρεμο
play-theme-contrast = Έντονη αντίθεση
play-mode = Φωτισμός
play-mode-auto = Του συστήματος
play-mode-light = Φωτεινό
play-mode-dark = Σκούρο
play-sound-dice = Ζάρια
play-sound-men = Πούλια
play-sound-scenes = Δώρο και τέλος
play-volume-off = κλειστό
play-language = Γλώσσα
play-digits = Ψηφία
play-digits-latin = 1 2 3
play-digits-local = Όπως στη γλώσσα

## Keys.

play-keys = Πλήκτρα
play-key-space = Διάστημα
play-key-enter = Enter
play-key-arrows = Βέλη
play-key-shift = Shift { $key }
play-key-throw = ρίξε, τέλος
play-key-point = παίξε από τη θέση που διάλεξες, αλλιώς τέλος
play-key-walk = από θέση σε θέση
play-key-swap = άλλαξε τη σειρά των ζαριών
play-key-undo = πίσω μία κίνηση
play-key-undo-stage = πίσω ένα στάδιο
play-key-repeat = η τελευταία κίνηση ξανά
play-key-hint = δείξε ή κρύψε ιδέα
play-key-command = γράψε εντολή

# One screen between two people

play-facing = Οθόνη
play-facing-together = Τη βλέπουν και οι δύο
play-facing-strip = Γυρισμένη η πάνω γραμμή
play-facing-board = Το τάβλι σε όποιον παίζει
