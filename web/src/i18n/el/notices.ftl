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
