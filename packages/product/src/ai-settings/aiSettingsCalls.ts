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
