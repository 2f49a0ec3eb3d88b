import type { AuthContext } from "./authContext.ts";
import { AuthError } from "../protocol/authError.ts";

/** Seconds after giving the password during which an account may be changed or deleted (as in production). */
const RECENT = 300;

/**
 * @param authTime seconds since 1970
 * @throws AuthError CREDENTIAL_TOO_OLD_LOGIN_AGAIN
 */
export function requireRecentLogin(context: Pick<AuthContext, "now">, authTime: number): void {
  // A time to come is of a clock that was ahead, and says nothing.
  if (Math.abs(context.now() / 1000 - authTime) > RECENT)
    throw new AuthError("CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
}
