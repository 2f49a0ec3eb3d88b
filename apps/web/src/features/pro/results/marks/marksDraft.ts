import type { MarkDecisions, MarkedCriterionId } from "@carnation/domain/result";
import * as v from "valibot";
import { draftAtom } from "../../../../shared/forms/drafts.ts";

/** Decisions on marks that are not saved yet. */
export interface MarksDraft {
  /** The version that they were made from: 0 before the first save. */
  readonly base: number;
  readonly decisions: MarkDecisions;
  /** Moment at which all marks were confirmed, ISO 8601; null while they are not. */
  readonly confirmed: string | null;
}

const ids = v.array(v.string());

/** Schema of what this tab keeps: it may be of another version of the application, and what is no draft is forgotten. */
const schema: v.GenericSchema<unknown, MarksDraft | null> = v.nullable(
  v.object({
    base: v.number(),
    decisions: v.object({
      struck: ids,
      kept: ids,
      added: v.array(v.object({ id: v.string(), at: v.tuple([v.number(), v.number()]) })),
    }),
    confirmed: v.nullable(v.string()),
  }),
);

type DraftAtom = ReturnType<typeof draftAtom<MarksDraft | null>>;

const atoms = new Map<string, DraftAtom>();

/** The unsaved decisions on the marks of a criterion, kept in this tab. */
export function marksDraft(diagnosisId: string, criterion: MarkedCriterionId): DraftAtom {
  const name = `marks.${diagnosisId}.${criterion}`;
  const known = atoms.get(name);
  if (known) return known;
  const added = draftAtom<MarksDraft | null>(name, schema, null);
  atoms.set(name, added);
  return added;
}
