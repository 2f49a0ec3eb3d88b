import type { SweptKind } from "@carnation/product/statistics";
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
 * a row here. Not in it is what ends by itself: a quote that is being signed (another attempt may begin after two minutes), the
 * lock of an activation, invitations (`forgetExpired`), an account that is to be erased (`eraseAccounts`), uploads that were
 * begun (Cloud Storage, and the local Firebase, forget them) and the provider's events (told again until they are taken in).
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
