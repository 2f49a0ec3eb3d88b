import type { IncomingMessage, ServerResponse } from "node:http";
import * as v from "valibot";
import { parseJson } from "../http/body.ts";
import { sendJson } from "../http/respond.ts";
import { RpcError } from "../rpc/status.ts";
import { APP_CHECK_SECONDS, type AppCheckTokens } from "./appCheckTokens.ts";

const EXCHANGE =
  /^\/firebaseappcheck\.googleapis\.com\/v1\/projects\/([^/:]+)\/apps\/((?:[\w.:-]|%3A)+):(exchange\w+)$/;
const KEYS = "/firebaseappcheck.googleapis.com/v1/jwks";

const debugRequest = v.object({ debug_token: v.pipe(v.string(), v.uuid()) });
const recaptchaRequest = v.object({ recaptcha_enterprise_token: v.pipe(v.string(), v.nonEmpty()) });

/**
 * Proofs by which an app is told apart. Nothing on one machine can attest a browser: whatever has the shape of a proof is
 * taken for one, from whoever passes the origin guard.
 */
const PROVIDERS: Readonly<Record<string, { readonly provider: string; readonly proof: v.GenericSchema }>> = {
  exchangeDebugToken: { provider: "debug", proof: debugRequest },
  exchangeRecaptchaEnterpriseToken: { provider: "recaptcha_enterprise", proof: recaptchaRequest },
};

/**
 * Serves App Check's exchange of a proof for a token, and the keys that tokens are verified with, under Google's paths.
 * @returns false when the path is not its own
 * @throws RpcError NOT_FOUND, INVALID_ARGUMENT; PERMISSION_DENIED for a proof that is none
 */
export async function exchangeAppCheckToken(
  tokens: AppCheckTokens,
  projectId: string,
  asked: {
    readonly request: IncomingMessage;
    readonly response: ServerResponse;
    readonly url: URL;
    readonly body: Buffer;
  },
): Promise<boolean> {
  const { request, response, url, body } = asked;
  if (url.pathname === KEYS) {
    sendJson(response, 200, await tokens.publicKeys());
    return true;
  }
  const [, project, app = "", method = ""] = EXCHANGE.exec(url.pathname) ?? [];
  if (project === undefined) return false;
  const exchange = Object.hasOwn(PROVIDERS, method) ? PROVIDERS[method] : undefined;
  if (exchange === undefined || request.method !== "POST" || project !== projectId) {
    throw new RpcError("NOT_FOUND", "Requested entity was not found.");
  }
  if (!v.is(exchange.proof, parseJson(body.toString("utf8")))) {
    throw new RpcError("PERMISSION_DENIED", "App attestation failed.");
  }
  const token = await tokens.sign(app.replaceAll("%3A", ":"), exchange.provider);
  response.setHeader("cache-control", "no-store");
  sendJson(response, 200, { token, ttl: `${APP_CHECK_SECONDS}s` });
  return true;
}
