import { WORLD } from "@carnation/domain/internal/recommendation";
import { callables } from "@carnation/product/callable";
import type { AppCounterName, FactKind } from "@carnation/product/statistics";
import type { Change, DocumentSnapshot } from "firebase-functions/firestore";
import { onSchedule } from "firebase-functions/scheduler";
import { backend } from "../backend/backend.ts";
import { NIGHTLY_SECONDS } from "../config/environment.ts";
import { appCounters } from "../counters/appCounters.ts";
import { countAccount } from "../counters/countAccount.ts";
import { countCatalogue } from "../counters/countCatalogue.ts";
import { countLevels } from "../counters/countLevels.ts";
import { factCollections } from "../counters/factSources.ts";
import { recordMetricOnce } from "../counters/recordMetricOnce.ts";
import { runCoalesced, runExclusive } from "../backend/keyedQueue.ts";
import { readTopPriorities, recountStatistics } from "../counters/statisticsCalls.ts";
import { callable } from "./callable.ts";
import { onDocumentWritten } from "./triggers.ts";

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

const countStates = (): Promise<unknown> => runCoalesced("levels", () => countLevels(backend().db));

export const countUsers = onDocumentWritten(
  { document: "users/{uid}" },
  async ({ data, params: { uid } }) => {
    if (data === undefined || !changes(data, "role")) return;
    await recordMetrics(factCollections.users.kinds, data, uid);
    await count("employees", "customers");
    await countOne(uid);
  },
);

export const countClients = onDocumentWritten(
  { document: "users/{uid}/customers/{id}" },
  async ({ data, params: { uid } }) => {
    if (data !== undefined && changesExistence(data)) await countOne(uid);
  },
);

export const countDiagnoses = onDocumentWritten(
  { document: "users/{uid}/diagnosis/{id}" },
  async ({ data, params: { uid } }) => {
    if (data === undefined || !changes(data, "state")) return;
    await recordMetrics(factCollections.diagnosis.kinds, data, uid);
    await countOne(uid);
  },
);

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
    if (data === undefined || !changes(data, "owner", "active")) return;
    const owners = new Set([data.before.get("owner"), data.after.get("owner")]);
    if (owners.has(WORLD)) await count("recommendations_total", "recommendations_active_total");
    for (const owner of owners) {
      if (typeof owner === "string" && owner !== WORLD) await countOne(owner);
    }
  },
);

export const countSubcategories = onDocumentWritten({ document: "subcategories/{id}" }, async ({ data }) => {
  if (data !== undefined && changesExistence(data)) await count("subcategories_total");
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
