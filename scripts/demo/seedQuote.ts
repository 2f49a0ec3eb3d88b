import { quoteValidity } from "@carnation/domain/quote";
import { documentPaths } from "@carnation/product/path";
import { quoteDraft, quoteObstacle } from "@carnation/product/quote";
import type { Backend } from "../../apps/functions/src/backend/backend.ts";
import { issueQuote } from "../../apps/functions/src/quotes/issueQuote.ts";
import { readQuoteSource } from "../../apps/functions/src/quotes/readQuoteSource.ts";
import { sendQuote } from "../../apps/functions/src/quotes/sendQuote.ts";
import { DEMO_CLIENTS_OF } from "./clients.ts";
import { demoRoutine } from "./routine.ts";
import { demoId } from "./demoId.ts";

const QUOTE = demoId("quotes", "anais-morel");
const actor = { uid: DEMO_CLIENTS_OF, role: "customer", active: true, subscribed: true } as const;

/**
 * The quote of the demo's routine, issued and sent as the product's own functions do, once the routine is saved; one that
 * is there is left as it is.
 */
export async function seedQuote(backend: Backend): Promise<void> {
  const { db } = backend;
  const { uid } = actor;
  if ((await db.doc(documentPaths.quote(uid, QUOTE)).get()).exists) return;
  const diagnosisId = demoRoutine.diagnosis;
  if ((await db.doc(documentPaths.diagnosis(uid, diagnosisId)).get()).get("routine") === undefined) return;
  const { input, contraindicated } = await db.runTransaction((transaction) =>
    readQuoteSource(db, transaction, uid, diagnosisId),
  );
  const { validUntil } = quoteValidity(new Date());
  const draft = quoteDraft({ ...input, now: new Date() });
  // Somebody has made something else of the demo.
  if (quoteObstacle(draft, contraindicated) !== null) return;
  const { conditions } = demoRoutine;
  const { id } = await issueQuote(backend, actor, {
    diagnosisId,
    validUntil,
    conditions,
    total: draft.total,
    request: QUOTE,
  });
  const email = draft.recipient.email;
  if (id === QUOTE && email !== null)
    await sendQuote(backend, actor, { id, email, request: `${QUOTE}-sent` });
}
