## The shell: what every page shows.

play-app-name = Rosespring
# Between the parts of a list.
play-comma = {", "}
play-tagline = Γκιουλ μπαρά, γκιουλ, ταβούλα και μπάκγκαμον, στο ίδιο τραπέζι.
play-skip-to-content = Στο περιεχόμενο
play-navigation = Σελίδες
play-nav-play = Παιχνίδι
play-nav-learn = Μαθήματα
play-nav-puzzles = Γρίφοι
play-nav-analysis = Ανάλυση
play-nav-editor = Στήσιμο
play-nav-companion = Αληθινό τάβλι
play-nav-statistics = Στατιστικά
play-nav-dice = Έλεγχος ζαριών
play-nav-more = Μενού
play-dice-promised = Ζάρια { $fingerprint }…
play-page-loading = Η σελίδα ανοίγει…
play-page-failed = Η σελίδα δεν φορτώθηκε. Τρέχει ο διακομιστής;
play-page-unknown = Δεν υπάρχει τέτοια σελίδα.

## Games and rule sets, as they are called in this language.

play-game-gul-bara = Γκιουλ μπαρά
play-game-gioul = Γκιουλ
play-game-tawula = Ταβούλα
play-game-backgammon = Μπάκγκαμον
play-game-note-gul-bara = Κανείς δεν χτυπιέται. Οι διπλές κάνουν σερί ως τις εξάρες· ό,τι δεν παίξεις, το παίζει ο άλλος.
play-game-note-gioul = Αντίθετες πορείες, χωρίς χτύπημα, και οι διπλές κάνουν σερί από την πρώτη ζαριά.
play-game-note-tawula = Δεκατρία πούλια μπαίνουν από το χέρι. Τα ανοιχτά πούλια χτυπιούνται, κι όποιος αργεί παθαίνει καπότο.
play-game-note-backgammon = Οι πόρτες των τουρνουά: με χτυπήματα και τέσσερις κινήσεις στη διπλή.
play-game-note-celebi = Στήσιμο και χτυπήματα όπως στις πόρτες, με τον καταρράκτη του γκιούλ μπαρά.
play-rules-gul-bara-2007 = Γκιουλ μπαρά, κανόνες του 2007
play-rules-gul-bara-bulgarian = Γκιουλ μπαρά, βουλγαρικοί κανόνες
play-rules-tawula-falkener = Ταβούλα, είσοδος κατά Falkener
play-rules-short-gul-bara-2007 = Του 2007
play-rules-short-gul-bara-bulgarian = Βουλγαρικοί
play-rules-short-tawula-falkener = Κατά Falkener
play-differs-gul-bara = Οι διπλές κάνουν σερί από την τέταρτη ζαριά σου· ό,τι δεν παίξεις, το παίζει ο αντίπαλος.
play-differs-gul-bara-2007 = Ό,τι μένει από ένα κομμένο σερί χάνεται· δεν το παίζει κανείς.
play-differs-gul-bara-bulgarian = Τα ζάρια της αρχής παίζονται, κάθε παιχνίδι αρχίζει με κλήρο, και ένα σερί που δεν ξεκίνησε καθόλου δεν δίνει τίποτα στον άλλο.
play-differs-gioul = Οι διπλές κάνουν σερί από την πρώτη ζαριά· ό,τι δεν παίξεις, το παίζει ο αντίπαλος.
play-differs-tawula = Τα πούλια μπαίνουν όπως ξαναμπαίνουν: με εξάρι στο 19, με άσο στο 24.
play-differs-tawula-falkener = Τα νέα πούλια μπαίνουν μετρώντας από τη θέση εκκίνησης: με εξάρι στο 18, με άσο στο 23.
play-differs-backgammon = Το παιχνίδι των τουρνουά, χωρίς το βίδο.
play-differs-celebi = Πόρτες όπου οι διπλές γίνονται καταρράκτης από την τέταρτη ζαριά σου· ό,τι δεν παίζεις από όσα άρχισες το παίζει ο αντίπαλος.

