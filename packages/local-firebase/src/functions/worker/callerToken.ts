import type { IncomingMessage } from "node:http";
import type { Claims } from "../../identity/identity.ts";
import { isLocalProgram } from "../../identity/localCaller.ts";
import { unsignedCopy } from "../../identity/unsignedCopy.ts";
import { RpcError } from "../../rpc/status.ts";

/** Claims of a valid token, `null` for any other. */
export type VerifyToken = (authorization: string, fromBrowser: boolean) => Promise<Claims | null>;

const JWT = /^Bearer\s+([\w-]+)\.[\w-]+\.[\w-]*$/i;

/**
 * Puts an unsigned copy of the caller's verified token into the Authorization header: the SDK in emulator mode
 * believes unsigned tokens, and them only. That is why no unsigned token from outside may reach a function.
 * A function that is not a callable may have a scheme of its own: it gets any other header as it came.
 * @throws RpcError UNAUTHENTICATED
 */
export async function replaceCallerToken(
  request: IncomingMessage,
  callable: boolean,
  verify: VerifyToken,
): Promise<void> {
  const { authorization } = request.headers;
  if (authorization === undefined) return;
  const header = JWT.exec(authorization)?.[1];
  if (header === undefined && !callable) return;
  const claims = header === undefined ? null : await verify(authorization, !isLocalProgram(request));
  if (claims !== null) request.headers.authorization = `Bearer ${unsignedCopy(claims)}`;
  else if (callable || header === undefined || !isSigned(header)) {
    throw new RpcError("UNAUTHENTICATED", "Unauthenticated");
  }
}

/** @param header first part of a JWT */
function isSigned(header: string): boolean {
  try {
    const { alg } = JSON.parse(Buffer.from(header, "base64url").toString()) as { readonly alg?: unknown };
    return typeof alg === "string" && alg.toLowerCase() !== "none";
  } catch {
    return false;
  }
}
