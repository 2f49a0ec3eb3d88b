import type { Workspace } from "@carnation/data";
import { useStore } from "jotai";
import { useCallback, useRef, useState } from "react";
import { loadedWorkspace } from "../session/loadedWorkspace.ts";
import type { Identified } from "../resource/Resource.ts";
import { errorMessage } from "../feedback/errorMessage.ts";

/** Count of how many are asked for at once. */
const TOGETHER = 4;

/** Describes what came of it: the rows that stayed as they were, with why. */
export interface ActivationResult<Row> {
  readonly active: boolean;
  readonly done: number;
  readonly failed: readonly { readonly row: Row; readonly why: string }[];
}

/** Rows that are being switched, and what came of the last ones. */
export interface Activation<Row> {
  readonly busy: ReadonlySet<string>;
  readonly result: ActivationResult<Row> | null;
  /** Switches them, each for itself: one that fails holds up none of the others. Asked meanwhile, others come after them. */
  readonly run: (rows: readonly Row[], active: boolean) => Promise<ActivationResult<Row>>;
}

const nobody: ReadonlySet<string> = new Set();

/** Switches rows on and off together. */
export function useActivation<Row extends Identified>(
  setActive: (workspace: Workspace, row: Row, active: boolean) => Promise<unknown>,
): Activation<Row> {
  const store = useStore();
  const running = useRef<Promise<ActivationResult<Row>> | null>(null);
  const [busy, setBusy] = useState(nobody);
  const [result, setResult] = useState<ActivationResult<Row> | null>(null);
  const run = useCallback(
    (rows: readonly Row[], active: boolean): Promise<ActivationResult<Row>> => {
      // The workspace of who asked: by the time a row's turn has come, somebody else may have signed in.
      const asked = loadedWorkspace(store);
      asked.catch(() => undefined);
      const switchOne = async (row: Row): Promise<string | null> => {
        try {
          await setActive(await asked, row, active);
          return null;
        } catch (error) {
          return errorMessage(error);
        }
      };
      const before = running.current;
      const switchAll = async (): Promise<ActivationResult<Row>> => {
        setBusy(new Set(rows.map(({ id }) => id)));
        if (before === null) setResult(null);
        const failed: { row: Row; why: string }[] = [];
        const waiting = [...rows];
        const work = async (): Promise<void> => {
          for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
            const why = await switchOne(row);
            if (why !== null) failed.push({ row, why });
          }
        };
        await Promise.all(Array.from({ length: TOGETHER }, work));
        const came = { active, done: rows.length - failed.length, failed };
        // What failed just before is still to be read, and tried again.
        setResult((shown) =>
          failed.length === 0 && shown !== null && shown.failed.length > 0 ? shown : came,
        );
        setBusy(nobody);
        return came;
      };
      const mine = (before === null ? switchAll() : before.then(switchAll)).finally(() => {
        if (running.current === mine) running.current = null;
      });
      running.current = mine;
      return mine;
    },
    [store, setActive],
  );
  return { busy, result, run };
}
