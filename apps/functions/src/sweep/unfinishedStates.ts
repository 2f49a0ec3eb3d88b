import type { SweptKind } from "@carnation/domain";
import {
  sweepAccountErasures,
  sweepBilling,
  sweepCheckouts,
  sweepErasures,
  sweepJoinRequests,
  sweepNews,
  sweepRecaps,
} from "./sweepAccounts.ts";
import { sweepDiagnoses, sweepPhoneLinks, sweepQueue } from "./sweepDiagnoses.ts";
import { sweepAccountMails, sweepOutboxFiles, sweepSendings } from "./sweepMails.ts";
import type { Sweeper } from "./sweeper.ts";

/**
 * Every state that is stored between the beginning of something and its end, in the order in which it is swept. A new one gets
 * a row here.
 */
export const unfinishedStates: Readonly<
  Record<SweptKind, { readonly stored: string; readonly sweep: Sweeper }>
> = {
  "analysis-queue": {
    stored: "users/{uid}/analysisqueue/{id}, until the diagnosis has ended",
    sweep: sweepQueue,
  },
  "phone-link": { stored: "phonelinks/{hash}, until `expires`", sweep: sweepPhoneLinks },
  diagnosis: { stored: "users/{uid}/diagnosis/{id}: state `started`", sweep: sweepDiagnoses },
  erasure: { stored: "users/{uid}/erasures/{id}: a `target`", sweep: sweepErasures },
  "account-erasure": { stored: "accounterasures/{uid}: `finished` null", sweep: sweepAccountErasures },
  sending: { stored: "users/{uid}/sendings/{id}: state `queued`", sweep: sweepSendings },
  mail: { stored: "mails/{id}: state `queued`", sweep: sweepAccountMails },
  "join-request": { stored: "joinrequests/{id}, until it is answered", sweep: sweepJoinRequests },
  checkout: {
    stored: "users/{uid}/checkout_sessions/{id}: neither `sessionId` nor `error`",
    sweep: sweepCheckouts,
  },
  recap: { stored: "users/{uid}/ia-recaps/{key}: state `started`", sweep: sweepRecaps },
  news: { stored: "news/{id}: `notify` without `notified`", sweep: sweepNews },
  billing: { stored: "users/{uid}: `billing`, until it is moved", sweep: sweepBilling },
  "outbox-file": { stored: "*.part in the outbox of one machine", sweep: sweepOutboxFiles },
};

/**
 * States that end by themselves, each with what ends it: no sweep is needed.
 * @knipignore documentation that the test of the table reads
 */
export const selfEndingStates: Readonly<Record<string, string>> = {
  "users/{uid}/quotes/{id}: `signing`":
    "another attempt may begin after two minutes; the quote stays as issued",
  "publiclimits/activation:{email}": "its lock ends after `LOCK_MS`",
  "invitations/{hash}": "`forgetExpired`, every night",
  "users/{uid}: `deletion`": "`eraseAccounts`, every night",
  "resumable uploads": "Cloud Storage after a week; the local Firebase when they are stale",
  "paymentevents/{id}": "the provider tells an event again until it is taken in",
};
