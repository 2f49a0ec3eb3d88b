import { WORLD } from "@carnation/domain/internal/recommendation";
import { callables } from "@carnation/product/callable";
import type { AppCounterName, FactKind } from "@carnation/product/statistics";
import type { Change, DocumentSnapshot } from "firebase-functions/firestore";
import { onSchedule } from "firebase-functions/scheduler";
import { backend } from "../backend/backend.ts";
import { NIGHTLY_SECONDS } from "../config/environment.ts";
import { appCounters } from "../counters/appCounters.ts";
import { countAccount } from "../counters/countAccount.ts";
import { countDiagnoses } from "../counters/countDiagnoses.ts";
import { countCatalogue } from "../counters/countCatalogue.ts";
import { countLevels } from "../counters/countLevels.ts";
import { factCollections } from "../counters/factSources.ts";
import { recordMetricOnce } from "../counters/recordMetricOnce.ts";
import { runCoalesced, runExclusive } from "../backend/keyedQueue.ts";
import { readTopPriorities, recountStatistics } from "../counters/statisticsCalls.ts";
import { changeCatalogueVersion } from "../catalogue/sharedCatalogue.ts";
import { leaveQueue } from "../diagnosis/queue/leaveQueue.ts";
import { syncCustomClaims } from "../account/managing/syncCustomClaims.ts";
import { eraseUnnamedLogos } from "../pictures/eraseUnnamedLogos.ts";
import { hideBilling } from "../profile/hideBilling.ts";
import { callable } from "./callable.ts";
import { runEveryStep } from "./runEveryStep.ts";
import { onDocumentCreated, onDocumentDeleted, onDocumentUpdated, onDocumentWritten } from "./triggers.ts";

type Written = Change<DocumentSnapshot>;

const changesExistence = ({ before, after }: Written): boolean => before.exists !== after.exists;

/** Tells whether one of these fields, or the document itself, was added, changed or taken away. */
const changes = (written: Written, ...fields: string[]): boolean =>
  changesExistence(written) ||
  fields.some((name) => !Object.is(written.before.get(name), written.after.get(name)));

async function recordMetrics(
  kinds: readonly FactKind[],
  { after }: Written,
  uid: string | null,
): Promise<void> {
  if (!after.exists) return;
  const { path } = after.ref;
  for (const kind of kinds) {
    await runExclusive("facts", () =>
      recordMetricOnce(backend().db, { kind, path, fields: after.data(), uid }),
    );
  }
}

async function count(...names: AppCounterName[]): Promise<void> {
  const { db } = backend();
  for (const name of names) {
    await runCoalesced(name, () => countCatalogue(db, appCounters[name](db), name));
  }
}

const countOne = (uid: string): Promise<unknown> =>
  runCoalesced(`users/${uid}`, () => countAccount(backend().db, uid));

const countDiagnosesOf = (uid: string): Promise<unknown> =>
  runCoalesced(`diagnoses of users/${uid}`, () => countDiagnoses(backend().db, uid));

const countStates = (): Promise<unknown> => runCoalesced("levels", () => countLevels(backend().db));

async function countUser(data: Written, uid: string): Promise<void> {
  if (!changes(data, "role")) return;
  await recordMetrics(factCollections.users.kinds, data, uid);
  await count("employees", "customers");
  await countOne(uid);
}

/** Sign-in follows what `updateaccount` has stored, also where that was cut off. */
async function followAccess({ before, after }: Written, uid: string): Promise<void> {
  if (!before.exists || !after.exists) return;
  const changed = [before, after].map((stored) => String(stored.get("access_changed")?.toMillis?.()));
  if (changed[0] !== changed[1]) await syncCustomClaims(backend(), uid);
}

async function eraseOldLogos({ before, after }: Written, uid: string): Promise<void> {
  if (!before.exists || !after.exists) return;
  const names = [before, after].map((stored) =>
    JSON.stringify([stored.get("business.logo") ?? null, stored.get("business.logo_upload") ?? null]),
  );
  if (names[0] !== names[1]) await eraseUnnamedLogos(backend(), uid);
}

