import { CarnationError } from "@carnation/domain/error";
import { typeset } from "@carnation/domain/text";
import { quotePdfPath } from "@carnation/product/path";
import { type IssuedQuote, quoteDocument } from "@carnation/product/quote";
import { createHash } from "node:crypto";
import type { Backend } from "../backend/backend.ts";
import { quotePdf } from "../documents/quotePdf.ts";
import { printedPicture } from "../documents/pictures.ts";
import { readLogo } from "../profile/readLogo.ts";
import { supportEmail } from "../config/environment.ts";

/** Sentence of a signed file that is gone or is not what was signed. */
function damaged(): string {
  const support = supportEmail();
  const help = support === null ? "" : ` Contactez le support\u00A0: ${support}.`;
  return typeset(`Le fichier signé de ce devis est introuvable ou a changé.${help}`);
}

/**
 * The file of a quote: the one that was signed, or one made now.
 * @throws CarnationError refused when the signed file is gone or is not what was signed
 */
export async function quoteFile(backend: Backend, uid: string, quote: IssuedQuote): Promise<Uint8Array> {
  if (quote.hash === null) return drawnQuote(backend, uid, quote, null);
  const path = quotePdfPath(uid, quote.id);
  const pdf = (await backend.files.exists(path)) ? await backend.files.read(path) : null;
  if (pdf === null || fingerprintOf(pdf) !== quote.hash) throw new CarnationError("refused", damaged());
  return pdf;
}

/** Makes the file of a quote; the same bytes for the same quote and the same logo. */
export async function drawnQuote(
  backend: Backend,
  uid: string,
  quote: IssuedQuote,
  signature: Uint8Array | null,
): Promise<Uint8Array> {
  const document = quoteDocument(quote);
  return quotePdf(document, signature, await readLogo(backend, uid, document.emitter.logo));
}

/** SHA-256, in hexadecimal digits. */
export function fingerprintOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Tells whether what was drawn can be printed: a signed file without its signature would be none. */
export async function isPicture(drawing: Uint8Array): Promise<boolean> {
  return (await printedPicture(drawing, { width: 1, height: 1 })) !== null;
}
