import type { FirebaseApp } from "firebase/app";
import { type AppCheckToken, CustomProvider, initializeAppCheck } from "firebase/app-check";
import { noteAttestation } from "../errors/attestation.ts";
import type { AskToken } from "./loadAppCheck.ts";
import { localToken, type LocalAppCheck } from "./localToken.ts";
import { recaptchaToken } from "./recaptchaToken.ts";

/** Place where tokens come from: the local Firebase, Google by the site key of reCAPTCHA Enterprise, or a program of its own. */
type TokenSource = LocalAppCheck | string | AskToken;

function askerOf(app: FirebaseApp, source: TokenSource): AskToken {
  if (typeof source === "function") return source;
  return typeof source === "string" ? recaptchaToken(app, source) : localToken(app, source);
}

/** Starts App Check for an app, with tokens that are renewed before they expire. Loaded on demand: it carries the SDK. */
export function startAppCheck(app: FirebaseApp, source: TokenSource): void {
  const ask = askerOf(app, source);
  // Without a token the SDK's calls go on, and whoever enforces App Check refuses them: why, is known here alone.
  const getToken = async (): Promise<AppCheckToken> => {
    try {
      const token = await ask();
      noteAttestation(token.expireTimeMillis);
      return token;
    } catch (error) {
      noteAttestation(null);
      throw error;
    }
  };
  initializeAppCheck(app, { provider: new CustomProvider({ getToken }), isTokenAutoRefreshEnabled: true });
}