## Throws by their own names: said aloud and shown beside the dice.

play-throw-name-11 = άσους
play-throw-name-21 = ασσόδυο
play-throw-name-22 = δυάρες
play-throw-name-31 = τρία-άσο
play-throw-name-32 = τρία-δύο
play-throw-name-33 = τριάρες
play-throw-name-41 = τέσσερα-άσο
play-throw-name-42 = τέσσερα-δύο
play-throw-name-43 = τέσσερα-τρία
play-throw-name-44 = ντόρτια
play-throw-name-51 = πέντε-άσο
play-throw-name-52 = πέντε-δύο
play-throw-name-53 = πέντε-τρία
play-throw-name-54 = πέντε-τέσσερα
play-throw-name-55 = πεντάρες
play-throw-name-61 = έξι-άσο
play-throw-name-62 = έξι-δύο
play-throw-name-63 = έξι-τρία
play-throw-name-64 = έξι-τέσσερα
play-throw-name-65 = έξι-πέντε
play-throw-name-66 = εξάρες
# Men of one stage: « Fours ».
play-numbers = { $number ->
    [1] Άσοι
    [2] Δυάρια
    [3] Τριάρια
    [4] Τεσσάρια
    [5] Πεντάρια
   *[6] Εξάρια
}

## Sides and players. $who is "you" where the one person at the screen is meant.

play-white = Ο Λευκός
play-black = Ο Μαύρος
play-you = Εσύ
play-computer = Ο υπολογιστής
play-computer-at = Υπολογιστής, επ. { $level }
play-white-note = Φίλντισι
play-black-note = Σκούρο ρόδο

## The lobby.

play-new-game = Νέο παιχνίδι
play-game = Παιχνίδι
play-rule-set = Κανόνες
play-standard = Συνήθεις
play-rules-page = Διάβασε τους κανόνες
play-worked-position = Λυμένο παράδειγμα
play-rules-sources = Εμφάνιση των πηγών των κανόνων
play-opponent = Αντίπαλος
play-opponent-computer = Υπολογιστής
play-opponent-friend = Δύο παίκτες
play-opponent-computer-note = Έμαθε μόνος του να παίζει
play-opponent-friend-note = Σε αυτή την οθόνη
play-level = Επίπεδο
play-level-name = { $level ->
    [1] Πρωτάρης
    [2] Αρχάριος
    [3] Ερασιτέχνης
    [4] Θαμώνας
    [5] Έμπειρος
    [6] Δεξιοτέχνης
    [7] Μάστορας
   *[8] Ο πιο δυνατός
}
play-level-label = Επίπεδο { $level }, { $name }
play-level-unrated = χωρίς βαθμό ακόμη
play-level-elo = περίπου +{ $elo } από το 1
play-level-errs = κάνει συχνά λάθη
play-level-elo-note = Elo, από αγώνες μέχρι τους 7
play-level-few = Ο υπολογιστής δεν έχει μάθει ακόμη αυτό το παιχνίδι: παίζει με γενικές αρχές και έχει λιγότερα επίπεδα.
play-your-side = Είσαι
play-match-length = Αγώνας μέχρι
play-match-units = { $to ->
    [1] 1 μόνο
   *[other] { $to }
}
play-auto-forced = Παίζε τα υποχρεωτικά στάδια για μένα
play-auto-forced-note = Στάδιο με μία μόνο κίνηση παίζεται αμέσως.
play-start = Στήσε το τάβλι
play-starting = Το τάβλι στήνεται…
play-your-games = Τα παιχνίδια σου
play-your-games-count = Τα παιχνίδια σου ({ $count })
play-no-games = Κανένα παιχνίδι ακόμη. Όποιο αρχίσεις θα σε περιμένει εδώ, όποτε κι αν φύγεις.
play-games-and-lessons = Παιχνίδια και μαθήματα
play-remove = Διαγραφή
play-analyse = Ανάλυσε
play-analyse-game = Ανάλυσε: { $title }
play-remove-game = Διαγραφή: { $title }
play-remove-ask = Να σβηστεί αυτό το παιχνίδι ({ $title }); Δεν θα γυρίσει πίσω.
play-cancel = Άκυρο
play-close = Κλείσιμο
play-finished = Τελείωσε
play-in-play = Παίζεται
play-versus = { $white } – { $black }
play-match-to = μέχρι { $to }
play-load-failed = Ο διακομιστής δεν απαντά.
play-try-again = Ξανά
play-table-unreadable = Αυτό το παιχνίδι δεν ανοίγει: { $reason }
play-table-gone = Αυτό το παιχνίδι δεν υπάρχει πια.
play-to-lobby = Όλα τα παιχνίδια

