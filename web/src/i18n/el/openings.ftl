## Openings: the plays of first throws.

openings-games = Ανοίγματα
openings-title = Ανοίγματα: { $game }
openings-throw = Πρώτη ζαριά
openings-mine = Αυτή η ζαριά σου ήρθε: { $times }· από αυτές με την καλύτερη κίνηση: { $best }.
openings-play = Παίξε από εδώ
openings-starter = Όποιος ξεκινά κερδίζει το { $win } % των παιχνιδιών.
openings-how = Οι αριθμοί είναι πόντοι ανά παιχνίδι, από πολλές επαναλήψεις κάθε θέσης· το σφάλμα τους είναι περίπου { $error }.
openings-none = Ο υπολογιστής δεν έχει μελετήσει ακόμη αυτό το παιχνίδι.
