/** App Check of a deployment: the key that its pages are attested with, and whether callables insist on it. */
export interface AppCheckSettings {
  /** Site key of reCAPTCHA Enterprise, which is no secret: pages are built with it. */
  readonly siteKey: string;
  /** `observe` sends tokens and counts them; `enforce` also refuses whoever has none. */
  readonly mode: "observe" | "enforce";
}

/**
 * Reads App Check's settings: `CARNATION_APP_CHECK_KEY`, and `CARNATION_APP_CHECK`, by default `observe`.
 * @returns null where it is off
 * @throws Error when they do not fit each other
 */
export function readAppCheckSettings(
  settings: Readonly<Record<string, string | undefined>>,
): AppCheckSettings | null {
  const siteKey = settings["CARNATION_APP_CHECK_KEY"]?.trim() ?? "";
  const mode = settings["CARNATION_APP_CHECK"]?.trim() ?? "";
  if (siteKey === "") {
    if (mode === "") return null;
    throw new Error(`CARNATION_APP_CHECK=${mode} needs CARNATION_APP_CHECK_KEY, the key of the pages.`);
  }
  if (!/^[\w-]{20,100}$/u.test(siteKey)) {
    throw new Error("CARNATION_APP_CHECK_KEY must be the site key of reCAPTCHA Enterprise.");
  }
  if (mode !== "" && mode !== "observe" && mode !== "enforce") {
    throw new Error("CARNATION_APP_CHECK must be observe or enforce.");
  }
  return { siteKey, mode: mode === "enforce" ? "enforce" : "observe" };
}

/** State of App Check where these functions run; null where it is off. On one machine the local Firebase says it. */
export function appCheckMode(): AppCheckSettings["mode"] | null {
  if (process.env["LOCAL_FIREBASE_OUTBOX"]) {
    const local = process.env["LOCAL_FIREBASE_APP_CHECK"];
    return local === "observe" || local === "enforce" ? local : null;
  }
  return readAppCheckSettings(process.env)?.mode ?? null;
}
