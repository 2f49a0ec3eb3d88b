import type { FirebaseApp } from "firebase/app";
import { type AppCheckToken, CustomProvider, initializeAppCheck } from "firebase/app-check";
import { noteAttestation } from "../errors/attestation.ts";
import { localToken, type LocalAppCheck } from "./localToken.ts";
import { recaptchaToken } from "./recaptchaToken.ts";

/** Place where tokens come from: the local Firebase, or Google by reCAPTCHA Enterprise. */
type TokenSource = { readonly local: LocalAppCheck } | { readonly siteKey: string };

/** Starts App Check for an app, with tokens that are renewed before they expire. Loaded on demand: it carries the SDK. */
export function startAppCheck(app: FirebaseApp, source: TokenSource): void {
  const ask = "local" in source ? localToken(app, source.local) : recaptchaToken(app, source.siteKey);
  // Without a token the SDK's calls go on, and whoever enforces App Check refuses them: why, is known here alone.
  const getToken = async (): Promise<AppCheckToken> => {
    try {
      const token = await ask();
      noteAttestation(true);
      return token;
    } catch (error) {
      noteAttestation(false);
      throw error;
    }
  };
  initializeAppCheck(app, { provider: new CustomProvider({ getToken }), isTokenAutoRefreshEnabled: true });
}
