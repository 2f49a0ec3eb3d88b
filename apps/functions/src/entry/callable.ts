import { CarnationError, type Actor } from "@carnation/domain";
import { setGlobalOptions } from "firebase-functions";
import { type CallableOptions, onCall } from "firebase-functions/https";
import type { SignInToken } from "../account/credentials/recentSignIn.ts";
import { sourceOf } from "../account/joining/sourceOf.ts";
import { backend, type Backend } from "../backend.ts";
import { paymentSecrets, REGION, trustedProxies } from "../config.ts";
import { toHttpsError } from "../errors/toHttpsError.ts";
import { readActor } from "../permission/readActor.ts";
import { hadMalformedPayload, withoutMalformedPayloads } from "./malformedPayload.ts";

setGlobalOptions({ region: REGION, maxInstances: 20 });

/** A callable for who is signed in; what it fails with is told in words of the catalogue. */
export function callable<Answer>(
  answer: (backend: Backend, actor: Actor, payload: unknown, token: SignInToken) => Promise<Answer>,
  options: CallableOptions = {},
) {
  const call = onCall(options, async ({ auth, data, rawRequest }) => {
    try {
      if (hadMalformedPayload(rawRequest)) throw new CarnationError("invalid-argument");
      if (auth === undefined) throw new CarnationError("unauthenticated");
      const all = backend();
      return await answer(all, await readActor(all.db, auth), data, auth.token);
    } catch (error) {
      throw toHttpsError(error);
    }
  });
  return withoutMalformedPayloads(call);
}

/** A callable for who is signed in nowhere; it is told who asks, as the network knows it. */
export function publicCallable<Answer>(
  answer: (backend: Backend, payload: unknown, source: string) => Promise<Answer>,
) {
  const call = onCall(async ({ data, rawRequest }) => {
    try {
      if (hadMalformedPayload(rawRequest)) throw new CarnationError("invalid-argument");
      return await answer(backend(), data, sourceOf(rawRequest, trustedProxies()));
    } catch (error) {
      throw toHttpsError(error);
    }
  });
  return withoutMalformedPayloads(call);
}

/** What the payment provider is asked with a key that the secret manager keeps. */
export const paying = () => ({ secrets: paymentSecrets() });
