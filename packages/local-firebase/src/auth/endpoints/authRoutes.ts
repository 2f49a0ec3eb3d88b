import type { IncomingMessage } from "node:http";
import * as v from "valibot";
import { isLocalProgram } from "../../authentication/localCaller.ts";
import * as admin from "./adminAccounts.ts";
import type { AuthOperation } from "./authContext.ts";
import { AuthError } from "../protocol/authError.ts";
import * as client from "./clientAccounts.ts";
import { resetPassword } from "./clientCodes.ts";
import { signCustomToken } from "./customToken.ts";
import { importAccounts } from "./importAccounts.ts";
import { sendActionCode } from "./sendActionCode.ts";
import { createSessionCookie, sessionCookiePublicKeys } from "./sessionCookie.ts";
import { signInWithCustomToken, signInWithEmailLink, signInWithPassword } from "./signIn.ts";
import { signUp } from "./signUp.ts";
import { exchangeToken } from "./tokenExchange.ts";

type Operations = Readonly<Record<string, AuthOperation>>;

const CLIENT: Operations = {
  "POST accounts:signUp": signUp,
  "POST accounts:signInWithPassword": signInWithPassword,
  "POST accounts:signInWithEmailLink": signInWithEmailLink,
  "POST accounts:signInWithCustomToken": signInWithCustomToken,
  "POST accounts:lookup": client.lookup,
  "POST accounts:update": client.updateAccount,
  "POST accounts:delete": client.deleteAccount,
  "POST accounts:createAuthUri": client.createAuthUri,
  "POST accounts:sendOobCode": sendActionCode,
  "POST accounts:resetPassword": resetPassword,
  "GET passwordPolicy": client.passwordPolicy,
  "GET sessionCookiePublicKeys": sessionCookiePublicKeys,
};

const ADMIN: Operations = {
  "POST accounts": admin.createAccount,
  "POST accounts:lookup": admin.lookupAccounts,
  "POST accounts:update": admin.updateAnyAccount,
  "POST accounts:delete": admin.deleteAnyAccount,
  "POST accounts:batchDelete": admin.deleteAccounts,
  "GET accounts:batchGet": admin.listAccounts,
  "POST accounts:batchCreate": importAccounts,
  "POST accounts:sendOobCode": admin.createLink,
  "POST createSessionCookie": createSessionCookie,
};

/** Methods of other ways to sign in (identity providers, telephone, second factors), for clients and administrators. */
const NOT_OFFERED =
  /^(accounts:(signInWith(Idp|PhoneNumber|GameCenter)|sendVerificationCode|verifyIosClient|revokeToken)|accounts\/mfa(Enrollment|SignIn):\w+|recaptcha(Params|Config)|(tenants|oauthIdpConfigs|inboundSamlConfigs|defaultSupportedIdpConfigs|config)([/:].*)?)$/;

/** A method of Google's IAM, under its own name and with its own path. */
const SIGN_JWT = /^\/iamcredentials\.googleapis\.com\/v1\/projects\/-\/serviceAccounts\/[^/]+:signJwt$/;
const PATH = /^\/identitytoolkit\.googleapis\.com\/v[12]\/(.+)$/;
const OF_PROJECT = /^projects\/([^/:]+)[/:](.+)$/;

const ofTenant = v.object({ tenantId: v.pipe(v.string(), v.minLength(1)) });

/**
 * The operation that a request names.
 * @throws AuthError OPERATION_NOT_ALLOWED for a way to sign in that is not offered, 404 for any other method, 403 for an
 *   admin method called by anyone but a local program that shows the emulator's `Bearer owner`
 */
export function routeAuth(projectId: string, request: IncomingMessage, url: URL): AuthOperation {
  const verb = request.method ?? "";
  if (url.pathname === "/securetoken.googleapis.com/v1/token" && verb === "POST") return exchangeToken;
  if (SIGN_JWT.test(url.pathname) && verb === "POST") {
    requireOwner(request);
    return signCustomToken;
  }
  const method = PATH.exec(url.pathname)?.[1] ?? "";
  const [, project, ofProject = ""] = OF_PROJECT.exec(method) ?? [];
  if (project === undefined) return find(CLIENT, verb, method);
  requireOwner(request);
  if (project !== encodeURIComponent(projectId) && project !== projectId)
    throw new AuthError("PROJECT_NOT_FOUND", 404);
  return find(ADMIN, verb, ofProject);
}

/**
 * Body of a request: JSON, or the form that the token exchange sends.
 * @throws AuthError INVALID_ARGUMENT; UNSUPPORTED_TENANT_OPERATION for a tenant's user, who must not become the project's
 */
export function readAuthBody(request: IncomingMessage, body: Buffer): unknown {
  if (body.length === 0) return {};
  const input = decodeBody(request, body);
  if (v.is(ofTenant, input)) throw new AuthError("UNSUPPORTED_TENANT_OPERATION");
  return input;
}

function decodeBody(request: IncomingMessage, body: Buffer): unknown {
  const text = body.toString("utf8");
  if (request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded")) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new AuthError("INVALID_ARGUMENT : body: not JSON");
  }
}

/** Tells whether an operation is open to programs that have no app: those of the owner, and the keys that tokens are verified with. */
export function isPublicOrOwner(operation: AuthOperation, request: IncomingMessage): boolean {
  return operation === sessionCookiePublicKeys || isOwner(request);
}

function isOwner(request: IncomingMessage): boolean {
  return request.headers.authorization?.toLowerCase() === "bearer owner" && isLocalProgram(request);
}

function requireOwner(request: IncomingMessage): void {
  if (!isOwner(request)) throw new AuthError("INSUFFICIENT_PERMISSION", 403);
}

function find(operations: Operations, verb: string, method: string): AuthOperation {
  const name = `${verb} ${method}`;
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (operation) return operation;
  if (NOT_OFFERED.test(method)) throw new AuthError("OPERATION_NOT_ALLOWED");
  throw new AuthError("NOT_FOUND", 404);
}
