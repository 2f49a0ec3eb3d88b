import { type Firestore, Timestamp } from "firebase-admin/firestore";
import { queueAccountMail } from "../account/mails/accountMail.ts";
import type { PaymentNotices } from "./sync/notices.ts";

/** Tells by mail what the provider says, each as a part of what is written of it. */
export function mailNotices(db: Firestore): PaymentNotices {
  return {
    paymentFailed: (transaction, { uid }) =>
      queueAccountMail(db, { uid }, { kind: "payment-failed" }, { transaction }),
    async trialWillEnd(transaction, { uid, subscription: { trialEnd } }) {
      if (trialEnd === null) return;
      const ends = Timestamp.fromDate(trialEnd);
      await queueAccountMail(db, { uid }, { kind: "trial-will-end", ends }, { transaction });
    },
  };
}
