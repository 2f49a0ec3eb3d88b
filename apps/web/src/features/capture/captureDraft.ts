import * as v from "valibot";
import { draftAtom } from "../../common/state/drafts.ts";

const schema = v.object({
  /** When the person agreed, ISO 8601; null until then. */
  consentedAt: v.nullable(v.string()),
  /** A diagnosis that was opened and whose photo has not arrived yet: the next photo goes to it. */
  openedDiagnosis: v.nullable(v.string()),
});

/** The quick diagnosis that this tab is preparing. It concerns one person, and ends with their photo. */
export type CaptureDraft = v.InferOutput<typeof schema>;

export const emptyDraft: CaptureDraft = { consentedAt: null, openedDiagnosis: null };

export const captureDraftAtom = draftAtom<CaptureDraft>("quick-diagnosis", schema, emptyDraft);
