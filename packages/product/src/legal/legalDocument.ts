import { formatDate } from "@carnation/domain/format";
import { type Acceptance, CONTRACT_VERSION } from "../profile/acceptance.ts";
import * as v from "valibot";
import type { Profile } from "../profile/profile.ts";

/** The documents that a professional keeps, as PDF: the contract with her name, and the register to complete. */
export const legalDocuments = ["contract", "register"] as const;

/** One of the documents that a professional keeps. */
export type LegalDocumentName = (typeof legalDocuments)[number];

/** Payload of the callable `legaldocument`. */
export const legalDocumentRequest = v.object({
  document: v.picklist(legalDocuments, "Choisissez un document."),
});

/** Payload of the callable `acceptcontract`: the version of the words that were shown, which has to be the present one. */
export const acceptContractRequest = v.object({
  version: v.literal(
    CONTRACT_VERSION,
    "Ce contrat a changé. Rechargez la page pour lire la version en vigueur.",
  ),
});

/** Tells whether the owner of an account is still to accept the contract as it reads now. */
export function needsContract({ role, contract }: Pick<Profile, "role" | "contract">): boolean {
  return role === "customer" && contract?.version !== CONTRACT_VERSION;
}

/** Answer of the callable `legaldocument`: the file's name, and the PDF in Base64. */
export const legalDocumentResponse = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  pdf: v.pipe(v.string(), v.base64()),
});

/** Line under the contract's title: since when its words are in force, and when they were accepted. */
export function legalDocumentSubtitle(accepted: Acceptance | null): string {
  const since = `En vigueur depuis le ${formatDate(new Date(CONTRACT_VERSION))}.`;
  if (accepted === null) return since;
  const { version, date } = accepted;
  return `${since} Version du ${formatDate(new Date(version))} acceptée le ${formatDate(date)}.`;
}
