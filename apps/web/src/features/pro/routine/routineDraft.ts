import type { Routine } from "@carnation/domain/routine";
import { parseRoutine } from "@carnation/product/routine";
import * as v from "valibot";
import { draftAtom } from "../../../shared/forms/drafts.ts";

/** A routine that was changed and is not saved yet. */
export interface RoutineDraft {
  /** The version that it was made from: 0 before the first save. */
  readonly base: number;
  readonly routine: Routine;
}

/** Reads the draft that this tab keeps; one of another version of the application that is no routine is forgotten. */
const schema = v.nullable(
  v.object({ base: v.number(), routine: v.pipe(v.unknown(), v.transform(parseRoutine)) }),
);

type DraftAtom = ReturnType<typeof draftAtom<RoutineDraft | null>>;

const atoms = new Map<string, DraftAtom>();

/** The unsaved changes of a diagnosis's routine, kept in this tab. */
export function routineDraft(diagnosisId: string): DraftAtom {
  const known = atoms.get(diagnosisId);
  if (known) return known;
  const added = draftAtom<RoutineDraft | null>(`routine.${diagnosisId}`, schema, null);
  atoms.set(diagnosisId, added);
  return added;
}
