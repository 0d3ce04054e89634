//! The promises of every store, each kept by all of them; and files of earlier programs.

// Tests, and their helpers, may panic when an assumption fails.
#![allow(clippy::unwrap_used)]

mod accounts;
mod bots;
mod challenges;
mod chat;
mod facts;
mod fair_play;
mod fixture;
mod hall;
mod model;
mod moderation;
mod nodes;
mod notices;
mod passkeys;
#[cfg(all(feature = "cluster", unix))]
mod postgres;
mod practice;
mod push;
mod results;
mod reviews;
mod rows;
mod seeks;
mod sqlite;
mod tables;
mod tournaments;
mod upkeep;

use rosespring_store::{MemoryStore, SqliteStore};

/// Makes a test of each promise for each store.
macro_rules! promises {
    ($($area:ident { $($promise:ident),* $(,)? })*) => {
        mod in_memory {
            $(mod $area {
                $(#[tokio::test]
                async fn $promise() {
                    crate::$area::$promise(&crate::MemoryStore::default()).await;
                })*
            })*
        }

        mod in_sqlite {
            $(mod $area {
                $(#[tokio::test]
                async fn $promise() {
                    let folder = tempfile::tempdir().unwrap();
                    let file = folder.path().join("tables.sqlite");
                    let store = crate::SqliteStore::open(&file).await.unwrap();
                    crate::$area::$promise(&store).await;
                })*
            })*
        }

        /// All in one test, because each process would need a separate server.
        #[cfg(all(feature = "cluster", unix))]
        #[tokio::test]
        async fn in_postgres() {
            let Some(server) = rosespring_test_servers::PostgresServer::for_test() else {
                return;
            };
            $($({
                let name = concat!(stringify!($area), "::", stringify!($promise));
                println!("{name}");
                let store = crate::postgres::new_store(&server, name).await;
                crate::$area::$promise(&store).await;
                rosespring_store::Store::close(&store).await;
            })*)*
        }
    };
}

promises! {
    chat {
        messages_have_numbers_without_gaps_and_go_with_their_table,
        a_report_is_stored_once_and_stays_without_its_table,
        messages_and_reports_go_with_who_wrote_them,
    }
    moderation {
        acts_have_numbers_and_answer_a_report_once,
        a_closed_account_has_no_session_seek_challenge_or_link,
        a_moderator_is_a_member_whom_the_operator_chose,
        matches_with_a_winner_are_counted,
    }
    tables {
        a_table_is_read_as_it_was_kept,
        a_taken_id_is_refused,
        events_are_added_in_order_with_what_they_come_to,
        a_version_too_early_or_too_late_changes_nothing,
        of_many_additions_at_once_only_those_that_do_not_fit_are_refused,
        the_tables_changed_last_are_listed_first,
        a_removed_table_is_gone_with_its_events,
        quiet_tables_are_those_with_few_events_that_nobody_touched,
        a_table_that_changed_is_not_removed_as_unchanged,
    }
    reviews {
        an_analysis_is_read_as_it_was_kept,
        a_record_is_kept_once,
        items_and_progress_are_replaced,
        own_mistakes_are_those_of_persons_newest_analysis_first,
        a_removed_analysis_is_gone_with_its_items,
    }
    facts {
        statistics_data_is_current_until_the_next_event,
        statistics_data_goes_with_its_table,
    }
    hall {
        a_session_leads_to_its_person_until_it_ends,
        an_invitation_is_accepted_once_and_in_time,
        open_invitations_are_listed_until_they_end,
        a_table_of_the_hall_knows_who_may_look,
        tables_are_due_by_their_time_until_they_are_finished,
        the_last_beat_is_kept,
    }
    seeks {
        a_person_has_one_seek_at_most,
        a_seek_is_accepted_once_with_that_of_who_accepts,
        live_tables_are_those_of_the_hall_that_changed_lately,
    }
    accounts {
        claiming_keeps_the_id_and_ends_all_other_sessions,
        a_name_is_that_of_one_member_for_ever,
        a_recovery_code_sets_a_password_once,
        sessions_are_listed_replaced_and_ended,
        a_deleted_person_leaves_an_id_in_their_games,
    }
    passkeys {
        an_account_is_claimed_with_a_passkey_alone,
        a_passkey_belongs_to_one_account,
        a_change_of_passkeys_ends_all_other_sessions,
        the_last_credential_stays,
    }
    fair_play {
        a_match_is_added_once,
        an_answer_holds_until_more_is_played,
        figures_go_with_their_person,
    }
    results {
        a_match_is_settled_once,
        ratings_change_by_rated_matches_of_members_alone,
        the_same_two_play_five_rated_matches_a_day,
        early_ends_change_the_rating_of_a_winner_three_times_a_day,
        results_are_listed_newest_first_with_names,
    }
    bots {
        a_token_leads_to_its_bot_until_it_is_replaced,
    }
    challenges {
        a_challenge_is_accepted_once_and_ends_both_seeks,
        a_block_ends_challenges_and_goes_with_its_people,
    }
    notices {
        a_person_has_one_notice_of_a_subject_and_the_newest_stay,
        notices_are_seen_removed_and_swept,
        notices_to_remind_are_listed_by_their_time,
    }
    push {
        a_subscription_goes_with_its_session,
        a_browser_has_one_subscription,
    }
    nodes {
        a_table_has_one_living_node,
        the_tables_of_an_ended_node_are_free_at_once,
        nodes_have_new_numbers_and_live_by_their_beats,
        the_first_key_of_nodes_stays,
    }
    tournaments {
        a_log_grows_by_one_writer_at_a_time,
        tournaments_are_listed_by_state_and_by_person,
        a_game_has_one_table_with_its_result,
    }
    rows {
        a_mute_lasts_until_it_ends,
        a_row_replaces_the_one_with_its_key,
        rows_go_with_their_people_and_none_come_back,
    }
    practice {
        a_try_replaces_the_one_before_it,
        a_rating_is_kept_with_its_try_only,
        players_do_not_see_each_other,
    }
}