## At the table.

play-throw = Ρίξε
play-throw-first = Ρίξε ένα ζάρι
play-done = Τέλος
play-next-game = Επόμενο παιχνίδι
play-new-match = Νέο παιχνίδι
play-rematch = Ρεβάνς
play-undo-step = Πίσω
play-undo-stage = Πίσω το στάδιο
play-undo-turn = Πίσω όλα
play-undo-stage-short = Στάδιο
play-undo-turn-short = Όλα
play-resign = Παραίτηση
play-resign-ask = Τι παραχωρείς;
play-resign-consent = Ο άλλος πρέπει να συμφωνήσει.
play-resign-offer = { $who ->
    [you] Προτείνεις παραίτηση.
   *[other] { $name } προτείνει παραίτηση.
}
play-resign-accept = Δέχομαι
play-resign-refuse = Συνέχεια
play-resign-refused = { $who ->
    [you] Το παιχνίδι συνεχίζεται.
   *[other] { $name } δεν δέχεται: το παιχνίδι συνεχίζεται.
}
play-show-again = Ξανά
play-save-game = Φύλαξε
play-skip = Πέρνα το
play-moves = Κινήσεις
play-no-moves = Καμία κίνηση ακόμη.
play-signs = Σημάδια
play-sign-times = αυτό το βήμα τέσσερις φορές
play-sign-hit = χτυπά πούλι
play-sign-lost = αυτός ο αριθμός χάνεται
play-sign-passed = περνά στην άλλη πλευρά
play-sign-single = χώρος μόνο για ένα πούλι σου
play-menu = Κινήσεις και ρυθμίσεις
play-pip-word = βήματα
play-off = έξω
play-hand = χέρι
play-score-line = { $to ->
    [1] ένα παιχνίδι
   *[other] αγώνας μέχρι { $to }
}
play-game-number = Παιχνίδι { $number }
play-next-four = Η διπλή είναι τέσσερις κινήσεις
play-next-four-short = Διπλή: 4 κινήσεις
play-next-cascades = Η επόμενη διπλή κάνει σερί
play-next-cascades-short = Η διπλή κάνει σερί
play-next-plain = Ζαριά { $number } από { $of }: απλή διπλή
play-next-plain-short = { $number } από { $of }: απλή διπλή
play-to-throw = ρίχνει
play-to-move = παίζει

## Settings.

