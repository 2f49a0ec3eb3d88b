import { callables } from "@carnation/product/callable";
import { comparisonRecapRequest } from "@carnation/product/comparison";
import { documentPaths } from "@carnation/product/path";
import type { Actor } from "@carnation/product/permission";
import { Timestamp } from "firebase-admin/firestore";
import * as v from "valibot";
import { answerJoinRequest } from "../account/joining/answerJoinRequest.ts";
import { eraseAccounts } from "../account/leaving/eraseAccounts.ts";
import { writeComparisonRecap } from "../comparison/writeComparisonRecap.ts";
import { ANNOUNCEMENT_TRIED_MS, announceNews, isToBeAnnounced } from "../news/announceNews.ts";
import { carryOutErasure } from "../erasure/carryOutErasure.ts";
import { openCheckout } from "../payment/openCheckout.ts";
import { hideBilling } from "../profile/hideBilling.ts";
import { ageOf, ownerOf, pagesOf } from "./pages.ts";
import type { Sweeper } from "./sweeper.ts";

/** Age at which what an event should have carried out is taken up, milliseconds: longer than any function has. */
const UNFINISHED_MS = 15 * 60_000;
/** Longest time that a join request may be answered (`requestToJoin`), milliseconds. */
const JOINING_MS = 86_400_000;

/** Erasures of clients, diagnoses and photos that were cut off. */
export const sweepErasures: Sweeper = async function* (context) {
  for await (const erasure of pagesOf(context.db.collectionGroup("erasures"))) {
    const uid = ownerOf(erasure);
    // At its end it names nobody any more.
    if (uid === null || (erasure.get("target") ?? null) === null) continue;
    if (ageOf(erasure, erasure.get("requested"), context.now) < UNFINISHED_MS) continue;
    yield async () => {
      await carryOutErasure(context, uid, erasure.id);
      return "resumed";
    };
  }
};

/** Accounts whose erasure was begun and came to no end: one run takes them all up. */
export const sweepAccountErasures: Sweeper = async function* (context) {
  const begun = context.db.collection(documentPaths.accountErasures()).where("finished", "==", null);
  for await (const erasure of pagesOf(begun)) {
    if (ageOf(erasure, null, context.now) < UNFINISHED_MS) continue;
    yield async () => {
      await eraseAccounts(context, context.erasing, context.now);
      return (await erasure.ref.get()).get("finished") === null ? "left" : "resumed";
    };
  }
};

/** Gives what somebody asked who is signed in nowhere, and was not answered. */
export const sweepJoinRequests: Sweeper = async function* (context) {
  const { db, now } = context;
  for await (const request of pagesOf(db.collection(documentPaths.joinRequests()))) {
    const expires: unknown = request.get("expires");
    const asked = expires instanceof Timestamp ? expires.toMillis() - JOINING_MS : now.getTime();
    if (now.getTime() - asked < UNFINISHED_MS) continue;
    yield async () => {
      await answerJoinRequest(context, request.id, now);
      return "resumed";
    };
  }
};

/** Checkout sessions that got neither a page nor a refusal: whoever asked has gone, and is told so. */
export const sweepCheckouts: Sweeper = async function* ({ db, payment, now }) {
  // What lacks a field cannot be asked for; there is one session for each attempt to subscribe.
  for await (const session of pagesOf(db.collectionGroup("checkout_sessions").select("sessionId", "error"))) {
    const uid = ownerOf(session);
    const isAnswered = session.get("sessionId") !== undefined || session.get("error") !== undefined;
    if (uid === null || isAnswered || ageOf(session, session.createTime, now) < UNFINISHED_MS) continue;
    yield async () => {
      await openCheckout({ db }, payment, { uid, id: session.id, time: session.createTime.toDate() });
      return "ended";
    };
  }
};

/** Recaps that were begun and not written: the sentences of the rules take their place. */
export const sweepRecaps: Sweeper = async function* (context) {
  for await (const recap of pagesOf(
    context.db.collectionGroup("ia-recaps").where("state", "==", "started"),
  )) {
    const uid = ownerOf(recap);
    const age = ageOf(recap, recap.get("created"), context.now);
    if (uid === null || age < callables.getdiagnosiscomparisonrecap.seconds * 1000) continue;
    yield async () => {
      const pair = v.safeParse(comparisonRecapRequest, recap.data());
      // Without its two diagnoses it can only be asked for anew, from the page that shows them.
      if (!pair.success) return "left";
      const { oldDiagnosisId, newDiagnosisId } = pair.output;
      const actor: Actor = { uid, role: "customer", active: true, subscribed: true };
      await writeComparisonRecap(context, actor, { oldDiagnosisId, newDiagnosisId }, null);
      return "resumed";
    };
  }
};

/** Articles whose announcement was cut off: whoever can be told still is, and it is noted as announced. */
export const sweepNews: Sweeper = async function* ({ db, push, now }) {
  for await (const article of pagesOf(db.collection(documentPaths.news()).where("notify", "==", true))) {
    if (!isToBeAnnounced(article.data()) || ageOf(article, null, now) < ANNOUNCEMENT_TRIED_MS) continue;
    yield async () => {
      if (push === null) return "fresh";
      await announceNews(db, push, article.id, true);
      return "resumed";
    };
  }
};

/** Billing that stands in a profile, where every read of it would give it away. */
export const sweepBilling: Sweeper = async function* ({ db }) {
  for await (const account of pagesOf(db.collection(documentPaths.users()).select("billing"))) {
    if (account.get("billing") === undefined) continue;
    yield async () => {
      await hideBilling(db, account.id);
      return "resumed";
    };
  }
};
