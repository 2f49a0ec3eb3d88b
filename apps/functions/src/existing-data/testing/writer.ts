import type { Actor } from "@carnation/product/permission";
import type { Backend } from "../../backend/backend.ts";

/** A professional. */
export const claire: Actor = { uid: "claire", role: "customer", active: true, subscribed: true };
/** An administrator. */
export const sophie: Actor = { uid: "sophie", role: "admin", active: true, subscribed: true };

/** Paths of the documents that writers find. */
export const documents = {
  user: "users/claire",
  customer: "users/claire/customers/anais",
  diagnosis: "users/claire/diagnosis/d1",
  older: "users/claire/diagnosis/d0",
  recap: "users/claire/ia-recaps/d0-d1",
  quote: "users/claire/quotes/q1",
  billing: "users/claire/private/billing",
  totals: "users/claire/statistics/totals",
  settings: "settings/ai",
  display: "settings/display",
  recommendation: "recommendations/serum",
  subcategory: "subcategories/led",
  article: "news/n1",
  tag: "tags/t1",
  appTotals: "statistics/totals",
} as const;

/** A document that writers find. */
export type DocumentName = keyof typeof documents;

/** One way in which stored documents are changed. */
export interface Writer {
  /** Exports of `index.ts` that it stands for. */
  readonly of: readonly string[];
  /** Fields of documents that it needs: they are as given, whatever else is stored. */
  readonly needs?: Readonly<Partial<Record<DocumentName, Readonly<Record<string, unknown>>>>>;
  readonly act: (backend: Backend) => Promise<unknown>;
  /** The fields that the request names, or that are the writer's own, by document. */
  readonly writes: Readonly<Partial<Record<DocumentName, readonly string[]>>>;
  /** Lists to which lines are added: what stands there stays. */
  readonly appends?: Readonly<Partial<Record<DocumentName, readonly string[]>>>;
  /** Documents that it deletes. */
  readonly deletes?: readonly DocumentName[];
}

/** Field that names the client of a document. */
export const aboutAnais = (backend: Backend) => ({ customer: backend.db.doc(documents.customer) });

/** Fields that writers ask about: with them a writer gets as far as writing. */
export const usual = (
  backend: Backend,
): Readonly<Partial<Record<DocumentName, Record<string, unknown>>>> => ({
  user: { active: true },
  diagnosis: { ...aboutAnais(backend), created: new Date("2026-11-20T10:00:00Z") },
  older: { ...aboutAnais(backend), created: new Date("2026-06-20T10:00:00Z") },
  tag: { text: "Soin" },
});
