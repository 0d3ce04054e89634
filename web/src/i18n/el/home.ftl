## Home, and the pages that lead to others.

home-title = Όλη η οικογένεια σε ένα τραπέζι
home-lead = { $games }: με τους ακριβείς κανόνες τους. Δωρεάν. Χωρίς λογαριασμό, χωρίς διαφημίσεις.
home-cascade = Η διπλή συνεχίζει σε όλες τις μεγαλύτερες. Ό,τι δεν μπορείς να παίξεις, το παίζει ο αντίπαλος.
home-play-now = Παίξε τώρα
home-gentle = { $game } · εύκολος υπολογιστής
home-friend = Παίξε με φίλο
home-friend-note = με σύνδεσμο
home-screen = Δύο σε μία οθόνη
home-screen-note = σε αυτή τη συσκευή
home-anybody = Παίξε με οποιονδήποτε
home-here = Εδώ τώρα: { $count }
home-waiting = Περιμένουν: { $count }
home-computer = Παίξε με τον υπολογιστή
home-level = επίπεδο { $level }
home-learn = { $game }: μάθημα δύο λεπτών
home-learn-note = Στο ταμπλό, παίζοντας.
home-yours = Τα παιχνίδια του τόπου σου
home-all = Όλα τα παιχνίδια ({ $count })
home-find = Βρες παιχνίδι
home-none-found = Κανένα παιχνίδι δεν λέγεται έτσι.
home-go-on = Συνέχισε
home-my-games = Όλα τα παιχνίδια μου
home-your-turn = Η σειρά σου
home-new = Νέο παιχνίδι
home-change = Αλλαγή
home-puzzle = Ο γρίφος της ημέρας
home-puzzle-row = Συνεχόμενες μέρες: { $count }
home-puzzle-game = { $game }: βρες την καλύτερη κίνηση.
home-puzzle-done = Λύθηκε σήμερα. Τα λέμε αύριο!
home-next-lesson = Επόμενο μάθημα: { $game }
home-hall = Τώρα στην αίθουσα
home-nobody = Κανείς δεν περιμένει τώρα. Παίξε στο μεταξύ με τον υπολογιστή.
home-away = Η αίθουσα δεν απαντά. Νέα προσπάθεια. Τα δικά σου παιχνίδια λειτουργούν.
home-group-hit = Με χτύπημα
home-group-block = Με κλείσιμο
home-group-pin = Με πλάκωμα
home-group-pass = Ό,τι δεν παίξεις, το παίζει ο άλλος
home-group-several = Πολλά παιχνίδια στη σειρά
home-short-hit = χτυπά
home-short-block = κλείνει
home-short-pin = πλακώνει
home-short-pass = κάνει σερί
home-short-several = πολλά παιχνίδια
home-note-analysis = Κάθε κίνηση του αγώνα, με κρίση
home-note-editor = Στήσε μια θέση και δες την κρίση της
home-openings = Ανοίγματα
home-note-openings = Η καλύτερη κίνηση για κάθε πρώτη ζαριά
home-note-dice = Δες ότι κανείς δεν διάλεξε τις ζαριές
home-note-games = Συνέχισε, αποθήκευσε, διάγραψε
home-note-statistics = Πώς παίζεις, παιχνίδι το παιχνίδι
home-note-companion = Ζάρια και κανόνες για το τάβλι στο τραπέζι σου
home-note-account = Όνομα, κωδικός, συσκευές, τα δεδομένα σου

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
home-order = tavli portes plakoto fevga
