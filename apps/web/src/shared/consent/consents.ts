import type { Workspace } from "@carnation/data";
import type { ConsentPurpose, RecordConsentRequest } from "@carnation/product/customer";

/** Holds what each purpose is called where its sentence would be too long. */
export const consentLabels: Readonly<Record<ConsentPurpose, string>> = {
  analysis: "Analyse et conservation",
  email: "Envoi par e-mail",
  communication: "Photos pour la communication",
  improvement: "Amélioration de l’IA",
};

/** Records what a client now says about one purpose. */
export const recordConsent = (workspace: Workspace, consent: RecordConsentRequest): Promise<void> =>
  workspace.customers.recordConsent(consent);
