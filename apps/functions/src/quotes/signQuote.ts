import { CarnationError } from "@carnation/domain/error";
import { typeset } from "@carnation/domain/text";
import { callables, parseRequest } from "@carnation/product/callable";
import { documentPaths, quoteFilesPrefix, quotePdfPath, quoteSignaturePath } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import {
  type IssuedQuote,
  parseIssuedQuote,
  type QuoteSignature,
  signatureObstacle,
  type SignQuoteFormOutput,
} from "@carnation/product/quote";
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import * as v from "valibot";
import { type Backend, removeAll } from "../backend/backend.ts";
import { drawnQuote, fingerprintOf, isPicture } from "./quoteFile.ts";
import type { ReferenceTo } from "../backend/storedReferences.ts";

/** Time that somebody is given to freeze a quote, milliseconds: longer than a function may take, so that they have ended. */
const SIGNING_MS = 120_000;

/** Person who is about to freeze a quote, beside its contents; for the functions alone. */
const signingSchema = v.object({
  /** Of what was sent: the same is the same attempt. */
  fingerprint: v.string(),
  date: v.pipe(
    v.instance(Timestamp),
    v.transform((date) => date.toDate()),
  ),
});

/**
 * « Bon pour accord »: freezes a quote under what was drawn. The attempt is written down first, so that what is sent again
 * makes the same file, byte for byte, and nobody else makes another one meanwhile; then the files are stored; last the
 * quote says that it is signed, with the file's hash. Cut off anywhere, it can be sent again.
 * @param payload `{ id, name, signature }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled, not-found, refused (signed, replaced, erased or expired; the
 *   drawing cannot be read; somebody else is signing), aborted (replaced, erased or signed by somebody else meanwhile)
 */
export async function signQuote(
  backend: Backend,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly id: string }> {
  const form = parseRequest(callables.signquote, payload);
  authorize(actor, "sign-quote", actor);
  const { db, files } = backend;
  const { id } = form;
  const { uid } = actor;
  const drawing = Buffer.from(form.signature.slice(form.signature.indexOf(",") + 1), "base64");
  if (!(await isPicture(drawing))) {
    throw new CarnationError(
      "refused",
      "Cette signature n’est pas lisible. Effacez-la, puis signez à nouveau.",
    );
  }
  const document = db.doc(documentPaths.quote(uid, id));
  const fingerprint = fingerprintOf(JSON.stringify([form.name, form.signature]));
  const quote = await begin(document, form, fingerprint);
  if (quote === null) return { id };
  try {
    const pdf = await drawnQuote(backend, uid, quote, drawing);
    await files.replace(quoteSignaturePath(uid, id), drawing, "image/png");
    await files.replace(quotePdfPath(uid, id), pdf, "application/pdf");
    const outcome = await freeze(document, quote, { fingerprint, hash: fingerprintOf(pdf) });
    // Erased or replaced meanwhile: a signature of nothing must not stay.
    if (outcome === "withdrawn") await removeAll(files, quoteFilesPrefix(uid, id));
    if (outcome !== "signed") throw new CarnationError("aborted");
  } catch (error) {
    await giveUp(document, fingerprint);
    throw error;
  }
  return { id };
}

/** The quote as it will be signed; null when this very attempt has signed it already. */
function begin(
  document: ReferenceTo<"quote">,
  { id, name }: SignQuoteFormOutput,
  fingerprint: string,
): Promise<IssuedQuote | null> {
  return document.firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    if (!stored.exists) throw new CarnationError("not-found");
    const quote = parseIssuedQuote(id, stored.data());
    const attempt = attemptOf(stored.get("signing"));
    const isSame = attempt?.fingerprint === fingerprint;
    if (isSame && quote.signature !== null) return null;
    const now = new Date();
    const obstacle = signatureObstacle(quote, now);
    if (obstacle !== null) throw new CarnationError("refused", obstacle);
    if (attempt !== null && !isSame && now.getTime() - attempt.date.getTime() < SIGNING_MS) {
      throw new CarnationError("refused", beingSigned);
    }
    const date = isSame ? attempt.date : now;
    transaction.update(document, { signing: { fingerprint, date } });
    const signature: QuoteSignature = { name, date, place: quote.emitter.city };
    return { ...quote, state: "signed", signature };
  });
}

const beingSigned = typeset("Ce devis est en train d’être signé. Réessayez dans deux minutes.");

/** Signed; or, meanwhile, `withdrawn` with nothing to sign any more, or `taken` by another attempt. */
function freeze(
  document: ReferenceTo<"quote">,
  { state, signature }: IssuedQuote,
  { fingerprint, hash }: { readonly fingerprint: string; readonly hash: string },
): Promise<"signed" | "withdrawn" | "taken"> {
  return document.firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    const isSigned = Boolean(stored.get("signature"));
    if (stored.get("state") !== "issued" && !isSigned) return "withdrawn";
    if (attemptOf(stored.get("signing"))?.fingerprint !== fingerprint) return "taken";
    // Sent twice at the same time, the other one was first: with the same file.
    if (!isSigned) transaction.update(document, { state, signature, hash });
    return "signed";
  });
}

/** Lets somebody sign at once who draws anew. What has been signed meanwhile stays so. */
function giveUp(document: ReferenceTo<"quote">, fingerprint: string): Promise<void> {
  return document.firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    const isOurs = attemptOf(stored.get("signing"))?.fingerprint === fingerprint;
    if (isOurs && stored.get("state") === "issued") {
      transaction.update(document, { signing: FieldValue.delete() });
    }
  });
}

function attemptOf(signing: unknown): v.InferOutput<typeof signingSchema> | null {
  const parsed = v.safeParse(signingSchema, signing);
  return parsed.success ? parsed.output : null;
}
