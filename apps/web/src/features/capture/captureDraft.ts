import { atom } from "jotai";
import { atomWithStorage, createJSONStorage } from "jotai/utils";
import * as v from "valibot";
import { draftKey, draftStorage } from "../../app/state/drafts.ts";

const schema = v.object({
  /** When the person agreed, ISO 8601; null until then. */
  consentedAt: v.nullable(v.string()),
  /** A diagnosis that was opened and whose photo has not arrived yet: the next photo goes to it. */
  openedDiagnosis: v.nullable(v.string()),
});

/** The quick diagnosis that this tab is preparing. It concerns one person, and ends with their photo. */
export type CaptureDraft = v.InferOutput<typeof schema>;

export const emptyDraft: CaptureDraft = { consentedAt: null, openedDiagnosis: null };

const storedAtom = atomWithStorage<unknown>(
  draftKey("quick-diagnosis"),
  emptyDraft,
  createJSONStorage<unknown>(draftStorage),
  { getOnInit: true },
);

/** The draft, kept for the tab, so that it survives the way from page to page and a reload. */
export const captureDraftAtom = atom(
  (get): CaptureDraft => {
    const parsed = v.safeParse(schema, get(storedAtom));
    return parsed.success ? parsed.output : emptyDraft;
  },
  (_get, set, draft: CaptureDraft) => set(storedAtom, draft),
);
