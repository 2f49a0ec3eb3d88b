import type { IncomingMessage } from "node:http";
import { isLocalProgram } from "../identity/localCaller.ts";
import * as admin from "./adminAccounts.ts";
import type { AuthOperation } from "./authContext.ts";
import { AuthError } from "./authError.ts";
import * as client from "./clientAccounts.ts";
import { resetPassword, sendActionCode } from "./clientCodes.ts";
import { exchangeToken } from "./tokenExchange.ts";

const CLIENT: Readonly<Record<string, AuthOperation>> = {
  "accounts:signUp": client.signUp,
  "accounts:signInWithPassword": client.signInWithPassword,
  "accounts:lookup": client.lookup,
  "accounts:update": client.updateAccount,
  "accounts:delete": client.deleteAccount,
  "accounts:createAuthUri": client.createAuthUri,
  "accounts:sendOobCode": sendActionCode,
  "accounts:resetPassword": resetPassword,
};

const ADMIN: Readonly<Record<string, AuthOperation>> = {
  "POST accounts": admin.createAccount,
  "POST accounts:lookup": admin.lookupAccounts,
  "POST accounts:update": admin.updateAnyAccount,
  "POST accounts:delete": admin.deleteAnyAccount,
  "POST accounts:batchDelete": admin.deleteAccounts,
  "GET accounts:batchGet": admin.listAccounts,
  "POST accounts:sendOobCode": admin.createLink,
};

const PATH = /^\/identitytoolkit\.googleapis\.com\/v1\/(?:projects\/([^/]+)\/)?(accounts(?::\w+)?)$/;

/**
 * The operation that a request names.
 * @throws AuthError 404 for a method that is not offered, 403 for an admin method called by anyone but a local
 *   program that shows the emulator's `Bearer owner`
 */
export function routeAuth(projectId: string, request: IncomingMessage, url: URL): AuthOperation {
  if (url.pathname === "/securetoken.googleapis.com/v1/token") return onlyPost(request, exchangeToken);
  const [, project, method = ""] = PATH.exec(url.pathname) ?? [];
  if (project === undefined) return onlyPost(request, own(CLIENT, method));
  const isOwner = request.headers.authorization?.toLowerCase() === "bearer owner";
  if (!isOwner || !isLocalProgram(request)) throw new AuthError("INSUFFICIENT_PERMISSION", 403);
  if (decodeURIComponent(project) !== projectId) throw new AuthError("PROJECT_NOT_FOUND", 404);
  const operation = own(ADMIN, `${request.method} ${method}`);
  if (!operation) throw new AuthError("NOT_FOUND", 404);
  return operation;
}

/**
 * Body of a request: JSON, or the form that the token exchange sends.
 * @throws AuthError INVALID_ARGUMENT
 */
export function readAuthBody(request: IncomingMessage, body: Buffer): unknown {
  if (body.length === 0) return {};
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

function onlyPost(request: IncomingMessage, operation: AuthOperation | undefined): AuthOperation {
  if (!operation || request.method !== "POST") throw new AuthError("NOT_FOUND", 404);
  return operation;
}

function own(operations: Readonly<Record<string, AuthOperation>>, name: string): AuthOperation | undefined {
  return Object.hasOwn(operations, name) ? operations[name] : undefined;
}
