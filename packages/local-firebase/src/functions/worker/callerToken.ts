import type { IncomingMessage } from "node:http";
import type { Claims } from "../../authentication/identity.ts";
import { isLocalProgram } from "../../authentication/localCaller.ts";
import { unsignedCopy } from "../../authentication/unsignedCopy.ts";
import { RpcError } from "../../rpc/status.ts";
import { holdsUnsignedToken } from "./unsignedToken.ts";

/** Claims of a valid token, `null` for any other. */
export type VerifyToken = (authorization: string, fromBrowser: boolean) => Promise<Claims | null>;

const JWT = /^Bearer\s+([\w-]+)\.[\w-]+\.[\w-]*$/i;

/**
 * Puts an unsigned copy of the caller's verified token into the Authorization header: the SDK in emulator mode
 * believes unsigned tokens, and them only. That is why no unsigned token from outside may reach a function, in this
 * header or in another: functions take headers apart in many ways.
 * A function that is not a callable may have a scheme of its own: it gets any other header as it came.
 * @throws RpcError UNAUTHENTICATED
 */
export async function replaceCallerToken(
  request: IncomingMessage,
  callable: boolean,
  verify: VerifyToken,
): Promise<void> {
  if (Object.values(request.headers).some((value) => holdsUnsignedToken(String(value))))
    throw unauthenticated();
  const { authorization } = request.headers;
  if (authorization === undefined) return;
  const isToken = JWT.test(authorization);
  if (!isToken && !callable) return;
  const claims = isToken ? await verify(authorization, !isLocalProgram(request)) : null;
  if (claims !== null) request.headers.authorization = `Bearer ${unsignedCopy(claims)}`;
  else if (callable) throw unauthenticated();
}

function unauthenticated(): RpcError {
  return new RpcError("UNAUTHENTICATED", "Unauthenticated");
}
