import type { Workspace } from "@carnation/data";
import { useToast } from "@carnation/ui/toast";
import { useStore } from "jotai";
import { useCallback, useRef, useState } from "react";
import { loadedWorkspace } from "../../../shared/session/loadedWorkspace.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

/** Longest time that what was switched may take to come back from the server, in milliseconds. */
const ECHO_MS = 3000;

interface LiveSwitches<Id> {
  /** Tells whether one is on, as stored or as it was just switched. */
  readonly isOn: (id: Id) => boolean;
  readonly turn: (id: Id, on: boolean) => void;
}

interface LiveSwitchesOptions<Id> {
  /** Those that are on, as they are stored. */
  readonly on: readonly Id[];
  /** Must depend on nothing but its arguments. */
  readonly write: (workspace: Workspace, id: Id, on: boolean) => Promise<void>;
  /** Gives what is said once it is done. */
  readonly words: (id: Id, on: boolean) => string;
}

/**
 * Switches that act at once: they turn under the finger, are written one after the other, say what they did and can be
 * taken back. One that fails turns back and says why.
 */
export function useLiveSwitches<Id extends string | number>({
  on: stored,
  write,
  words,
}: LiveSwitchesOptions<Id>): LiveSwitches<Id> {
  const store = useStore();
  const { show } = useToast();
  const [turned, setTurned] = useState<ReadonlyMap<Id, boolean>>(new Map());
  const queue = useRef<Promise<void>>(Promise.resolve());
  const forget = useCallback((id: Id, on: boolean) => {
    setTurned((known) => {
      // It was turned again meanwhile.
      if (known.get(id) !== on) return known;
      const rest = new Map(known);
      rest.delete(id);
      return rest;
    });
  }, []);
  const turn = (id: Id, on: boolean): void => {
    setTurned((known) => new Map(known).set(id, on));
    // The workspace of who turned it: by the time its turn has come, somebody else may have signed in.
    const asked = loadedWorkspace(store);
    asked.catch(() => undefined);
    const act = async (): Promise<void> => {
      try {
        await write(await asked, id, on);
        show({
          id: `switch-${id}`,
          tone: "success",
          message: words(id, on),
          action: { label: "Annuler", onAction: () => turn(id, !on) },
        });
        setTimeout(() => forget(id, on), ECHO_MS);
      } catch (error) {
        forget(id, on);
        show({ tone: "error", message: errorMessage(error) });
      }
    };
    queue.current = queue.current.then(act);
  };
  return { isOn: (id) => turned.get(id) ?? stored.includes(id), turn };
}
