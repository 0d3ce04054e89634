notices-title = Ειδοποιήσεις
notices-bell-new = { $count ->
    [one] Ειδοποιήσεις: { $count } νέα
   *[other] Ειδοποιήσεις: { $count } νέες
}
notices-none = Τίποτα νέο. Εδώ διαβάζεις πότε είναι η σειρά σου και ποιος θέλει να παίξει μαζί σου.
notices-turn = Η σειρά σου. Αντίπαλος: { $name }
notices-turn-late = Σου μένει λιγότερο από μία ημέρα. Αντίπαλος: { $name }
notices-until = { $game }, ο χρόνος σου λήγει { $time }
notices-begun = Η παρτίδα σου αρχίζει. Αντίπαλος: { $name }
notices-challenge = { $name }: πρόκληση προς εσένα
notices-rematch = { $name }: θέλει ρεβάνς
notices-round = Η παρτίδα σου στο τουρνουά αρχίζει. Αντίπαλος: { $name }
notices-warning = Σου έγινε προειδοποίηση από τη διαχείριση
notices-silence = Η διαχείριση σταμάτησε για λίγο τα μηνύματά σου
notices-remove = Αφαίρεση: { $text }
notices-device = Ειδοποίησέ με σε αυτή τη συσκευή
notices-device-note = Και όταν καμία σελίδα δεν είναι ανοιχτή. Το μήνυμα δεν αναφέρει ονόματα.
notices-device-denied = Ο περιηγητής σου δεν το επιτρέπει: επίτρεψε τις ειδοποιήσεις αυτού του ιστότοπου στις ρυθμίσεις του.
notices-device-failed = Δεν πέτυχε. Δοκίμασε ξανά.
notices-push-turn = Είναι η σειρά σου.
notices-push-late = Ο χρόνος σου λήγει μέσα σε μία ημέρα.
notices-push-begun = Η παρτίδα σου αρχίζει.
notices-push-challenge = Κάποιος σε προκαλεί.
notices-push-rematch = Ο αντίπαλός σου θέλει ρεβάνς.
notices-push-round = Η παρτίδα σου στο τουρνουά αρχίζει.
notices-push-warning = Έχεις μήνυμα από τη διαχείριση.
notices-push-silence = Έχεις μήνυμα από τη διαχείριση.
notices-guest = { $name } (επισκέπτης)
