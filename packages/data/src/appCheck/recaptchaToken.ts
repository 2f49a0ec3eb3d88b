import type { FirebaseApp } from "firebase/app";
import { type AppCheckToken, ReCaptchaEnterpriseProvider } from "firebase/app-check";
import { endsWithin } from "../workspace/endsWithin.ts";
import { loadScript } from "./loadScript.ts";

/** Address that the SDK itself would load; where its script is there, the SDK takes it. */
const SCRIPT = "https://www.google.com/recaptcha/enterprise.js?render=explicit";

/** Longest time that a token may take, milliseconds: whatever is asked of Firebase waits for it. */
const TOKEN_MS = 10_000;

/** Time for which nobody waits again after that, milliseconds. */
const SILENT_MS = 30_000;

/** Methods that the SDK calls of its provider, and leaves out of its types. */
interface SdkProvider {
  initialize(app: FirebaseApp): void;
  getToken(): Promise<AppCheckToken>;
}

/**
 * Asks reCAPTCHA Enterprise, through the SDK's own provider, which alone would wait for ever, and Firebase with it, for a script
 * that is blocked or a frame that never answers. Here each attempt ends, and the next one loads the script anew.
 */
export function recaptchaToken(app: FirebaseApp, siteKey: string): () => Promise<AppCheckToken> {
  const provider = new ReCaptchaEnterpriseProvider(siteKey) as object as SdkProvider;
  let opened: Promise<void> | null = null;
  let silentUntil = 0;

  const open = (): Promise<void> => {
    opened ??= loadScript(SCRIPT).then(
      () => provider.initialize(app),
      (error: unknown) => {
        opened = null;
        throw error;
      },
    );
    return opened;
  };
  const ask = async (): Promise<AppCheckToken> => {
    await open();
    return provider.getToken();
  };

  return async () => {
    if (Date.now() < silentUntil) throw new Error("reCAPTCHA did not answer a moment ago");
    const began = Date.now();
    try {
      return await endsWithin(TOKEN_MS, ask());
    } catch (error) {
      if (Date.now() - began >= TOKEN_MS) silentUntil = Date.now() + SILENT_MS;
      throw error;
    }
  };
}
