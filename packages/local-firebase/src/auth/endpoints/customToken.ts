import { decodeProtectedHeader, UnsecuredJWT } from "jose";
import * as v from "valibot";
import type { AuthCall, AuthContext, AuthOperation } from "./authContext.ts";
import { AuthError } from "../protocol/authError.ts";
import { parseInput } from "../protocol/authInput.ts";
import { CUSTOM_TOKEN_AUDIENCE } from "../tokens/idTokens.ts";
import { checkClaims } from "../accounts/userChanges.ts";

const contents = v.object({
  uid: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  claims: v.optional(v.record(v.string(), v.unknown()), {}),
});
const signing = v.object({ payload: v.string() });
/** Payload that a custom token is signed with here; other payloads would be other tokens of this service. */
const payload = v.object({
  ...contents.entries,
  aud: v.literal(CUSTOM_TOKEN_AUDIENCE),
  iat: v.number(),
  exp: v.number(),
});

export interface CustomToken {
  readonly uid: string;
  /** JSON object, `null` for none. */
  readonly claims: string | null;
}

/**
 * Verifies a custom token. Anyone takes part with one that this service signed (`signCustomToken`). The admin SDK in
 * emulator mode cannot sign, so anyone can make such a token: it is taken from programs of this machine, which are the
 * owner anyway, and from nobody else. The emulator's plain JSON (`{"uid":…,"claims":…}`) counts as one.
 * @throws AuthError INVALID_CUSTOM_TOKEN, FORBIDDEN_CLAIM, CLAIMS_TOO_LARGE
 */
export async function readCustomToken(
  context: AuthContext,
  token: string,
  call: AuthCall,
): Promise<CustomToken> {
  const parsed = v.safeParse(contents, await decode(context, token, call));
  if (!parsed.success) throw new AuthError("INVALID_CUSTOM_TOKEN");
  return { uid: parsed.output.uid, claims: checkClaims(JSON.stringify(parsed.output.claims)) };
}

/**
 * `projects/-/serviceAccounts/<account>:signJwt` of Google's IAM, for custom tokens alone: how a function gets one that
 * a browser may use, its payload being that of the admin SDK's `createCustomToken`.
 */
export const signCustomToken: AuthOperation = async (context, body) => {
  const text = parseInput(signing, body).payload;
  const parsed = v.safeParse(payload, parseJson(text));
  if (!parsed.success) throw new AuthError("INVALID_ARGUMENT : payload: not that of a custom token");
  return { signedJwt: await context.tokens.signCustomToken(parsed.output) };
};

async function decode(context: AuthContext, token: string, call: AuthCall): Promise<unknown> {
  const json = token.startsWith("{");
  if (!json && !isUnsigned(token)) return context.tokens.verifyCustomToken(token);
  if (!call.fromLocalProgram) {
    throw new AuthError(
      "INVALID_CUSTOM_TOKEN : Unsigned custom tokens are for programs of the server's machine.",
    );
  }
  if (json) return parseJson(token);
  try {
    const currentDate = new Date(context.now());
    return UnsecuredJWT.decode(token, { audience: CUSTOM_TOKEN_AUDIENCE, currentDate }).payload;
  } catch {
    throw new AuthError("INVALID_CUSTOM_TOKEN");
  }
}

function isUnsigned(token: string): boolean {
  try {
    return decodeProtectedHeader(token).alg === "none";
  } catch {
    throw new AuthError("INVALID_CUSTOM_TOKEN");
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
