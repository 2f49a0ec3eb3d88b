import * as v from "valibot";
import type { AuthOperation } from "./authContext.ts";
import { AuthError } from "../protocol/authError.ts";
import { parseInput, whole } from "../protocol/authInput.ts";

const request = v.object({ idToken: v.string(), validDuration: whole(Number.MAX_SAFE_INTEGER) });
/** Seconds: five minutes to two weeks, as in production. */
const SHORTEST = 5 * 60;
const LONGEST = 14 * 24 * 3600;

/** `sessionCookiePublicKeys`: what a program checks cookies with. Id tokens are signed with the same key. */
export const sessionCookiePublicKeys: AuthOperation = (context) => context.tokens.publicKeys();

/** `projects/P:createSessionCookie`: a cookie in exchange for an id token that this service signed. */
export const createSessionCookie: AuthOperation = async (context, body) => {
  const { idToken, validDuration } = parseInput(request, body);
  if (validDuration < SHORTEST || validDuration > LONGEST) throw new AuthError("INVALID_DURATION");
  const { claims } = await context.sessions.authenticate(idToken);
  return { sessionCookie: await context.tokens.signSessionCookie(claims, validDuration) };
};
