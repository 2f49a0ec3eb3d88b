import { contractText } from "./contractText.ts";
import type { LegalSettings } from "./legalSettings.ts";
import type { LegalText } from "./legalText.ts";
import { noticeText } from "./noticeText.ts";
import { privacyText } from "./privacyText.ts";
import { termsText } from "./termsText.ts";

/** Titles of the texts that everybody may read, by their name. */
export const legalTextTitles = {
  notice: "Mentions légales",
  privacy: "Politique de confidentialité",
  terms: "Conditions générales d’utilisation",
  contract: "Contrat de sous-traitance des données",
} as const;

/** Choice of which text everybody may read. */
export type LegalTextName = keyof typeof legalTextTitles;

const texts: Readonly<Record<LegalTextName, (settings: LegalSettings) => LegalText>> = {
  notice: noticeText,
  privacy: privacyText,
  terms: termsText,
  contract: (settings) => contractText(settings),
};

/** Writes one of the public texts for a deployment. */
export function legalTextOf(name: LegalTextName, settings: LegalSettings): LegalText {
  return texts[name](settings);
}
