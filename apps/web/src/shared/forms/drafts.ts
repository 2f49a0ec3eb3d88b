import { atom, type PrimitiveAtom, type WritableAtom } from "jotai";
import * as v from "valibot";
import { sessionAtom } from "../session/sessionAtoms.ts";
import { tabStorage } from "../state/tabStorage.ts";

/** Prefix of every key under which this tab keeps unfinished work. */
const PREFIX = "carnation.draft.";

const prefixOf = (uid: string): string => `${PREFIX}${encodeURIComponent(uid)}/`;

/**
 * Forgets all unfinished work but that of one person.
 * @param uid whoever is signed in; null when nobody is
 */
export function keepDraftsOf(uid: string | null): void {
  const storage = tabStorage();
  for (const key of Object.keys(storage)) {
    const kept = uid !== null && key.startsWith(prefixOf(uid));
    if (key.startsWith(PREFIX) && !kept) storage.removeItem(key);
  }
}

/**
 * An atom for unfinished work. It belongs to whoever is signed in, survives the way from page to page and a reload, and
 * ends with the session, however that ends.
 * @param empty before anything was begun, and while nobody is signed in
 */
export function draftAtom<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  empty: T,
): WritableAtom<T, [change: (draft: T) => T], void> {
  const sessionDraftAtom = atom((get): { key: string; latestAtom: PrimitiveAtom<T> } | null => {
    const session = get(sessionAtom);
    if (session === null) return null;
    const key = prefixOf(session.uid) + name;
    return { key, latestAtom: atom(read(key, schema) ?? empty) };
  });
  return atom(
    (get) => {
      const draft = get(sessionDraftAtom);
      return draft === null ? empty : get(draft.latestAtom);
    },
    (get, set, change) => {
      const draft = get(sessionDraftAtom);
      if (draft === null) return;
      const changed = change(get(draft.latestAtom));
      set(draft.latestAtom, () => changed);
      write(draft.key, changed);
    },
  );
}

/** Reads a draft; one of another version of the application is none. */
function read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(tabStorage().getItem(key) ?? "null"));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** A full storage costs the draft its life beyond this page, no more. */
function write(key: string, draft: unknown): void {
  try {
    tabStorage().setItem(key, JSON.stringify(draft));
  } catch {
    tabStorage().removeItem(key);
  }
}