/** An account was made, changed or deleted: its access first, then what it must not show, its logos and its counters. */
export const followAccount = onDocumentWritten(
  { document: "users/{uid}" },
  async ({ data, params: { uid } }) => {
    if (data === undefined) return;
    await runEveryStep([
      () => followAccess(data, uid),
      async () => {
        if (data.after.get("billing") !== undefined) await hideBilling(backend().db, uid);
      },
      () => eraseOldLogos(data, uid),
      () => countUser(data, uid),
    ]);
  },
);

/** The files of clients are changed by each diagnosis: only their number is counted, so that a change wakes no function. */
const client = { document: "users/{uid}/customers/{id}" } as const;

export const countNewClient = onDocumentCreated(client, ({ params: { uid } }) => countOne(uid));

export const countDeletedClient = onDocumentDeleted(client, ({ params: { uid } }) => countOne(uid));

const diagnosis = { document: "users/{uid}/diagnosis/{id}" } as const;

/** A diagnosis has ended, or was opened again: its photo leaves the queue, and it is counted. One that is opened is awaited by the call itself. */
export const followDiagnosisState = onDocumentUpdated(diagnosis, async ({ data, params: { uid } }) => {
  if (data === undefined || !changes(data, "state")) return;
  await runEveryStep([
    () => leaveQueue(backend().db, data.before, data.after.get("state")),
    () => recordMetrics(factCollections.diagnosis.kinds, data, uid),
    () => countDiagnosesOf(uid),
  ]);
});

/** A diagnosis was deleted: its photo leaves the queue, and it is there no more. */
export const forgetDiagnosis = onDocumentDeleted(diagnosis, async ({ data, params: { uid } }) => {
  if (data === undefined) return;
  await runEveryStep([() => leaveQueue(backend().db, data, undefined), () => countDiagnosesOf(uid)]);
});

export const countSubscriptions = onDocumentWritten(
  { document: "users/{uid}/subscriptions/{id}" },
  async ({ data, params: { uid } }) => {
    if (data === undefined || !changes(data, "status", "product")) return;
    await recordMetrics(factCollections.subscriptions.kinds, data, uid);
    await countOne(uid);
    await countStates();
  },
);

export const countQuotes = onDocumentWritten(
  { document: "users/{uid}/quotes/{id}" },
  async ({ data, params: { uid } }) => {
    if (data === undefined || !changesExistence(data)) return;
    await recordMetrics(factCollections.quotes.kinds, data, uid);
  },
);

export const countSendings = onDocumentWritten(
  { document: "users/{uid}/sendings/{id}" },
  async ({ data, params: { uid } }) => {
    if (data === undefined || !changes(data, "state")) return;
    await recordMetrics(factCollections.sendings.kinds, data, uid);
  },
);

export const countMails = onDocumentWritten({ document: "mails/{id}" }, async ({ data }) => {
  if (data === undefined || !changes(data, "state")) return;
  await recordMetrics(factCollections.mails.kinds, data, null);
});

export const countRecommendations = onDocumentWritten(
  { document: "recommendations/{id}" },
  async ({ data }) => {
    if (data === undefined) return;
    const owners = new Set([data.before.get("owner"), data.after.get("owner")]);
    // Each change, of whatever field: a proposal is made of all of them.
    if (owners.has(WORLD)) await changeCatalogueVersion(backend().db);
    if (!changes(data, "owner", "active")) return;
    if (owners.has(WORLD)) await count("recommendations_total", "recommendations_active_total");
    for (const owner of owners) {
      if (typeof owner === "string" && owner !== WORLD) await countOne(owner);
    }
  },
);

export const countSubcategories = onDocumentWritten({ document: "subcategories/{id}" }, async ({ data }) => {
  if (data === undefined) return;
  await changeCatalogueVersion(backend().db);
  if (changesExistence(data)) await count("subcategories_total");
});

/** The state of a day on which nothing changes is known, too. */
export const countDay = onSchedule(
  { schedule: "every day 23:50", timeZone: "Europe/Paris", timeoutSeconds: NIGHTLY_SECONDS },
  async () => {
    await countStates();
  },
);

export const recountstatistics = callable(callables.recountstatistics, recountStatistics);

export const toppriorities = callable(callables.toppriorities, readTopPriorities);
