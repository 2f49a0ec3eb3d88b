import { diagnosisConditions, type StartDiagnosisRequest } from "@carnation/product/diagnosis";
import * as v from "valibot";
import { draftAtom } from "../../../../shared/forms/drafts.ts";

const ids = v.array(v.string());

const schema = v.object({
  /** Time of the person's consent, ISO 8601; null until then. */
  consentedAt: v.nullable(v.string()),
  /** A diagnosis that was opened and whose photo has not arrived yet: the next photo goes to it. */
  openedDiagnosis: v.nullable(v.string()),
  /** Id under which it is opened, the same at each attempt until one has ended; null before the first. */
  request: v.optional(v.nullable(v.string()), null),
  /** The client whose diagnosis it is; null for a quick one. */
  customer: v.optional(v.nullable(v.string()), null),
  /** Holds what was said of the skin on this day. */
  conditions: v.optional(v.array(v.picklist(diagnosisConditions)), []),
  /** The subcategories to propose from; empty for all that the professional practises. */
  subcategories: v.optional(ids, []),
  /** Holds what the client answered about precautions, as ids; `unsaid` while it is being asked, null before. */
  precautions: v.optional(v.nullable(v.union([v.literal("unsaid"), ids])), null),
});

/** The diagnosis that this tab is preparing. It concerns one person, and ends with their photo. */
export type CaptureDraft = v.InferOutput<typeof schema>;

export const emptyDraft: CaptureDraft = {
  consentedAt: null,
  openedDiagnosis: null,
  request: null,
  customer: null,
  conditions: [],
  subcategories: [],
  precautions: null,
};

export const captureDraftAtom = draftAtom<CaptureDraft>("quick-diagnosis", schema, emptyDraft);

/** The draft when it is about this person; an empty one otherwise: what another person agreed to is not theirs. */
export function draftFor(draft: CaptureDraft, customer: string | null): CaptureDraft {
  return draft.customer === customer ? draft : { ...emptyDraft, customer };
}

/** Gives what the server is asked to open. */
export function startRequest({
  customer,
  conditions,
  subcategories,
  request,
}: CaptureDraft): StartDiagnosisRequest {
  return {
    consent: true,
    ...(request === null ? {} : { request }),
    ...(customer === null ? {} : { customerId: customer }),
    ...(conditions.length === 0 ? {} : { conditions }),
    ...(subcategories.length === 0 ? {} : { enabledSubcategories: subcategories }),
  };
}

/** A draft as it was kept with its photo; null when it is none. */
export function parseDraft(kept: unknown): CaptureDraft | null {
  const parsed = v.safeParse(schema, kept);
  return parsed.success ? parsed.output : null;
}
