import * as v from "valibot";
import { aiSettingsForm } from "./aiSettingsForm.ts";

const versionNumber = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Payload of `saveaisettings`: the values, and the version that they were made from, which must still be in force. */
export const saveAiSettingsRequest = /* @__PURE__ */ v.object({
  version: versionNumber,
  values: aiSettingsForm,
  /** The version that these values were, when one is restored. */
  restored: /* @__PURE__ */ v.optional(versionNumber),
});

/** Answer of `saveaisettings` and `setperceivedage`: the version that is in force now. */
export const aiSettingsSavedResponse = /* @__PURE__ */ v.object({ version: versionNumber });

/** Payload of `setperceivedage`. */
export const setPerceivedAgeRequest = /* @__PURE__ */ v.object({
  enabled: /* @__PURE__ */ v.boolean("Activez l’âge perçu, ou désactivez-le."),
});

/** Payload of `previewdefaultretention`: the length to try, in months. */
export const previewDefaultRetentionRequest = /* @__PURE__ */ v.object({
  months: /* @__PURE__ */ v.pipe(
    v.number("Saisissez une durée de conservation."),
    v.safeInteger(),
    v.minValue(1),
    v.maxValue(120),
  ),
});

const counted = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Answer of `previewdefaultretention`: what that length would erase in the coming night. */
export const previewDefaultRetentionResponse = /* @__PURE__ */ v.object({
  /** Count of the diagnoses whose photos go; a diagnosis has one photo. */
  diagnoses: counted,
  /** Count of the professionals whose photos they are: those who have chosen no length of their own. */
  professionals: counted,
});

/** Answer of `previewdefaultretention`. */
export type DefaultRetentionPreview = v.InferOutput<typeof previewDefaultRetentionResponse>;

const seconds = /* @__PURE__ */ v.pipe(v.number(), v.finite(), v.minValue(0));

/** Answer of `readaienvironment`. */
export const aiEnvironmentResponse = /* @__PURE__ */ v.object({
  /** Version of the embedded engine. */
  engineVersion: v.string(),
  /** True when a remote service is configured. */
  hasRemote: v.boolean(),
  /** True when a language model can be asked. */
  hasRecapModel: v.boolean(),
  /** True where the embedded engine can estimate an age: its model is a package that an installation opts in to. */
  hasAgeModel: v.boolean(),
  /** Longest time of an analysis that each engine is given, whatever the settings say, seconds. */
  longestSeconds: /* @__PURE__ */ v.object({ embedded: seconds, remote: seconds }),
});

/** Abilities of this deployment for what the settings ask; answer of `readaienvironment`. */
export type AiEnvironment = v.InferOutput<typeof aiEnvironmentResponse>;
