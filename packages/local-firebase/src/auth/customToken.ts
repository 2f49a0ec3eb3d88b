import { decodeProtectedHeader, UnsecuredJWT } from "jose";
import * as v from "valibot";
import type { AuthCall } from "./authContext.ts";
import { AuthError } from "./authError.ts";
import { checkClaims } from "./userChanges.ts";

const AUDIENCE = "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";
const contents = v.object({
  uid: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  claims: v.optional(v.record(v.string(), v.unknown()), {}),
});

export interface CustomToken {
  readonly uid: string;
  /** JSON object, `null` for none. */
  readonly claims: string | null;
}

/**
 * What a custom token says. The admin SDK in emulator mode cannot sign them, so anyone can make one: they are taken
 * from programs of this machine, which are the owner anyway, and from nobody else. The emulator's plain JSON
 * (`{"uid":…,"claims":…}`) counts as such a token.
 * @param now milliseconds since 1970
 * @throws AuthError INVALID_CUSTOM_TOKEN, TOKEN_EXPIRED, FORBIDDEN_CLAIM, CLAIMS_TOO_LARGE
 */
export function readCustomToken(
  token: string,
  call: Pick<AuthCall, "fromLocalProgram">,
  now: number,
): CustomToken {
  if (!call.fromLocalProgram) {
    throw new AuthError(
      "INVALID_CUSTOM_TOKEN : Unsigned custom tokens are for programs of the server's machine.",
    );
  }
  const parsed = v.safeParse(contents, decode(token, now));
  if (!parsed.success) throw new AuthError("INVALID_CUSTOM_TOKEN");
  return { uid: parsed.output.uid, claims: checkClaims(JSON.stringify(parsed.output.claims)) };
}

function decode(token: string, now: number): unknown {
  try {
    if (token.startsWith("{")) return JSON.parse(token);
    if (decodeProtectedHeader(token).alg !== "none") throw new AuthError("INVALID_CUSTOM_TOKEN");
    return UnsecuredJWT.decode(token, { audience: AUDIENCE, currentDate: new Date(now) }).payload;
  } catch {
    throw new AuthError("INVALID_CUSTOM_TOKEN");
  }
}
