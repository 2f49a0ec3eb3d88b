import type { AskToken } from "@carnation/data";
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { GoogleApis } from "./googleApis.ts";
import { linkedApp } from "./webApp.ts";

const debugTokenSchema = v.object({ name: v.string() });
const answerSchema = v.object({
  token: v.string(),
  /** Seconds, as Google writes a duration: `3600s`. */
  ttl: v.pipe(v.string(), v.transform(Number.parseFloat), v.number()),
});

/**
 * Runs something as an app that is attested, which a program is by a debug token alone: it is registered for that time, and deleted
 * again, also where the work fails.
 * @throws Error where no Web app is linked to the site
 */
export async function withDebugToken(
  apis: GoogleApis,
  project: string,
  work: (ask: AskToken) => Promise<void>,
): Promise<void> {
  const app = await linkedApp(apis, project);
  if (app === null) throw new Error("Aucune application web n’est reliée au site.");
  const at = (path: string): string => apis.at("FIREBASE_APP_CHECK_URL", `v1/${path}`);
  const ofApp = at(`projects/${project}/apps/${app.appId}`);
  const token = randomUUID();
  const body = { displayName: "Carnation: check of the deployment", token };
  const registered = v.parse(
    debugTokenSchema,
    await apis.change({ method: "POST", url: `${ofApp}/debugTokens`, body }),
  );
  try {
    await work(async () => {
      const asked = Date.now();
      const url = `${ofApp}:exchangeDebugToken`;
      const answer = await apis.change({ method: "POST", url, body: { debugToken: token } });
      const attested = v.parse(answerSchema, answer);
      return { token: attested.token, expireTimeMillis: asked + attested.ttl * 1000 };
    });
  } finally {
    await apis.change({ method: "DELETE", url: at(registered.name) });
  }
}