play-settings = Ρυθμίσεις
play-speed = Ταχύτητα
play-speed-slow = Αργά
play-speed-normal = Κανονικά
play-speed-fast = Γρήγορα
play-speed-instant = Αμέσως
play-numbering = Αριθμοί θέσεων
play-numbering-mover = Εκείνου που παίζει
play-numbering-mine = Πάντα οι δικοί μου
play-shape = Τάβλι
play-shape-auto = Κατά την οθόνη
play-shape-wide = Φαρδύ
play-shape-tall = Όρθιο
play-home-left = Το σπίτι αριστερά
play-coordinates = Αριθμοί στις θέσεις
play-show-arrows = Βέλη της τελευταίας κίνησης
play-show-bar = Μπάρα εκτίμησης
play-tutor = Δάσκαλος: προειδοποιεί για
play-tutor-off = Τίποτα
play-tutor-small = Μικρά λάθη
play-tutor-medium = Λάθη
play-tutor-large = Χοντρά λάθη
play-tutor-checking = Κοιτάζω την κίνησή σου…
play-tutor-title = Υπήρχε καλύτερη κίνηση
play-tutor-loses = χάνει { $loss } πόντους.
play-tutor-better = είναι καλύτερα: κερδίζει { $best } % αντί για { $made } %.
play-tutor-take-back = Πίσω
play-tutor-anyway = Παίξε το έτσι
play-theme = Τάβλι και σελίδα
play-theme-wood = Ξύλο
play-theme-flat = Ήρεμο
play-theme-contrast = Έντονη αντίθεση
play-mode = Φωτισμός
play-mode-auto = Του συστήματος
play-mode-light = Φωτεινό
play-mode-dark = Σκούρο
play-sounds = Ήχοι
play-sound-dice = Ζάρια
play-sound-men = Πούλια
play-sound-scenes = Δώρο και τέλος
play-volume-off = κλειστό
play-sound-ask = Να ακούγονται τα ζάρια και τα πούλια;
play-sound-on = Με ήχο
play-sound-no = Όχι
play-language = Γλώσσα
play-unreviewed = { $language } (χωρίς έλεγχο)
play-unreviewed-note = Μετάφραση με τη σημείωση «χωρίς έλεγχο» δεν την έχει διαβάσει κάποιος που τη μιλά από παιδί.
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

## Connection and refusals.

play-connecting = Σύνδεση…
play-lost = Η σύνδεση χάθηκε. Το παιχνίδι δεν χάνεται· προσπαθούμε ξανά…
play-try-now = Δοκίμασε τώρα
play-rejected-malformed = Ο διακομιστής δεν το κατάλαβε αυτό.
play-rejected-wrong-phase = Αυτό δεν γίνεται τώρα.
play-rejected-illegal-step = Αυτή η κίνηση δεν γίνεται.
play-rejected-not-your-seat = Δεν είναι η σειρά σου.
play-rejected-not-kept = Δεν αποθηκεύτηκε, γι’ αυτό δεν έγινε. Μήπως ο δίσκος είναι γεμάτος ή μόνο για ανάγνωση;
play-rejected-internal = Ο διακομιστής δεν τα κατάφερε.
play-rejected-busy = Το πρόγραμμα είναι απασχολημένο. Δοκίμασε σε λίγο.
play-rejected-run-stopped = Το πούλι δεν μπορεί να πάει τόσο μακριά.
play-rejected-man-stuck = Από εκεί δεν παίζει κανένα πούλι τώρα.
play-rejected-offline = Χωρίς σύνδεση: δεν στάλθηκε τίποτα.
play-stuck-bar-first = Πρώτα πρέπει να μπει το πούλι σου από την μπάρα.
play-stuck-start-locked = Τα αρχικά σου πούλια μένουν ώσπου να αδειάσει το χέρι σου.
play-stuck-blocked = { $number }: η άλλη πλευρά κρατά το { $point }.
play-stuck-packed = { $number }: στο { $point } δεν χωρά δεύτερο πούλι σου.
play-stuck-may-not-bear-off = { $number }: αυτό το πούλι δεν μαζεύεται τώρα.
play-stuck-shuts-out = { $number }: μία θέση πρέπει να μείνει ελεύθερη για το πούλι στην μπάρα.
play-stuck-begins-no-play = { $number }: αλλιώς παίζονται περισσότεροι αριθμοί ή ο μεγαλύτερος.

## Evaluation and hint.

