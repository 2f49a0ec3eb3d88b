import { formatDate } from "@carnation/domain/format";
import { callables, type CallAnswer, parseRequest } from "@carnation/product/callable";
import {
  contractingProfessional,
  contractText,
  type LegalDocumentName,
  legalDocumentSubtitle,
  registerText,
} from "@carnation/product/legal";
import { type Actor, authorize } from "@carnation/product/permission";
import type { Profile } from "@carnation/product/profile";
import type { Backend } from "../backend/backend.ts";
import { legalPdf } from "../documents/legalPdf.ts";
import { readProfile } from "../readers/readProfile.ts";
import { legalSettings } from "./legalSettings.ts";

const fileNames: Readonly<Record<LegalDocumentName, string>> = {
  contract: "contrat-de-sous-traitance.pdf",
  register: "registre-des-traitements.pdf",
};

/**
 * Draws the contract or the register with the name of who asks.
 * @param payload `{ document }`, untrusted
 * @throws CarnationError invalid-argument, permission-denied
 */
export async function legalDocument(
  { db }: Pick<Backend, "db">,
  actor: Actor,
  payload: unknown,
  now: Date = new Date(),
): Promise<CallAnswer<typeof callables.legaldocument>> {
  const { document } = parseRequest(callables.legaldocument, payload);
  authorize(actor, "update-profile", { uid: actor.uid });
  const profile = await readProfile(db, actor.uid);
  const pdf = await legalPdf({
    text: textOf(document, profile),
    subtitle: subtitleOf(document, profile, now),
    created: now,
  });
  return { name: fileNames[document], pdf: Buffer.from(pdf).toString("base64") };
}

function textOf(document: LegalDocumentName, profile: Profile) {
  const professional = contractingProfessional(profile);
  return document === "contract"
    ? contractText(legalSettings(), professional)
    : registerText(legalSettings(), professional, profile.photoRetentionMonths);
}

function subtitleOf(document: LegalDocumentName, { contract }: Profile, now: Date): string {
  return document === "contract"
    ? legalDocumentSubtitle(contract)
    : `Modèle à compléter, édité le ${formatDate(now)}.`;
}
