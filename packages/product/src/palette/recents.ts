import * as v from "valibot";

/** Records that are remembered at most. */
const RECENTS_MAX = 20;

/** Longest id that is remembered, in characters. */
const ID_MAX = 200;

/** The records that an account has opened, by id: no name is kept. */
export interface Recents {
  readonly uid: string;
  /** The latest first: `customer:c1`. */
  readonly ids: readonly string[];
}

const recentsSchema = v.object({
  uid: v.string(),
  ids: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(ID_MAX))), v.maxLength(RECENTS_MAX)),
});

/** Remembers that a record was opened; of another account nothing stays. */
export function withRecent(recents: Recents | null, uid: string, id: string): Recents {
  const before = recents?.uid === uid ? recents.ids : [];
  return { uid, ids: [id, ...before.filter((other) => other !== id)].slice(0, RECENTS_MAX) };
}

/** Reads what is stored, which may hold anything; null where it is not recents. */
export function parseRecents(stored: unknown): Recents | null {
  const read = v.safeParse(recentsSchema, stored);
  return read.success ? read.output : null;
}
