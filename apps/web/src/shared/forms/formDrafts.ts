/** Describes what somebody had typed and not saved when their session ran out, by where it was typed. */
interface Typing {
  readonly uid: string;
  readonly values: Map<string, unknown>;
}

/** Gives what is being typed on the pages that are shown now. */
const shown = new Map<string, () => unknown>();

/** In the memory of this page and nowhere else: it may be about a client, and the device somebody else's by then. */
let kept: Typing | null = null;

/**
 * Keeps what is being typed, because the session of whoever types has run out.
 * @returns whether there was anything to keep
 */
export function keepFormDrafts(uid: string): boolean {
  const values = new Map<string, unknown>();
  for (const [place, read] of shown) {
    const typed = read();
    if (typed !== null) values.set(place, typed);
  }
  kept = { uid, values };
  return values.size > 0;
}

/** Tells whether something is typed on the pages that are shown now, and not saved. */
export function isSomethingTyped(): boolean {
  return [...shown.values()].some((read) => read() !== null);
}

/** @param uid whoever is signed in now: what anybody else had typed is forgotten; null for all of it */
export function eraseFormDrafts(uid: string | null): void {
  if (kept?.uid !== uid) kept = null;
}

/**
 * Gives what was kept of a place; it stays until that place is typed at again.
 * @param uid whoever is signed in
 */
export function readFormDraft(uid: string | undefined, place: string): unknown {
  return uid !== undefined && kept?.uid === uid ? (kept.values.get(place) ?? null) : null;
}

/**
 * A place is shown where something can be typed: what was kept of it is there again, and is kept no more.
 * @param read what is typed there and not saved; null when there is nothing
 * @returns a function that says that it is shown no more
 */
export function watchFormDraft(place: string, read: () => unknown): () => void {
  kept?.values.delete(place);
  shown.set(place, read);
  return () => {
    if (shown.get(place) === read) shown.delete(place);
  };
}
