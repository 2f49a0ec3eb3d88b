import type { CareMoment, Routine } from "@carnation/domain/routine";
import { callables, parseRequest } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import type { Backend } from "../backend/backend.ts";
import { namedIds } from "./readNamed.ts";

/** Of a diagnosis: ids of what its routine holds. The steps are maps, which no query can look into. */
const NAMED = "routine_recommendations";

/** Gives what is stored beside a routine, so that it can be counted. */
export function countable(routine: Pick<Routine, CareMoment>): { readonly [NAMED]: readonly string[] } {
  return { [NAMED]: namedIds(routine) };
}

/**
 * Counts how many saved routines hold a recommendation, whoever's they are: a number, and nothing of whose they are. It is counted
 * when it is asked for, from the routines themselves: no counter can differ from them.
 * @param payload `{ recommendationId }`, untrusted
 * @throws CarnationError invalid-argument, permission-denied (no administrator), account-disabled
 */
export async function recommendationUse(
  { db }: Pick<Backend, "db">,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly routines: number }> {
  const { recommendationId } = parseRequest(callables.recommendationuse, payload);
  authorize(actor, "count-recommendation-use");
  const holding = db
    .collectionGroup(db.collection(documentPaths.diagnoses(actor.uid)).id)
    .where(NAMED, "array-contains", recommendationId);
  return { routines: (await holding.count().get()).data().count };
}
