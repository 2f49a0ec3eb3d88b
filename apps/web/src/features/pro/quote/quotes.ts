import type { ListState, Workspace } from "@carnation/data";
import type { Cents } from "@carnation/domain/money";
import type { Recommendation } from "@carnation/domain/routine";
import type { BusinessFormOutput } from "@carnation/product/profile";
import {
  formatIssuedNumber,
  type IssuedQuote,
  type IssueQuoteRequest,
  type SignQuoteFormOutput,
} from "@carnation/product/quote";
import type { Outgoing } from "../../../shared/sending/outgoing.ts";
import { watchFamily } from "../../../shared/watch/watchAtom.ts";

/** The quotes of a diagnosis, newest first. */
export const quotesOf = watchFamily<ListState<IssuedQuote>>((workspace, id, onNext, onError) =>
  workspace.quotes.watchOfDiagnosis(id, onNext, onError),
);

/** A quote as a PDF and the message that carries it, by its id. */
export const quoteFile: Outgoing = {
  title: "Envoyer le devis",
  what: "le message et le devis",
  pages: "Pages du devis",
  preview: (workspace, id) => workspace.quotes.preview(id),
  send: (workspace, id, dispatch) => workspace.quotes.send({ id, ...dispatch }),
};

/** Writes a discount that was typed, then issues; gives the id of the quote. */
export async function issueQuote(
  workspace: Workspace,
  request: IssueQuoteRequest,
  discount: number | null,
): Promise<string> {
  if (discount !== null) await workspace.diagnoses.applyDiscount(request.diagnosisId, discount);
  return workspace.quotes.issue(request);
}

/** Writes the discount of a routine. */
export const applyDiscount = (workspace: Workspace, diagnosis: string, percent: number): Promise<void> =>
  workspace.diagnoses.applyDiscount(diagnosis, percent);

/** Keeps the business details that quotes print. */
export const saveBusiness = (workspace: Workspace, business: BusinessFormOutput): Promise<void> =>
  workspace.profile.saveBusiness(business);

/** Freezes a quote under a signature. */
export const signQuote = (workspace: Workspace, form: SignQuoteFormOutput): Promise<void> =>
  workspace.quotes.sign(form);

/** Reads the logo that quotes print, by its file name. */
export const readLogo = (workspace: Workspace, name: string): Promise<Blob> => workspace.profile.logo(name);

/** Reads what was drawn under a signed quote. */
export const readSignature = (workspace: Workspace, id: string): Promise<Blob> =>
  workspace.quotes.signature({ id });

/** A price that was missing. */
export interface PriceToKeep {
  readonly recommendation: Recommendation;
  readonly price: Cents;
}

/** Keeps prices in the catalogue: in her own recommendations, or as her price of a shared one. */
export async function keepPrices(workspace: Workspace, prices: readonly PriceToKeep[]): Promise<void> {
  await Promise.all(
    prices.map(({ recommendation: { id, owner }, price }) =>
      owner === "world" ? workspace.catalogue.setPrice(id, price) : workspace.catalogue.update(id, { price }),
    ),
  );
}

/** The quote in force of a diagnosis: the newest that nothing took the place of. */
export function quoteInForce(quotes: readonly IssuedQuote[]): IssuedQuote | null {
  return quotes.find(({ state }) => state === "issued" || state === "signed") ?? null;
}

/** « la version 2 » of a quote, or « le devis » where there is none yet. */
export function nextVersionWords(inForce: IssuedQuote | null): string {
  return inForce === null ? "le devis" : `la version\u00A0${inForce.version + 1}`;
}

/** « Devis D-2026-0042 » */
export function quoteName(quote: IssuedQuote): string {
  return `Devis ${formatIssuedNumber(quote)}`;
}
