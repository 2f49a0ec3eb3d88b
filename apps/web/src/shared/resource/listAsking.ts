import type { AskedList, ListQuestion, ListState, Workspace } from "@carnation/data";
import { atom, type Atom } from "jotai";
import type { ListQuery } from "../state/queryState.ts";
import { watchAtom } from "../watch/watchAtom.ts";

/** Debounce of a search, in milliseconds: the server is asked once typing pauses. */
const PAUSE_MS = 250;

/** Way that a list asks the server for what is beyond the records that it reads. */
export interface ListAsking<Row> {
  /** Makes an atom over what the server finds. */
  readonly find: (question: ListQuestion) => Atom<ListQuery<Row>>;
  /** Searches once, for a choice. */
  readonly search: (workspace: Workspace, typed: string) => Promise<readonly Row[]>;
  readonly countAll: (workspace: Workspace) => Promise<number>;
  readonly readAll: (workspace: Workspace) => AsyncGenerator<readonly Row[]>;
  /** Holds what makes rows of records of `readAll`, where a row is more than its record. */
  readonly rows: Atom<(records: readonly Row[]) => readonly Row[]>;
}

const identityAtom = atom(
  () =>
    <Row>(records: readonly Row[]): readonly Row[] =>
      records,
);

/**
 * Makes the way that a list asks.
 * @param list must depend on nothing but its argument
 * @param rows makes the rows of records; the records by default
 */
export function listAsking<T, Row extends T = T>(
  list: (workspace: Workspace) => AskedList<T>,
  rows?: Atom<(records: readonly T[]) => readonly Row[]>,
): ListAsking<Row> {
  // Without rows of its own, a row is a record.
  const rowsAtom = rows ?? (identityAtom as unknown as NonNullable<typeof rows>);
  return {
    find(question) {
      const found = watchAtom<ListState<T>>((workspace, onNext, onError) => {
        let stop = (): void => undefined;
        const start = (): void => {
          stop = list(workspace).watchAsked(question, onNext, onError);
        };
        const pause = setTimeout(start, "search" in question ? PAUSE_MS : 0);
        return () => {
          clearTimeout(pause);
          stop();
        };
      });
      return atom((get): ListQuery<Row> => {
        const known = get(found);
        return known.status === "ready" ? { ...known, value: get(rowsAtom)(known.value) } : known;
      });
    },
    search: async (workspace, typed) => (await list(workspace).search(typed)) as readonly Row[],
    countAll: (workspace) => list(workspace).countAll(),
    readAll: (workspace) => list(workspace).readAll() as AsyncGenerator<readonly Row[]>,
    rows: rowsAtom as ListAsking<Row>["rows"],
  };
}
