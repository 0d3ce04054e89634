/** What a page saves of a game, so that others can check it (docs/dice.md, "A proof"). */

import type { Known, OwnChain } from "../../dice/keeper";
import type { TableView } from "../../wire";

type Stored = { [Name in keyof Known]?: Known[Name] | undefined };

/** A saved proof. It never holds the secret from which the links of the page follow. */
interface DiceProof extends Stored {
  format: "rosespring-dice-proof";
  version: 1;
  table: string;
  game: number;
  context: string;
  party: string;
  /** The commitment that this page sent. */
  commitment: string;
  /** The state that contradicts what was known before; null if there is none. */
  fault: { kind: string; shown?: TableView; before?: Known } | null;
  /** The record that the server gave, if the page had it. */
  record?: unknown;
}

/** The proof of a game, from what is stored with the chain of this page. */
export function proofOf(own: OwnChain, record?: unknown): DiceProof {
  const { table, game, context, party, commitment, fault } = own;
  const { commitments, opened, mark, next, skipped, limit, seen } = own;
  return {
    format: "rosespring-dice-proof",
    version: 1,
    ...{ table, game, context, party, commitment },
    ...{ commitments, opened, mark, next, skipped, limit, seen },
    fault: faultOf(fault),
    ...(record === undefined ? {} : { record }),
  };
}

function faultOf(fault: OwnChain["fault"]): DiceProof["fault"] {
  if (fault === null) return null;
  if (typeof fault === "string") return { kind: fault };
  return { kind: fault.kind, shown: fault.table, before: fault.known };
}

/** The name of the file and the text of a proof. */
export const proofFile = (proof: DiceProof): [string, string] => [
  `rosespring-proof-${proof.table}-${proof.game}.json`,
  JSON.stringify(proof, null, 1),
];
