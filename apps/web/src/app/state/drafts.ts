/** Prefix of every key under which this tab keeps unfinished work. */
const PREFIX = "carnation.draft.";

/** The storage key of a draft. */
export function draftKey(name: string): string {
  return PREFIX + name;
}

/** Forgets the unfinished work of whoever is signing out. */
export function clearDrafts(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(PREFIX)) storage.removeItem(key);
  }
}
