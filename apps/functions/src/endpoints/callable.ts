import { CarnationError } from "@carnation/domain/error";
import type { Callable, CallAnswer, SecretGroup } from "@carnation/product/callable";
import type { Actor } from "@carnation/product/permission";
import { setGlobalOptions } from "firebase-functions";
import { type CallableOptions, onCall } from "firebase-functions/https";
import * as v from "valibot";
import type { SignInToken } from "../account/credentials/recentSignIn.ts";
import { requireHourlyLimit } from "../rate-limit/hourlyRateLimit.ts";
import { rateLimitKey } from "../rate-limit/rateLimitKey.ts";
import { backend, type Backend } from "../backend/backend.ts";
import { analysisSecrets } from "../ports/analysis/remote/remoteSettings.ts";
import { mailSecrets } from "../ports/mail/mailSettings.ts";
import { paymentSecrets } from "../payment/provider/paymentSettings.ts";
import { recapSecrets } from "../ports/model/recapModelSettings.ts";
import { appCheckMode } from "../config/appCheckSettings.ts";
import { REGION, trustedProxies } from "../config/environment.ts";
import { toHttpsError } from "../errors/toHttpsError.ts";
import { readActor } from "../permission/readActor.ts";
import { hadMalformedPayload, withoutMalformedPayloads } from "./malformedPayload.ts";

// An instance has 211 MiB before anybody asks, 283 with 80 calls at once (`npm run bench:function-memory`).
setGlobalOptions({ region: REGION, maxInstances: 20, memory: "512MiB" });

/** A row of the table for who is signed in. */
type SignedInCallable = Callable & { readonly actions: readonly unknown[] };

/** A row of the table for who is signed in nowhere. */
type PublicCallable = Callable & { readonly actions: "public"; readonly perHour: number | "own" };

const secretsOf: Readonly<Record<SecretGroup, () => string[]>> = {
  analysis: analysisSecrets,
  mail: mailSecrets,
  payment: paymentSecrets,
  recap: recapSecrets,
};

/** The options under which a callable is deployed, from its row of the table. */
function optionsOf({
  seconds,
  memory,
  concurrency,
  cpu,
  secrets = [],
  withoutAppCheck,
}: Callable): CallableOptions {
  return {
    enforceAppCheck: appCheckMode() === "enforce" && withoutAppCheck === undefined,
    ...(seconds !== undefined && { timeoutSeconds: seconds }),
    ...(memory !== undefined && { memory }),
    ...(concurrency !== undefined && { concurrency }),
    ...(cpu !== undefined && { cpu }),
    ...(secrets.length > 0 && { secrets: secrets.flatMap((group) => secretsOf[group]()) }),
  };
}

/**
 * Deploys a callable for who is signed in, with the middleware of all callables: bounds of the payload, sign-in, who asks, and
 * failures in words of the catalogue.
 */
export function callable<Row extends SignedInCallable>(
  row: Row,
  answer: (backend: Backend, actor: Actor, payload: unknown, token: SignInToken) => Promise<CallAnswer<Row>>,
) {
  const call = onCall(optionsOf(row), async ({ auth, data, rawRequest }) => {
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

/** Takes one of the source's calls; what is malformed is refused without a read, and takes none. */
async function requireSourceLimit(row: PublicCallable, source: string, payload: unknown): Promise<void> {
  if (row.perHour === "own" || !v.is(row.request, payload)) return;
  const key = `call:${row.name}:${source}`;
  await requireHourlyLimit(backend().db, { key, perHour: row.perHour });
}

/** Deploys a callable for who is signed in nowhere; it is told who asks, as the network knows it. */
export function publicCallable<Row extends PublicCallable>(
  row: Row,
  answer: (backend: Backend, payload: unknown, source: string) => Promise<CallAnswer<Row>>,
) {
  const call = onCall(optionsOf(row), async ({ data, rawRequest }) => {
    try {
      if (hadMalformedPayload(rawRequest)) throw new CarnationError("invalid-argument");
      const source = rateLimitKey(rawRequest, trustedProxies());
      await requireSourceLimit(row, source, data);
      return await answer(backend(), data, source);
    } catch (error) {
      throw toHttpsError(error);
    }
  });
  return withoutMalformedPayloads(call);
}