play-evaluation = Εκτίμηση: { $lines }
play-bar-waits = υπολογίζεται
play-win-chance = { $who ->
    [you] Κερδίζεις { $percent } %
   *[other] { $name } κερδίζει { $percent } %
}
play-win-chance-higher = { $who ->
    [you] Κερδίζεις { $percent } %, διπλό ή πάνω { $higher } %
   *[other] { $name } κερδίζει { $percent } %, διπλό ή πάνω { $higher } %
}
play-match-chance = { $who ->
    [you] Κερδίζεις τον αγώνα { $percent } %
   *[other] { $name } κερδίζει τον αγώνα { $percent } %
}
play-hint = Ιδέα
play-hint-show = Δώσε μου ιδέα
play-hint-hide = Κρύψε την ιδέα
play-hint-thinking = Ψάχνω την καλύτερη κίνηση…
play-hint-failed = Δεν υπάρχει ιδέα τώρα.
play-hint-win = κερδίζει { $percent } %
play-hint-loses = χάνει { $loss } πόντους
play-hint-only = μόνη κίνηση
play-hint-gift = δίνει { $groups }
play-hint-undo = πάρε πίσω το στάδιο για να την παίξεις

## The board for a screen reader.

play-board-name = Τάβλι, { $title }
# $men is one of play-men-…, $legal one of play-can-play or empty.
play-point-name = Θέση { $number }, { $men }
play-point-name-single = Θέση { $number }, { $men }, μόνο ένα πούλι
play-bar-name = Μπάρα, { $men }
play-hand-name = Χέρι, { $men }
play-off-name = Μαζεμένα, { $men }
play-with-plays = { $place }, παίζει { $numbers }
play-empty = άδεια
play-men-white = { $count ->
    [one] { $count } λευκό πούλι
   *[other] { $count } λευκά πούλια
}
play-men-black = { $count ->
    [one] { $count } μαύρο πούλι
   *[other] { $count } μαύρα πούλια
}
play-die-name = Ζάρι { $face }. Άλλαξε τη σειρά
play-die-name-first = Ζάρι { $face }, παίζεται πρώτο. Άλλαξε τη σειρά
play-opening-die = Ζάρι, { $name }: { $face }

## The ladder.

play-ladder-name = Σκάλα
play-gift = δώρο
play-gift-of = { $who ->
    [you] Δώρο από σένα
   *[other] Δώρο: { $name }
}
play-number-to-play = μένει
play-number-played = παίχτηκε
play-number-lost = χάθηκε
play-number-passed-on = δόθηκε
play-stage-name = { play-numbers }: { $states }
play-ladder-left = { $number ->
    [1] Άσοι: άλλοι { $left }.
    [2] Δυάρια: άλλα { $left }.
    [3] Τριάρια: άλλα { $left }.
    [4] Τεσσάρια: άλλα { $left }.
    [5] Πεντάρια: άλλα { $left }.
   *[6] Εξάρια: άλλα { $left }.
}
play-ladder-then = Μετά { $numbers }.
play-to-play = Μένουν: { $numbers }.
play-all-played = Παίχτηκαν όλα.

## What happens.

play-opening = Από ένα ζάρι· ο μεγαλύτερος αρχίζει.
play-tie = Και οι δύο έφεραν { $face }: άλλη μία.
play-begins = { $who ->
    [you] Αρχίζεις εσύ: { $own } έναντι { $other }.
   *[other] { $name } αρχίζει: { $own } έναντι { $other }.
}
play-begins-won = { $who ->
    [you] Κέρδισες το προηγούμενο παιχνίδι και αρχίζεις.
   *[other] { $name } κέρδισε το προηγούμενο παιχνίδι και αρχίζει.
}
play-your-throw = { $who ->
    [you] Ρίχνεις εσύ.
   *[other] { $name } ρίχνει.
}
play-thinking = { $who ->
    [you] Παίζεις εσύ…
   *[other] { $name } παίζει…
}
play-threw = { $who ->
    [you] Έφερες { $call }.
   *[other] { $name } έφερε { $call }.
}
play-cascade = Σερί!
play-confirm = Παίχτηκαν όλα.
play-done-passes = { $who ->
    [you] Με το «Τέλος» παίρνεις { $groups }.
   *[other] { $name } παίρνει { $groups } με το «Τέλος».
}
play-passed = { $who ->
    [you] Δεν παίζεις { $numbers }.
   *[other] { $name } δεν παίζει { $numbers }.
}
play-lost-numbers = Χάθηκαν: { $numbers }.
play-no-more = Δεν παίζεται τίποτε άλλο.
play-only-play = Μόνη κίνηση, παίχτηκε για σένα.
play-stalls =
    { $who ->
        [you] Κολλάς
       *[other] { $name } κολλάει
    } { $number ->
        [1] στους άσους
        [2] στα δυάρια
        [3] στα τριάρια
        [4] στα τεσσάρια
        [5] στα πεντάρια
       *[6] στα εξάρια
    }
