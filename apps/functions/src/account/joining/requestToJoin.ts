import { callables, parseRequest } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import { type Firestore, Timestamp } from "firebase-admin/firestore";
import type { Backend } from "../../backend/backend.ts";
import { createOnce } from "../../backend/createOnce.ts";
import { assertLegalComplete } from "../../legal/legalSettings.ts";
import { invitationPath } from "./invite.ts";
import {
  rateLimitOfAddress,
  type HourlyLimit,
  rateLimitOfSource,
  consumeHourlyLimits,
} from "../../rate-limit/hourlyRateLimit.ts";

/** Longest time that a request may wait to be answered, milliseconds. */
const KEPT_MS = 86_400_000;

/**
 * Asks for an account. The answer, and the time that it takes, are the same whatever exists: what follows from it is the
 * work of `answerJoinRequest`. Beyond three an hour for an address, or twenty from a source, nothing follows.
 * @param payload `{ email }`, untrusted
 * @param source who asks (`rateLimitKey`)
 * @throws CarnationError invalid-argument for an address that is none; refused while the deployment serves no professional
 */
export async function requestSignUp(
  { db }: Pick<Backend, "db">,
  payload: unknown,
  source: string,
): Promise<object> {
  const { email } = parseRequest(callables.requestsignup, payload);
  assertLegalComplete();
  return requestWithin(db, [rateLimitOfAddress(email), rateLimitOfSource(source)], {
    kind: "sign-up",
    email,
  });
}

/**
 * Asks for a new link in the place of one that has expired, to the same address. Answered like `requestSignUp`, whatever
 * the code.
 * @param payload `{ code }`, untrusted
 * @param source who asks (`rateLimitKey`)
 * @throws CarnationError invalid-argument for a code that cannot be one
 */
export async function renewInvitation(
  { db }: Pick<Backend, "db">,
  payload: unknown,
  source: string,
): Promise<object> {
  const { code } = parseRequest(callables.renewinvitation, payload);
  const invitation = invitationPath(code);
  return requestWithin(db, [rateLimitOfAddress(invitation), rateLimitOfSource(source)], {
    kind: "renewal",
    invitation,
  });
}

type JoinRequest =
  | { readonly kind: "sign-up"; readonly email: string }
  | { readonly kind: "renewal"; readonly invitation: string };

async function requestWithin(
  db: Firestore,
  limits: readonly HourlyLimit[],
  request: JoinRequest,
): Promise<object> {
  const now = new Date();
  if (!(await consumeHourlyLimits(db, limits, now))) return {};
  const expires = Timestamp.fromMillis(now.getTime() + KEPT_MS);
  await createOnce(db.collection(documentPaths.joinRequests()).doc(), { ...request, expires });
  return {};
}
