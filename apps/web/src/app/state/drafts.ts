/** Prefix of every key under which this tab keeps unfinished work. */
const PREFIX = "carnation.draft.";

/** The part of a storage that drafts need. */
type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Stands in where the browser refuses to keep anything: unfinished work then ends with the page. */
const keepsNothing: DraftStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** The storage key of a draft. */
export function draftKey(name: string): string {
  return PREFIX + name;
}

/** Where this tab keeps unfinished work. */
export function draftStorage(): DraftStorage {
  try {
    return window.sessionStorage;
  } catch {
    return keepsNothing;
  }
}

/** Forgets the unfinished work of whoever is signing out. */
export function clearDrafts(): void {
  const storage = draftStorage();
  for (const key of Object.keys(storage)) {
    if (key.startsWith(PREFIX)) storage.removeItem(key);
  }
}
