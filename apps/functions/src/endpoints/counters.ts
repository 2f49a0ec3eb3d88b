import { WORLD } from "@carnation/domain/internal/recommendation";
import { callables } from "@carnation/product/callable";
import type { AppCounterName, FactKind } from "@carnation/product/statistics";
import { type Change, type DocumentSnapshot, onDocumentWritten } from "firebase-functions/firestore";
import { onSchedule } from "firebase-functions/scheduler";
import { backend } from "../backend.ts";
import { NIGHTLY_SECONDS } from "../config.ts";
import { appCounters } from "../counters/appCounters.ts";
import { countAccount } from "../counters/countAccount.ts";
import { countCatalogue } from "../counters/countCatalogue.ts";
import { countLevels } from "../counters/countLevels.ts";
import { factCollections } from "../counters/factSources.ts";
import { noteFact } from "../counters/noteFact.ts";
import { countInTurn, inTurn } from "../counters/turns.ts";
import { readTopPriorities, recountStatistics } from "../counters/statisticsCalls.ts";
import { callable } from "./callable.ts";

type Written = Change<DocumentSnapshot>;

const changesExistence = ({ before, after }: Written): boolean => before.exists !== after.exists;

/** Whether one of these fields, or the document itself, was added, changed or taken away. */
const changes = (written: Written, ...fields: string[]): boolean =>
  changesExistence(written) ||
  fields.some((name) => !Object.is(written.before.get(name), written.after.get(name)));

async function noteFacts(kinds: readonly FactKind[], { after }: Written, uid: string | null): Promise<void> {
  if (!after.exists) return;
  const { path } = after.ref;
  for (const kind of kinds) {
    await inTurn("facts", () => noteFact(backend().db, { kind, path, fields: after.data(), uid }));
  }
}

async function count(...names: AppCounterName[]): Promise<void> {
  const { db } = backend();
  for (const name of names) {
    await countInTurn(name, () => countCatalogue(db, appCounters[name](db), name));
  }
}

const countOne = (uid: string): Promise<unknown> =>
  countInTurn(`users/${uid}`, () => countAccount(backend().db, uid));

const countStates = (): Promise<unknown> => countInTurn("levels", () => countLevels(backend().db));

export const countUsers = onDocumentWritten(
  { document: "users/{uid}", retry: true },
  async ({ data, params: { uid } }) => {
    if (data === undefined || !changes(data, "role")) return;
    await noteFacts(factCollections.users.kinds, data, uid);
    await count("employees", "customers");
    await countOne(uid);
  },
);

export const countClients = onDocumentWritten(
  { document: "users/{uid}/customers/{id}", retry: true },
  async ({ data, params: { uid } }) => {
    if (data !== undefined && changesExistence(data)) await countOne(uid);
  },
);

export const countDiagnoses = onDocumentWritten(
  { document: "users/{uid}/diagnosis/{id}", retry: true },
  async ({ data, params: { uid } }) => {
    if (data === undefined || !changes(data, "state")) return;
    await noteFacts(factCollections.diagnosis.kinds, data, uid);
    await countOne(uid);
  },
);

export const countSubscriptions = onDocumentWritten(
  { document: "users/{uid}/subscriptions/{id}", retry: true },
  async ({ data, params: { uid } }) => {
    if (data === undefined || !changes(data, "status", "product")) return;
    await noteFacts(factCollections.subscriptions.kinds, data, uid);
    await countStates();
    await countOne(uid);
  },
);

export const countQuotes = onDocumentWritten(
  { document: "users/{uid}/quotes/{id}", retry: true },
  async ({ data, params: { uid } }) => {
    if (data === undefined || !changesExistence(data)) return;
    await noteFacts(factCollections.quotes.kinds, data, uid);
  },
);

export const countSendings = onDocumentWritten(
  { document: "users/{uid}/sendings/{id}", retry: true },
  async ({ data, params: { uid } }) => {
    if (data === undefined || !changes(data, "state")) return;
    await noteFacts(factCollections.sendings.kinds, data, uid);
  },
);

export const countMails = onDocumentWritten({ document: "mails/{id}", retry: true }, async ({ data }) => {
  if (data === undefined || !changes(data, "state")) return;
  await noteFacts(factCollections.mails.kinds, data, null);
});

export const countRecommendations = onDocumentWritten(
  { document: "recommendations/{id}", retry: true },
  async ({ data }) => {
    if (data === undefined || !changes(data, "owner", "active")) return;
    const owners = new Set([data.before.get("owner"), data.after.get("owner")]);
    if (owners.has(WORLD)) await count("recommendations_total", "recommendations_active_total");
    for (const owner of owners) {
      if (typeof owner === "string" && owner !== WORLD) await countOne(owner);
    }
  },
);

export const countSubcategories = onDocumentWritten(
  { document: "subcategories/{id}", retry: true },
  async ({ data }) => {
    if (data !== undefined && changesExistence(data)) await count("subcategories_total");
  },
);

/** The state of a day on which nothing changes is known, too. */
export const countDay = onSchedule(
  { schedule: "every day 23:50", timeZone: "Europe/Paris", timeoutSeconds: NIGHTLY_SECONDS },
  async () => {
    await countStates();
  },
);

export const recountstatistics = callable(callables.recountstatistics, recountStatistics);

export const toppriorities = callable(callables.toppriorities, readTopPriorities);
