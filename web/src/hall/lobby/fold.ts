/** Applies the server's changes to the lobby: the counterpart of `crates/wire/src/lobby`. Pure. */

import type { LobbyChanges, LobbyView } from "../../wire";

/** The lobby after changes. What goes is removed first; what is new comes last. */
export function fold(before: LobbyView, changes: LobbyChanges): LobbyView {
  const boards = replace(before.boards, (one) => one.table, changes.boards_gone, changes.boards);
  const moves = new Map((changes.moves ?? []).map(({ table, position }) => [table, position]));
  return {
    here: changes.here ?? before.here,
    playing: changes.playing ?? before.playing,
    people: replace(before.people, (one) => one.number, changes.people_gone, changes.people),
    seeks: replace(before.seeks, (one) => one.id, changes.seeks_gone, changes.seeks),
    boards: boards.map((board) => {
      const position = moves.get(board.table);
      return position ? { ...board, position } : board;
    }),
  };
}

function replace<T, K>(list: T[], key: (one: T) => K, gone: K[] = [], added: T[] = []): T[] {
  if (gone.length === 0 && added.length === 0) return list;
  const fresh = new Map(added.map((one) => [key(one), one]));
  const kept = list.filter((one) => !gone.includes(key(one)));
  const known = new Set(kept.map(key));
  const changed = kept.map((one) => fresh.get(key(one)) ?? one);
  return [...changed, ...added.filter((one) => !known.has(key(one)))];
}
