import type { IncomingMessage } from "node:http";
import { APP_CHECK_HEADER } from "../../appCheck/requireAppCheck.ts";
import type { Claims } from "../../authentication/identity.ts";

/** Claims of a valid App Check token, `null` for any other. */
export type VerifyAppCheck = (token: string) => Promise<Claims | null>;

/**
 * Takes an App Check token that is not valid out of a request: the SDK of the functions is told to believe what reaches it, and
 * takes the request for one without a token.
 */
export async function dropForgedAppCheck(request: IncomingMessage, verify: VerifyAppCheck): Promise<void> {
  const token = request.headers[APP_CHECK_HEADER];
  if (token === undefined) return;
  if (typeof token === "string" && (await verify(token)) !== null) return;
  delete request.headers[APP_CHECK_HEADER];
}
