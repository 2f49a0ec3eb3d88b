import { type DiagnosisErrorCode, diagnosisErrorCodes } from "@carnation/domain/internal/photo";
import * as v from "valibot";
import { engineNames } from "../ai-settings/aiSettings.ts";

/** Longest photo of a trial, characters of Base64: some 3 MB. */
export const TRIAL_PHOTO_MAX = 4_000_000;

/** Payload of `tryaisettings`: a photo (JPEG, Base64) that is analysed and not kept, and by which engine. */
export const tryAiSettingsRequest = /* @__PURE__ */ v.object({
  photo: /* @__PURE__ */ v.pipe(
    v.string("Choisissez une image de démonstration."),
    v.minLength(1, "Choisissez une image de démonstration."),
    v.maxLength(TRIAL_PHOTO_MAX, "Cette image est trop lourde pour un essai."),
    v.base64("Choisissez une image de démonstration."),
  ),
  engine: /* @__PURE__ */ v.picklist(engineNames, "Choisissez un moteur."),
  perceivedAge: v.boolean(),
});

/** Answer of `tryaisettings`. */
export const tryAiSettingsResponse = /* @__PURE__ */ v.variant("ok", [
  /* @__PURE__ */ v.object({
    ok: /* @__PURE__ */ v.literal(true),
    /** The content of a result file, for `parseDiagnosisResult`. */
    entries: /* @__PURE__ */ v.array(v.unknown()),
    engineVersion: v.string(),
    /** Duration, milliseconds. */
    analysisMs: v.number(),
  }),
  /* @__PURE__ */ v.object({
    ok: /* @__PURE__ */ v.literal(false),
    error: /* @__PURE__ */ v.picklist(diagnosisErrorCodes),
  }),
]);

/** Describes what a trial gave: entries to judge by whatever thresholds, or why the photo could not be analysed. */
export type AiSettingsTrial =
  | {
      readonly ok: true;
      readonly entries: readonly unknown[];
      readonly engineVersion: string;
      readonly analysisMs: number;
    }
  | { readonly ok: false; readonly error: DiagnosisErrorCode };
