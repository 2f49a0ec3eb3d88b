import type { AskedFor, GoogleState } from "./googleDouble.ts";

/** Everything that App Check keeps of a project. */
export interface AppCheckState {
  /** Key of the Web app. */
  siteKey: string;
  /** Enforcement by service. */
  modes: Record<string, string>;
  /** Debug tokens that are in force. */
  debugTokens: string[];
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const refused = (status: number, message: string): Answer => ({
  status,
  body: { error: { code: status, message, details: [] } },
});

/** Answers what App Check is asked; null for the rest. */
export function answerAppCheck({ appCheck, apps }: GoogleState, asked: AskedFor): Answer | null {
  const { method, path, query, body } = asked;
  const given = (body ?? {}) as Record<string, string>;
  const service = /\/services\/(?<id>[\w.]+)$/u.exec(path)?.groups?.["id"];
  if (service !== undefined) {
    if (method === "PATCH" && query.get("updateMask") === "enforcementMode") {
      appCheck.modes[service] = given["enforcementMode"] ?? "";
    }
    const enforcementMode = appCheck.modes[service];
    return ok({ name: `projects/42/services/${service}`, ...(enforcementMode ? { enforcementMode } : {}) });
  }
  const { app, rest } = /\/apps\/(?<app>1:42:web:\w+)(?<rest>.*)$/u.exec(path)?.groups ?? {};
  if (app === undefined) return null;
  if (!apps.some(({ appId }) => appId === app)) return refused(404, "not found");
  if (rest === "/recaptchaEnterpriseConfig") {
    if (method === "PATCH" && query.get("updateMask") === "siteKey")
      appCheck.siteKey = given["siteKey"] ?? "";
    return ok({ siteKey: appCheck.siteKey });
  }
  const name = `projects/42/apps/${app}/debugTokens/${appCheck.debugTokens.length + 1}`;
  if (rest === "/debugTokens" && method === "POST") {
    appCheck.debugTokens.push(given["token"] ?? "");
    return ok({ name, displayName: given["displayName"] });
  }
  if (rest?.startsWith("/debugTokens/") && method === "DELETE") {
    appCheck.debugTokens.pop();
    return ok({});
  }
  if (rest === ":exchangeDebugToken" && appCheck.debugTokens.includes(given["debugToken"] ?? "")) {
    return ok({ token: `attested-${app}`, ttl: "3600s" });
  }
  return refused(403, "App attestation failed.");
}