play-hand-over = { $who ->
    [you] Παίζεις { $groups } και μετά ρίχνεις.
   *[other] { $name } παίζει { $groups } και μετά ρίχνει.
}
play-played = { $who ->
    [you] Έπαιξες { $play }.
   *[other] { $name } έπαιξε { $play }.
}
play-hit-on = Χτύπημα στο { $points }.

play-undone = { $steps ->
    [one] Γύρισε πίσω { $steps } κίνηση.
   *[other] Γύρισαν πίσω { $steps } κινήσεις.
}
# A man went from one place to another.
play-stepped = { $from } – { $to }.
play-stepped-hit = { $from } – { $to }, χτύπημα.
play-place-bar = μπάρα
play-place-hand = χέρι
play-place-off = έξω

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-points = Θέσεις
play-log = Τι έγινε
play-command = Εντολή
play-command-send = Στείλε
play-command-help-text = Γράψε την κίνηση όπως σημειώνεται, 24/18 13/11, με (2) για δύο πούλια, ή μια λέξη: ρίξε, τέλος, πίσω, πίσω στάδιο, ιδέα, πού, παραίτηση.
play-command-throw = ρίξε, ριξε, ζάρια, ζαρια
play-command-done = τέλος, τελος
play-command-next = επόμενο, επομενο, επόμενο παιχνίδι
play-command-undo = πίσω, πισω
play-command-undo-stage = πίσω στάδιο, πισω σταδιο, πίσω το στάδιο
play-command-undo-turn = πίσω όλα, πισω ολα
play-command-hint = ιδέα, ιδεα, συμβουλή, συμβουλη
play-command-where = πού, που, τάβλι, ταβλι
play-command-help = βοήθεια, βοηθεια
play-command-resign = παραίτηση, παραιτηση, τα παρατάω
play-command-unknown = «{ $word }»: δεν το καταλαβαίνω. Η κίνηση γράφεται έτσι: 24/18.
play-command-cannot = { $from }/{ $to } δεν παίζεται τώρα.
play-command-not-now = Αυτό δεν γίνεται τώρα.
play-side-line = { $name }: μένουν { $pips } βήματα, μαζεμένα { $off }

## The end.

play-won = { $who ->
    [you] Κέρδισες
   *[other] { $name } κέρδισε
}
play-draw = Ισοπαλία
play-draw-note = Κανείς δεν μπορεί να κινηθεί ξανά.
play-capote-why = Το πρώτο πούλι βγήκε ενώ { $men } περίμεναν ακόμη να μπουν.
play-result-single = Μονό παιχνίδι
play-result-double = Διπλό παιχνίδι
play-result-triple = Τριπλό παιχνίδι
play-result-capote = Καπότο
play-units = { $units ->
    [one] { $units } πόντος
   *[other] { $units } πόντοι
}
play-result-note = { $result }, { $units }
play-result-note-resigned = { $result } με παραίτηση, { $units }
play-match-over = { $who ->
    [you] Ο αγώνας είναι δικός σου.
   *[other] { $name } κέρδισε τον αγώνα.
}

# One screen between two people

play-enter-dice = Γράψε τα ζάρια
play-facing = Οθόνη
play-facing-together = Τη βλέπουν και οι δύο
play-facing-strip = Γυρισμένη η πάνω γραμμή
play-facing-board = Το τάβλι σε όποιον παίζει
