import type { FirebaseApp } from "firebase/app";
import type { AppCheckToken } from "firebase/app-check";
import * as v from "valibot";

/** Address of the local Firebase's App Check. */
export interface LocalAppCheck {
  readonly host: string;
  readonly port: number;
}

const answerSchema = v.object({
  token: v.string(),
  /** Seconds, as Google writes a duration: `3600s`. */
  ttl: v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?s$/u), v.transform(Number.parseFloat)),
});

/**
 * Asks the local Firebase for tokens, as a developer's browser asks Google with a debug token: on one machine nothing else could
 * attest a page.
 */
export function localToken(app: FirebaseApp, { host, port }: LocalAppCheck): () => Promise<AppCheckToken> {
  const { projectId, appId, apiKey } = app.options;
  const url = `http://${host}:${port}/firebaseappcheck.googleapis.com/v1/projects/${projectId}/apps/${appId}:exchangeDebugToken?key=${apiKey}`;
  return async () => {
    const asked = Date.now();
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ debug_token: crypto.randomUUID() }),
    });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const { token, ttl } = v.parse(answerSchema, await response.json());
    return { token, expireTimeMillis: asked + ttl * 1000 };
  };
}
