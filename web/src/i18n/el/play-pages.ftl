## The shell: what every page shows.

play-skip-to-content = Στο περιεχόμενο
play-navigation = Σελίδες
play-about = Σχετικά
play-documents = Κανόνες, πίνακες και έγγραφα (αγγλικά)
play-nav-play = Παιχνίδι
play-nav-learn = Μαθήματα
play-nav-puzzles = Γρίφοι
play-nav-study = Μελέτη
play-nav-people = Κόσμος
play-nav-you = Εσύ
play-nav-analysis = Ανάλυση
play-nav-editor = Στήσιμο
play-nav-companion = Αληθινό τάβλι
play-nav-statistics = Στατιστικά
play-nav-tournaments = Τουρνουά
play-nav-account = Λογαριασμός
play-version-ready = Μια νέα έκδοση είναι έτοιμη.
play-version-begin = Φόρτωση τώρα
play-version-held = Η νέα έκδοση αρχίζει μόλις καμία άλλη καρτέλα δεν δείχνει παιχνίδι.

## Games and rule sets, as they are called in this language.

play-game-note-gul-bara = Κανείς δεν χτυπιέται. Οι διπλές κάνουν σερί ως τις εξάρες· ό,τι δεν παίξεις, το παίζει ο άλλος.
play-game-note-gioul = Αντίθετες πορείες, χωρίς χτύπημα, και οι διπλές κάνουν σερί από την πρώτη ζαριά.
play-game-note-tawula = Δεκατρία πούλια μπαίνουν από το χέρι. Τα ανοιχτά πούλια χτυπιούνται, κι όποιος αργεί παθαίνει καπότο.
play-game-note-backgammon = Οι πόρτες των τουρνουά: με χτυπήματα και τέσσερις κινήσεις στη διπλή.
play-game-note-celebi = Στήσιμο και χτυπήματα όπως στις πόρτες, με τον καταρράκτη του γκιούλ μπαρά.
play-game-note-portes = Οι πόρτες του καφενείου: χτυπήματα, τέσσερις κινήσεις στη διπλή, μονό ή διπλό.
play-game-note-nackgammon = Μπάκγκαμον με τέσσερα πούλια πίσω για τον καθένα: πιο μακριές παρτίδες.
play-game-note-tavla = Το τούρκικο τάβλι: όποιος χτυπά στο σπίτι του μένει εκεί ως το τέλος της σειράς.
play-game-note-fevga = Χωρίς χτυπήματα: ένα πρώτο πούλι φεύγει μπροστά, ύστερα χτίζονται τείχη. Το τρίτο παιχνίδι του ταβλιού.
play-game-note-moultezim = Το φεύγα της Τουρκίας: λίγες θέσεις εκεί όπου ξεκινά ο άλλος, τείχη όσα θέλεις.
play-game-note-narde = Χωρίς χτυπήματα: ένα πούλι σε κάθε ζαριά φεύγει από το κεφάλι, και το τείχος των έξι έχει όριο.
play-rules-short-gul-bara-2007 = Του 2007
play-rules-short-gul-bara-bulgarian = Βουλγαρικοί
play-rules-short-tawula-falkener = Κατά Falkener
play-rules-short-fevga-stuck = Άνοιγμα για όποιον δεν παίζει
play-rules-short-fevga-both-tables = Και στα δύο ταμπλό
play-rules-short-moultezim-pbm = Με ταχυδρομείο
play-rules-short-narde-blocked = Δύο όταν το ένα δεν παίζει
play-rules-short-narde-step = Αυστηρός φραγμός
play-differs-gul-bara = Οι διπλές κάνουν σερί από την τέταρτη ζαριά σου· ό,τι δεν παίξεις, το παίζει ο αντίπαλος.
play-differs-gul-bara-2007 = Ό,τι μένει από ένα κομμένο σερί χάνεται· δεν το παίζει κανείς.
play-differs-gul-bara-bulgarian = Τα ζάρια της αρχής παίζονται, κάθε παιχνίδι αρχίζει με κλήρο, και ένα σερί που δεν ξεκίνησε καθόλου δεν δίνει τίποτα στον άλλο.
play-differs-gioul = Οι διπλές κάνουν σερί από την πρώτη ζαριά· ό,τι δεν παίξεις, το παίζει ο αντίπαλος.
play-differs-tawula = Τα πούλια μπαίνουν όπως ξαναμπαίνουν: με εξάρι στο 19, με άσο στο 24.
play-differs-tawula-falkener = Τα νέα πούλια μπαίνουν μετρώντας από τη θέση εκκίνησης: με εξάρι στο 18, με άσο στο 23.
play-differs-backgammon = Το παιχνίδι των τουρνουά, χωρίς το βίδο.
play-differs-celebi = Πόρτες όπου οι διπλές γίνονται καταρράκτης από την τέταρτη ζαριά σου· ό,τι δεν παίζεις από όσα άρχισες το παίζει ο αντίπαλος.
play-differs-portes = Μπάκγκαμον χωρίς τριπλό: όποιος αρχίζει ρίχνει ξανά και τα δύο ζάρια, και ο νικητής παίζει πρώτος στην επόμενη παρτίδα.
play-differs-nackgammon = Μπάκγκαμον με άλλο στήσιμο: δύο πούλια ακόμη πίσω, οπότε οι παρτίδες κρατούν περισσότερο.
play-differs-tavla = Πόρτες όπου το πούλι που χτυπά στο δικό του σπίτι μένει εκεί ως το τέλος της σειράς.
play-differs-fevga = Το πρώτο σου πούλι πρέπει να περάσει την αφετηρία του αντιπάλου πριν κινηθεί άλλο· δεν κρατάς όλο το μακρινό σου ταμπλό ούτε φυλακίζεις τον αντίπαλο σε μία θέση.
play-differs-fevga-stuck = Δεν αφήνεις τον αντίπαλο χωρίς καμία κίνηση, όπου κι αν είναι τα πούλια του.
play-differs-fevga-both-tables = Ούτε το μακρινό ταμπλό του αντιπάλου κρατάς ολόκληρο.
play-differs-moultezim = Φεύγα όπου κρατάς το πολύ τέσσερις θέσεις από το μακρινό ταμπλό του αντιπάλου, και κάθε τείχος επιτρέπεται.
play-differs-moultezim-pbm = Κρατάς το πολύ πέντε θέσεις από το δικό σου μακρινό ταμπλό και όλες του αντιπάλου.
play-differs-narde = Ένα πούλι σε κάθε ζαριά φεύγει από το κεφάλι, δύο στις πρώτες 6-6, 4-4 και 3-3· έξι θέσεις στη σειρά θέλουν ένα πούλι του αντιπάλου που έχει περάσει.
play-differs-narde-blocked = Στην πρώτη ζαριά φεύγουν δύο πούλια από το κεφάλι όταν το ένα δεν μπορεί να παίξει όλους τους αριθμούς.
play-differs-narde-step = Έξι θέσεις στη σειρά δεν επιτρέπονται ούτε για μια στιγμή μέσα στη σειρά.

