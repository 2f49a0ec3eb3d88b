import { isCriterionId } from "@carnation/domain/criterion";
import { addDays, parseIsoDay } from "@carnation/domain/format";
import { callables, parseRequest } from "@carnation/product/callable";
import { type Actor, authorize } from "@carnation/product/permission";
import {
  type CriterionPeople,
  mendedKinds,
  type PrioritisedDiagnosis,
  type Recount,
  priorityCounter,
} from "@carnation/product/statistics";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { customerOf } from "../diagnosis/customerOf.ts";
import type { Backend } from "../backend/backend.ts";
import { streamDocuments } from "../backend/streamDocuments.ts";
import { requireHourlyLimit } from "../rate-limit/hourlyRateLimit.ts";
import { recount } from "./recount.ts";

/** Frequency: how often an hour everything is counted anew, whichever administrators ask: it reads the whole database. */
const RECOUNTS_PER_HOUR = 6;

/** Frequency: how often an hour one administrator has the diagnoses of a period read; a page of statistics reads two. */
const PRIORITIES_PER_HOUR = 240;

/**
 * Counts everything anew and mends what differs (`recount`), for an administrator.
 * @throws CarnationError permission-denied, account-disabled, resource-exhausted
 */
export async function recountStatistics({ db }: Backend, actor: Actor): Promise<Recount> {
  authorize(actor, "read-statistics");
  await requireHourlyLimit(db, { key: "recountstatistics", perHour: RECOUNTS_PER_HOUR });
  const { mended, ...counts } = await recount(db);
  // Where a figure stands names whose it is.
  return { ...counts, mended: mendedKinds(mended) };
}

/**
 * The criteria that were a priority for most people in a period. It is counted from the diagnoses that are kept: whoever was
 * erased is counted no more, and no group of fewer than 10 people leaves the server.
 * @param payload `{ from, to }`, untrusted
 * @throws CarnationError invalid-argument, permission-denied, account-disabled, resource-exhausted
 */
export async function readTopPriorities(
  { db }: Backend,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly priorities: readonly CriterionPeople[] }> {
  const { from, to } = parseRequest(callables.toppriorities, payload);
  authorize(actor, "read-statistics");
  await requireHourlyLimit(db, { key: `toppriorities:${actor.uid}`, perHour: PRIORITIES_PER_HOUR });
  const found = db
    .collectionGroup("diagnosis")
    .where("created", ">=", parseIsoDay(from))
    .where("created", "<", parseIsoDay(addDays(to, 1)))
    .select("customer", "state", "measured.priorities");
  const counter = priorityCounter();
  for await (const stored of streamDocuments(found)) counter.add(prioritised(stored));
  return { priorities: counter.top() };
}

function prioritised(stored: QueryDocumentSnapshot): PrioritisedDiagnosis {
  const customer = customerOf(stored);
  const priorities: unknown = stored.get("measured.priorities");
  return {
    person: stored.get("state") === "done" ? (customer?.path ?? null) : null,
    priorities: Array.isArray(priorities)
      ? priorities.filter((id) => typeof id === "number").filter(isCriterionId)
      : [],
  };
}
