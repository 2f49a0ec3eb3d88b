import { countSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";
import type { AiSettings } from "../ai-settings/aiSettings.ts";
import { type Judgement, judgementOf } from "./judgement.ts";

/**
 * Gives what an older diagnosis is judged by once it is judged anew. What was measured stays what it is: the scale in which its
 * file holds the jowls, and what became of its photo.
 */
export function rejudged(
  settings: Pick<AiSettings, "version" | "criteria" | "jowlsScale">,
  before: Judgement | null,
): Judgement {
  const kept = before ?? { jowlsScale: "four-is-sharp", photoVerdict: "accepted" };
  return { ...judgementOf(settings), jowlsScale: kept.jowlsScale, photoVerdict: kept.photoVerdict };
}

/** Payload of `rejudgediagnoses`: one step of judging older diagnoses anew, or how many there are. */
export const rejudgeRequest = /* @__PURE__ */ v.object({
  /** The version to judge them by, which must be in force. */
  version: /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** False: they are only counted. */
  apply: v.boolean(),
  /** Place where the step before ended; null for the first. */
  cursor: /* @__PURE__ */ v.nullable(
    /* @__PURE__ */ v.pipe(v.string(), v.regex(/^users\/[^/]+\/diagnosis\/[^/]+$/u)),
  ),
});

/** Payload of `rejudgediagnoses`. */
export type RejudgeRequest = v.InferOutput<typeof rejudgeRequest>;

/** Answer of `rejudgediagnoses`. */
export const rejudgeResponse = /* @__PURE__ */ v.object({
  /** Count of how many finished diagnoses are judged by another version. */
  waiting: countSchema,
  /** Place where the next step begins; null when there is none. */
  cursor: v.nullable(v.string()),
});

/** Answer of `rejudgediagnoses`. */
export type RejudgeResponse = v.InferOutput<typeof rejudgeResponse>;
