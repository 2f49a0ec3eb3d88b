import { toCarnationError } from "@carnation/domain/error";
import { isSameRoutine, isSavedRoutine } from "@carnation/domain/internal/routine";
import { type Routine, type RoutineChange, routineRefusalTexts } from "@carnation/domain/routine";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { saveRoutineForm, type SaveRoutineRequest } from "@carnation/product/routine";
import { useAtom } from "jotai";
import { useRef, useState } from "react";
import * as v from "valibot";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { routineDraft } from "./routineDraft.ts";
import { saveRoutine } from "./routines.ts";

/** Describes what this tab saved last. */
interface Saved {
  readonly routine: Routine;
  readonly version: number;
  readonly at: Date;
}

/** A save that the server has not answered yet. */
interface PendingSave {
  readonly routine: Routine;
  /** Version that the server answered; null when it was not saved. */
  readonly version: Promise<number | null>;
}

/** A routine as it is being made. */
export interface RoutineEditing {
  /** As it is shown: one's own changes, else what is saved, else what is proposed. */
  readonly routine: Routine;
  /** True when something of it is not saved, a proposal that nobody touched left aside. */
  readonly dirty: boolean;
  /** True when a version of it is stored. */
  readonly isStored: boolean;
  /** Moment when this tab saved it last. */
  readonly savedAt: Date | null;
  /** The routine that was saved elsewhere since these changes were begun; null when none was. */
  readonly conflict: Routine | null;
  readonly saving: boolean;
  /** Reason why it could not be saved, or changed as asked. */
  readonly failure: string | null;
  readonly change: (next: Routine) => void;
  /** Takes over a change of the domain's, or says why there is none. */
  readonly apply: (change: RoutineChange) => boolean;
  /**
   * Saves; `over` whatever was saved elsewhere. Asked while another save is pending, it waits for that one and saves what was
   * changed since. Resolves to whether it is saved now.
   */
  readonly save: (options?: { readonly over: boolean }) => Promise<boolean>;
  /** Gives one's own changes up. */
  readonly discard: () => void;
}

/** A routine that is being made: nothing that was typed is lost, whatever becomes of the attempt to save it. */
export function useRoutineEditing(
  { id, routine: stored }: Pick<Diagnosis, "id" | "routine">,
  proposed: Routine,
): RoutineEditing {
  const [draft, setDraft] = useAtom(routineDraft(id));
  const [saved, setSaved] = useState<Saved | null>(null);
  /** Kind of failure of the last save, until it is tried again or given up: null for none. */
  const [failed, setFailed] = useState<"outdated" | "unsaved" | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, pending, failure } = useMutation(saveRoutine);
  const pendingSave = useRef<PendingSave | null>(null);
  // Until the watch has brought what this tab saved, that is what counts.
  const latest = saved !== null && saved.version > stored.version ? saved : null;
  const version = latest?.version ?? stored.version;
  const isStored = latest !== null || isSavedRoutine(stored);
  const start = latest?.routine ?? (isStored ? stored : proposed);
  const own = draft !== null && !isSameRoutine(draft.routine, start) ? draft : null;
  const routine = own?.routine ?? start;
  const isOvertaken = own !== null && !pending && (failed === "outdated" || own.base < version);

  const change = (next: Routine): void => {
    setRefusal(null);
    setDraft(() => ({ base: own?.base ?? version, routine: next }));
  };
  const save = async ({ over } = { over: false }): Promise<boolean> => {
    let answered: number | null = null;
    while (pendingSave.current !== null) {
      const before: PendingSave = pendingSave.current;
      answered = await before.version;
      if (answered === null) return false;
      if (isSameRoutine(before.routine, routine)) return true;
    }
    const base = over ? { version: own !== null && own.base < version ? version : undefined } : {};
    // The discount is the quote's: what it says by now stays.
    const request = {
      diagnosisId: id,
      ...routine,
      discount: stored.discount,
      version: answered ?? own?.base ?? version,
    };
    const parsed = v.safeParse(saveRoutineForm, { ...request, ...base });
    setRefusal(parsed.success ? null : parsed.issues[0].message);
    if (!parsed.success) return false;
    const saving = send(parsed.output);
    pendingSave.current = { routine, version: saving };
    return (await saving) !== null;
  };
  const send = async (request: SaveRoutineRequest): Promise<number | null> => {
    try {
      const answer = await run(request);
      setSaved({ routine, version: answer.version, at: new Date() });
      setFailed(null);
      // What was changed while it was being saved is a change of what is saved now.
      setDraft((current) =>
        current === null || isSameRoutine(current.routine, routine)
          ? null
          : { base: answer.version, routine: current.routine },
      );
      return answer.version;
    } catch (error) {
      setFailed(toCarnationError(error).code === "aborted" ? "outdated" : "unsaved");
      return null;
    } finally {
      pendingSave.current = null;
    }
  };
  return {
    routine,
    dirty: own !== null,
    isStored,
    savedAt: saved?.at ?? null,
    conflict: isOvertaken ? start : null,
    saving: pending,
    failure:
      refusal ??
      (failed !== "unsaved" || failure === null
        ? null
        : `${failure} La routine reste telle quelle dans cet onglet.`),
    change,
    apply: ({ routine: next, refusal: why }) => {
      if (why === null) change(next);
      else setRefusal(routineRefusalTexts[why]);
      return why === null;
    },
    save,
    discard: () => {
      setFailed(null);
      setRefusal(null);
      setDraft(() => null);
    },
  };
}
