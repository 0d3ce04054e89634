//! The refusals of requests, with the status and the code of each.

/// Declares the refusals: the status and the code of each.
macro_rules! refusals {
    ($($(#[$about:meta])+ $name:ident = $status:literal $code:literal,)+) => {
        /// Why a request is refused.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum RefusalCode {
            $($(#[$about])+ $name,)+
        }

        impl RefusalCode {
            /// All refusals.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// Returns the status of the answer.
            #[must_use]
            pub const fn status(self) -> u16 {
                match self {
                    $(Self::$name => $status,)+
                }
            }

            /// Returns the code, which never changes.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)+
                }
            }
        }
    };
}

refusals! {
    /// No route has this path.
    NoRoute = 404 "no_route",
    /// The route does not accept this method.
    WrongMethod = 405 "wrong_method",
    /// The request comes from a page of another server.
    Foreign = 403 "foreign",
    /// The request, or its answer, took too long.
    TooLate = 408 "too_late",
    /// The body is longer than the route takes.
    BodyTooLarge = 413 "body_too_large",
    /// The body, or a record or position in it, is not valid.
    InvalidBody = 400 "invalid_body",
    /// The query of the address is not valid.
    InvalidQuery = 400 "invalid_query",
    /// The route needs a WebSocket.
    NoUpgrade = 426 "no_upgrade",
    /// The table, the lobby or the person has the maximum number of sockets.
    TooManySockets = 429 "too_many_sockets",
    /// The queue of advice or of analyses is full.
    Busy = 503 "busy",
    /// The node of the hall that the request concerns does not answer.
    NodeAway = 503 "node_away",
    /// The maximum number of tables is in memory.
    TooManyOpen = 503 "too_many_open",
    /// This version cannot read a stored table.
    Unreadable = 500 "unreadable",
    /// The change could not be stored: the disk is full, or writing is not permitted.
    NotKept = 507 "not_kept",
    /// The database is damaged, or does not answer in time.
    Database = 500 "database",
    /// The server failed.
    Internal = 500 "internal",
    /// No table has this id.
    NoTable = 404 "no_table",
    /// No analysis has this id.
    NoAnalysis = 404 "no_analysis",
    /// No puzzle has this id, or there are no puzzles.
    NoPuzzle = 404 "no_puzzle",
    /// The store has the maximum number of tables.
    TooManyTables = 409 "too_many_tables",
    /// The store has the maximum number of analyses.
    TooManyAnalyses = 409 "too_many_analyses",
    /// The command does not fit the phase of the game.
    WrongPhase = 409 "wrong_phase",
    /// The step is not legal.
    IllegalStep = 409 "illegal_step",
    /// The seat is that of the program, or of another player.
    NotYourSeat = 409 "not_your_seat",
    /// The message cannot be read.
    Malformed = 400 "malformed",
    /// No invitation has this id.
    NoInvitation = 404 "no_invitation",
    /// The invitation was accepted: both seats are taken.
    InvitationTaken = 409 "invitation_taken",
    /// Nobody accepted the invitation in time.
    InvitationExpired = 410 "invitation_expired",
    /// The person who invites cannot accept.
    OwnInvitation = 409 "own_invitation",
    /// No seek has this id any more.
    NoSeek = 404 "no_seek",
    /// The person who seeks cannot accept.
    OwnSeek = 409 "own_seek",
    /// The ratings of both players are farther apart than the person who seeks wants.
    RatingRange = 409 "rating_range",
    /// No challenge of the person or to them has this id any more.
    NoChallenge = 404 "no_challenge",
    /// One of the two has blocked the other one.
    Blocked = 409 "blocked",
    /// The member who is challenged is not in the lobby.
    NotHere = 409 "not_here",
    /// The member declined a challenge of the person a short time ago.
    DeclinedLately = 429 "declined_lately",
    /// The person, or the member who is challenged, has the maximum number of open challenges.
    TooManyChallenges = 409 "too_many_challenges",
    /// The person left matches, and has not waited long enough since.
    LeftLately = 429 "left_lately",
    /// The maximum number of people seek a game.
    TooManySeeks = 503 "too_many_seeks",
    /// The request is for people with an account.
    NotMember = 401 "not_member",
    /// The person has an account already.
    AlreadyMember = 409 "already_member",
    /// The name cannot be that of an account.
    NameRefused = 400 "name_refused",
    /// The name, or one that looks like it, is or was that of an account.
    NameTaken = 409 "name_taken",
    /// The name is a word of the page, or ends like the name of a bot.
    NameReserved = 400 "name_reserved",
    /// The name has more than three marks on a letter.
    NameMarks = 400 "name_marks",
    /// The password is easy to guess.
    WeakPassword = 400 "weak_password",
    /// No account has this name and this password.
    WrongCredentials = 403 "wrong_credentials",
    /// No account has this name and this recovery code.
    WrongCode = 403 "wrong_code",
    /// Too many passwords were tried, or too many challenges sent.
    TooManyTries = 429 "too_many_tries",
    /// No member has this name.
    NoPlayer = 404 "no_player",
    /// The member has the maximum number of private notes.
    TooManyNotes = 409 "too_many_notes",
    /// The two players have played as many rated matches as they may within a day.
    RatedLimit = 409 "rated_limit",
    /// No tournament has this id.
    NoTournament = 404 "no_tournament",
    /// The person neither organises the tournament nor is a moderator.
    NotOrganiser = 403 "not_organiser",
    /// The person is not signed in in this browser.
    NoSession = 404 "no_session",
    /// The code of a device is not known, was used, or has ended.
    NoDeviceCode = 404 "no_device_code",
    /// The other player wrote no message with this number.
    NoMessage = 404 "no_message",
    /// A person wrote too many messages in a short time.
    TooFast = 429 "too_fast",
    /// The table has the maximum number of messages.
    ChatFull = 409 "chat_full",
    /// The person has not finished enough matches to write texts.
    NoTextsYet = 403 "no_texts_yet",
    /// A moderator silenced the person.
    Silenced = 403 "silenced",
    /// A moderator closed the account.
    AccountClosed = 403 "account_closed",
    /// No person has this id, and no member this name.
    NoPerson = 404 "no_person",
    /// No report has this table and this number.
    NoReport = 404 "no_report",
    /// The report was answered.
    ReportAnswered = 409 "report_answered",
    /// The moderator is concerned themselves, or the person is a moderator.
    NotImpartial = 403 "not_impartial",
    /// The request has no token of a bot.
    NoBot = 401 "no_bot",
    /// The request is for people, not for bots.
    NotForBots = 403 "not_for_bots",
    /// The command was for another version of the table.
    Stale = 409 "stale",
    /// The hall has no passkeys, because its address is a number.
    NoPasskeys = 404 "no_passkeys",
    /// A passkey could not be verified.
    PasskeyRefused = 403 "passkey_refused",
    /// The challenge is not known, was used, or was for something else.
    ChallengeOver = 409 "challenge_over",
    /// The account has no such passkey, or none at all.
    NoPasskey = 404 "no_passkey",
    /// The account has as many passkeys as it may have.
    TooManyPasskeys = 409 "too_many_passkeys",
    /// Without this credential nobody could sign in.
    LastCredential = 409 "last_credential",
    /// The person, or the hall, has the maximum number of tournaments.
    TooManyTournaments = 409 "too_many_tournaments",
    /// Nobody can join the tournament any more.
    TournamentClosed = 409 "tournament_closed",
    /// The maximum number of players has joined the tournament.
    TournamentFull = 409 "tournament_full",
    /// The person does not play in the tournament.
    NotInTournament = 409 "not_in_tournament",
    /// The tournament has begun.
    TournamentBegun = 409 "tournament_begun",
    /// The tournament has fewer players than it needs.
    TooFewPlayers = 409 "too_few_players",
    /// The tournament is over.
    TournamentOver = 409 "tournament_over",
    /// Without a server: a table with this id exists.
    IdInUse = 409 "id_in_use",
    /// Without a server: the net of the game has not been passed to the module.
    NoNet = 409 "no_net",
    /// Without a server: the request does not say how far the program looks ahead.
    NoBudget = 409 "no_budget",
    /// Without a server: the bytes are not a net, or the net of a game that has one.
    InvalidNet = 409 "invalid_net",
    /// Without a server: the browser cannot run the module.
    NoSimd = 501 "no_simd",
    /// Without a server: the module could not be loaded.
    NotLoaded = 503 "not_loaded",
    /// In a hall: the engine of the browser is closed while a rated game runs in it.
    RatedGame = 409 "rated_game",
    /// Without a server: the text is no backup.
    InvalidBackup = 400 "invalid_backup",
    /// Without a server: the table is not at the version after which something is stored.
    Conflict = 409 "conflict",
    /// Without a server: the browser stores nothing for the page.
    NoStorage = 507 "no_storage",
    /// Without a server: the browser has no more space for the page.
    NoSpace = 507 "no_space",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_belongs_to_one_refusal_and_every_status_is_one_of_an_error() {
        for (at, refusal) in RefusalCode::ALL.iter().enumerate() {
            let later = &RefusalCode::ALL[at + 1..];
            let code = refusal.name();

            assert!(!later.iter().any(|other| other.name() == code), "{code}");
            assert!((400..600).contains(&refusal.status()), "{code}");
        }
    }
}
