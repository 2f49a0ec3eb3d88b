import { useMemo, useState } from "react";

/** Text that was typed in a cell, as long as it is not saved. */
export interface CellDraft {
  readonly text: string;
  readonly status: "open" | "saving" | "refused";
  /** Words of the refusal, empty when it had none. */
  readonly message: string;
}

/** The drafts of one row, by the ids of the columns. */
export type RowDrafts = Readonly<Record<string, CellDraft>>;

export interface CellDrafts {
  /** The drafts by the ids of the rows: kept here, not in a cell, since a row may leave the window or change its place. */
  readonly drafts: ReadonlyMap<string, RowDrafts>;
  /** Stays the same, so that rows without a draft are not rendered again. */
  readonly actions: CellActions;
}

export interface CellActions {
  readonly type: (rowId: string, columnId: string, text: string) => void;
  readonly close: (rowId: string, columnId: string) => void;
  /** Saves a draft; the cell takes no other until it has ended. */
  readonly save: (rowId: string, columnId: string, saving: Saving) => void;
}

interface Saving {
  readonly text: string;
  readonly run: () => unknown;
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";

/** Keeps what is typed in the cells of a table. */
export function useCellDrafts(): CellDrafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, RowDrafts>>(new Map());
  const actions = useMemo<CellActions>(() => {
    const put = (rowId: string, columnId: string, draft: CellDraft | null): void =>
      setDrafts((before) => {
        const { [columnId]: _, ...others } = before.get(rowId) ?? {};
        const row = draft === null ? others : { ...others, [columnId]: draft };
        const next = new Map(before);
        if (Object.keys(row).length === 0) next.delete(rowId);
        else next.set(rowId, row);
        return next;
      });
    const save = async (rowId: string, columnId: string, { text, run }: Saving): Promise<void> => {
      try {
        const result = run();
        if (isPromise(result)) {
          put(rowId, columnId, { text, status: "saving", message: "" });
          await result;
        }
        put(rowId, columnId, null);
      } catch (error) {
        const message = error instanceof Error ? error.message : "";
        put(rowId, columnId, { text, status: "refused", message });
      }
    };
    return {
      type: (rowId, columnId, text) => put(rowId, columnId, { text, status: "open", message: "" }),
      close: (rowId, columnId) => put(rowId, columnId, null),
      save: (rowId, columnId, saving) => void save(rowId, columnId, saving),
    };
  }, []);
  return { drafts, actions };
}