## The lobby.

play-new-game = Νέο παιχνίδι
play-game = Παιχνίδι
play-standard = Συνήθεις
play-rules-page = Διάβασε τους κανόνες
play-film-again = Ξανά
play-worked-position = Λυμένο παράδειγμα
play-rules-sources = Εμφάνιση των πηγών των κανόνων
play-rules-in-full = Όλοι οι κανόνες αναλυτικά, στα αγγλικά
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
play-auto-forced-note = Στάδιο με μία μόνο κίνηση παίζεται αμέσως.
play-start = Στήσε το τάβλι
play-starting = Το τάβλι στήνεται…
play-your-games = Τα παιχνίδια σου
play-your-games-count = Τα παιχνίδια σου ({ $count })
play-no-games = Κανένα παιχνίδι ακόμη. Όποιο αρχίσεις θα σε περιμένει εδώ, όποτε κι αν φύγεις.
play-data-lost = Το πρόγραμμα περιήγησης αφαίρεσε τα παιχνίδια που ήταν αποθηκευμένα εδώ. Αν τα αποθήκευσες σε αρχείο, μπορείς να το φορτώσεις.
play-remove = Διαγραφή
play-analyse-game = Ανάλυσε: { $title }
play-remove-game = Διαγραφή: { $title }
play-remove-ask = Να σβηστεί αυτό το παιχνίδι ({ $title }); Δεν θα γυρίσει πίσω.
play-finished = Τελείωσε
play-in-play = Παίζεται
play-versus = { $white } – { $black }
play-match-to = μέχρι { $to }
