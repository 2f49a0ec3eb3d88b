import { CarnationError } from "@carnation/domain/error";
import { paymentAllowance } from "@carnation/product/limits";
import type { Firestore } from "firebase-admin/firestore";
import { consumeRateLimit } from "../rate-limit/accountRateLimit.ts";

/**
 * Takes one from what an account may have the payment provider asked.
 * @throws CarnationError resource-exhausted when nothing is left
 */
export async function spendPayment(db: Firestore, uid: string): Promise<void> {
  const kept = { uid, field: "payments", allowance: paymentAllowance };
  await db.runTransaction((transaction) => consumeRateLimit(transaction, db, kept));
}

/** Tells whether a failure says that nothing was left. */
export function isSpent(error: unknown): boolean {
  return error instanceof CarnationError && error.code === "resource-exhausted";
}
