## The replayer of records, beside texts of the table and of the analysis.

replay-label = Επανάληψη παιχνιδιού
replay-loading = Φόρτωση…
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-mistake = Επόμενο λάθος
replay-speed = Ταχύτητα
replay-place = Θέση στο παιχνίδι
replay-step = Βήμα { $at } από { $all }
replay-resigns = Παραίτηση: { $name }.
replay-opening = Άνοιγμα
replay-network = Το αρχείο δεν φορτώνεται: δεν υπάρχει σύνδεση ή ο διακομιστής του αρνείται αυτή τη σελίδα.
replay-status = Το αρχείο δεν φορτώνεται: ο διακομιστής του απαντά { $status }.
replay-no-record = Αυτό δεν είναι αρχείο του Rosespring σε JSON.
replay-newer = Αυτό το αρχείο έχει έκδοση { $version } και θέλει νεότερη σελίδα.
replay-rules = Παιχνίδι { $game }: η αρχή ή οι κανόνες δεν είναι γνωστά εδώ.
replay-entry = Παιχνίδι { $game }, γραμμή { $entry }: αυτό δεν μπορεί να έγινε.
replay-no-analysis = Αυτό δεν είναι ανάλυση αρχείου.
replay-other-analysis = Η ανάλυση ανήκει σε άλλο αρχείο: παιχνίδι { $game }, γραμμή { $entry } διαφέρει.
