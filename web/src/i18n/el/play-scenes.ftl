## At the table.

play-rematch = Ρεβάνς
play-resign-ask = Τι παραχωρείς;
play-resign-consent = Ο άλλος πρέπει να συμφωνήσει.
play-resign-accept = Δέχομαι
play-resign-refuse = Συνέχεια

## Settings.

play-tutor-loses = χάνει { $loss } πόντους.
play-tutor-better = είναι καλύτερα: κερδίζει { $best } % αντί για { $made } %.
play-tutor-take-back = Πίσω
play-tutor-anyway = Παίξε το έτσι
## What happens.

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

## Typed commands. Words of this language, separated by commas, beside the English ones.

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

play-draw-note = Κανείς δεν μπορεί να κινηθεί ξανά.
play-capote-why = Το πρώτο πούλι βγήκε ενώ { $men } περίμεναν ακόμη να μπουν.
play-match-over = { $who ->
    [you] Ο αγώνας είναι δικός σου.
   *[other] { $name } κέρδισε τον αγώνα.
}
