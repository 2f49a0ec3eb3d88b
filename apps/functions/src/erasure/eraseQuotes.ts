import { documentPaths, quoteFilesPrefix } from "@carnation/product/path";
import { erasedQuoteFields, type QuoteState } from "@carnation/product/quote";
import type { StoredDocuments } from "@carnation/product/stored";
import { type DocumentData, FieldValue, type Query } from "firebase-admin/firestore";
import { type Backend, removeAll } from "../backend/backend.ts";
import type { ReferenceTo } from "../backend/storedReferences.ts";

/** Place where quotes are erased. */
interface QuotesToErase {
  readonly backend: Backend;
  readonly uid: string;
}

/** Of an erased diagnosis: quotes that nobody has signed. Their numbers stay, so that there is no gap. */
export async function eraseQuotesOfDiagnosis(at: QuotesToErase, diagnosis: string): Promise<void> {
  await eraseEach(at, quotesWhere(at, "diagnosis", diagnosis), () => Promise.resolve());
}

/**
 * Of an erased client: quotes that nobody has signed. What was signed is kept, with whom it binds, and leads to no file any
 * more.
 */
export async function eraseQuotesOfCustomer(at: QuotesToErase, customer: string): Promise<void> {
  await eraseEach(at, quotesWhere(at, "customer", customer), async (signed) => {
    await signed.update({ customer: null, diagnosis: "" });
  });
}

type Quotes = Query<DocumentData, StoredDocuments["quote"]>;

function quotesWhere({ backend, uid }: QuotesToErase, field: "diagnosis" | "customer", id: string): Quotes {
  return backend.db.collection(documentPaths.quotes(uid)).where(field, "==", id);
}

async function eraseEach(
  { backend, uid }: QuotesToErase,
  quotes: Quotes,
  keep: (signed: ReferenceTo<"quote">) => Promise<void>,
): Promise<void> {
  const { docs } = await quotes.select().get();
  for (const { ref } of docs) {
    if (await isKept(ref)) {
      await keep(ref);
    } else {
      await removeAll(backend.files, quoteFilesPrefix(uid, ref.id));
      // Last: cut off before it, the erasure finds the quote again.
      await ref.update({ ...erasedQuoteFields, signing: FieldValue.delete() });
    }
  }
}

/** Tells whether it was signed; otherwise nobody can sign it from here on. */
function isKept(quote: ReferenceTo<"quote">): Promise<boolean> {
  return quote.firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(quote)).get("signature")) return true;
    transaction.update(quote, { state: "erased" satisfies QuoteState });
    return false;
  });
}
