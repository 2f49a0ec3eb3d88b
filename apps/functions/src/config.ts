/** The only reader of the environment. Values are read when asked for, so that tests can set them first. */

/** Region of every function (specification, section 9). */
export const REGION = "europe-west3";

/** Longest time an analysis may take before the photo is given up, milliseconds. */
export const ANALYSIS_TIMEOUT_MS = 60_000;

/** Cloud Storage bucket of the project, from the configuration that Firebase gives every function. */
export function storageBucket(): string {
  const config: unknown = JSON.parse(process.env["FIREBASE_CONFIG"] ?? "{}");
  const bucket =
    typeof config === "object" && config !== null && "storageBucket" in config
      ? config.storageBucket
      : undefined;
  if (typeof bucket !== "string" || bucket === "") throw new Error("FIREBASE_CONFIG names no storageBucket");
  return bucket;
}
