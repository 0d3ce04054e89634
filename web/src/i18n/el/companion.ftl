# The companion: real dice, a real board, and the page to keep the count.

companion-title = Σε αληθινό τάβλι
companion-intro = Για αληθινά ζάρια και αληθινό τάβλι. Γράψε τι έφεραν τα ζάρια· η σελίδα κρατά τους κανόνες, το υπόλοιπο του σερί και το σκορ.
companion-players = Παίκτες
companion-white = Ποιος παίζει τα λευκά
companion-black = Ποιος παίζει τα μαύρα
companion-begin = Στήσε το τάβλι
companion-matches = Αγώνες στο τάβλι
companion-opening = Γράψτε από ένα ζάρι
companion-throw-of = Ζαριά: { $name }
companion-die-of = Ζάρι: { $name }
companion-first-die = Πρώτο ζάρι
companion-second-die = Δεύτερο ζάρι
companion-wrong = Λάθος ζάρια
companion-really = Τι έφεραν στ’ αλήθεια;
companion-really-note = Ό,τι παίχτηκε με αυτά τα ζάρια γυρίζει πίσω.
companion-keep = Κράτα τα ζάρια
companion-keys = Πλήκτρα 1 ως 6, δύο φορές
