import { callables, parseRequest } from "@carnation/product/callable";
import { type ComparisonAnswer, toComparisonAnswer } from "@carnation/product/comparison";
import { type Actor, authorize } from "@carnation/product/permission";
import type { Backend } from "../backend/backend.ts";
import { readComparison } from "./readComparison.ts";

/**
 * Compares two diagnoses of one client.
 * @param payload `{ id1, id2 }` in any order, untrusted
 * @throws CarnationError invalid-argument, account-disabled, not-found, refused (with the reason)
 */
export async function compareDiagnosis(
  backend: Backend,
  actor: Actor,
  payload: unknown,
): Promise<ComparisonAnswer> {
  const { id1, id2 } = parseRequest(callables.comparediagnosis, payload);
  authorize(actor, "compare-diagnoses", actor);
  const { comparison } = await readComparison(backend, actor.uid, [id1, id2]);
  return toComparisonAnswer(comparison);
}
