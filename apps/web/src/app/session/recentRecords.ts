import { parseRecents, type Recents, withRecent } from "@carnation/product/palette";

/** Key, on this device, of the records that the signed-in account opened last: ids without a name, under whose they are. */
const RECENTS_KEY = "carnation.recents";

/** Reads what an account opened last, the latest first. */
export function recentsOf(uid: string): readonly string[] {
  const recents = readRecents();
  return recents?.uid === uid ? recents.ids : [];
}

/** Remembers that an account opened a record. */
export function rememberRecent(uid: string, id: string): void {
  try {
    window.localStorage.setItem(RECENTS_KEY, JSON.stringify(withRecent(readRecents(), uid, id)));
  } catch {
    // Full or refused: the palette then begins with its actions.
  }
}

/**
 * Forgets what was opened by anybody but one person.
 * @param uid whoever is signed in, or may come back; null when nobody is
 */
export function keepRecentsOf(uid: string | null): void {
  try {
    if (uid === null || readRecents()?.uid !== uid) window.localStorage.removeItem(RECENTS_KEY);
  } catch {
    // Refused: then nothing was kept either.
  }
}

function readRecents(): Recents | null {
  try {
    return parseRecents(JSON.parse(window.localStorage.getItem(RECENTS_KEY) ?? "null"));
  } catch {
    return null;
  }
}
