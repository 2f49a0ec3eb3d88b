import { CarnationError } from "../error/carnationError.ts";
import { type TitledText, titledText } from "../text/titledText.ts";
import { typeset } from "../text/typeset.ts";

/**
 * Reason why two diagnoses are not compared. Diagnoses without a client cannot be shown to be of one person: a report on
 * two people would hand one's photo to the other, so they are refused until both are in one client's file.
 */
export type ComparisonRefusal =
  | "same-diagnosis"
  | "different-customers"
  | "unknown-customer"
  | "failed"
  | "not-done"
  | "no-result"
  | "nothing-in-common";

/** Describes what is shown for a refused comparison: what is wrong, then what to do. */
export type ComparisonRefusalText = TitledText;

/** French texts of every refusal. */
export const comparisonRefusalTexts: Readonly<Record<ComparisonRefusal, ComparisonRefusalText>> = {
  "same-diagnosis": /* @__PURE__ */ titledText(
    "Deux fois le même diagnostic",
    "Choisissez deux diagnostics différents de la même personne.",
  ),
  "different-customers": /* @__PURE__ */ titledText(
    "Deux personnes différentes",
    "Ces diagnostics concernent deux personnes : choisissez deux diagnostics de la même fiche client.",
  ),
  "unknown-customer": /* @__PURE__ */ titledText(
    "Diagnostic sans fiche client",
    "Rien n’indique que ces diagnostics concernent la même personne : associez-les à la même fiche client.",
  ),
  failed: /* @__PURE__ */ titledText(
    "Analyse non aboutie",
    "L’une des photos n’a pas pu être analysée : choisissez un autre diagnostic ou reprenez la photo.",
  ),
  "not-done": /* @__PURE__ */ titledText(
    "Analyse en cours",
    "L’un des deux diagnostics n’est pas terminé : la comparaison sera possible dès la fin de l’analyse.",
  ),
  "no-result": /* @__PURE__ */ titledText(
    "Résultats indisponibles",
    "Les mesures de l’un des deux diagnostics sont indisponibles : choisissez un autre diagnostic.",
  ),
  "nothing-in-common": /* @__PURE__ */ titledText(
    "Aucun critère en commun",
    "Aucun critère affiché n’a été évalué sur les deux photos : reprenez une photo de face, avec une lumière douce.",
  ),
};

/** The error that a callable answers a refused comparison with: its message is the refusal's, and people are shown it. */
export function comparisonRefusalError(refusal: ComparisonRefusal): CarnationError {
  return new CarnationError("refused", comparisonRefusalTexts[refusal].message);
}

/** Holds what is shown in place of the sending of a report to a client who has not agreed to e-mails. */
export const emailConsentMissing: TitledText = /* @__PURE__ */ titledText(
  "Pas d’accord pour les e-mails",
  "Cette personne n’a pas accepté de recevoir ses documents par e-mail : recueillez son accord dans sa fiche, ou remettez-lui le PDF.",
);

/** The error that a report is refused with while its recap is being written: it would leave without it. */
export function comparisonRecapUnderway(): CarnationError {
  return new CarnationError(
    "refused",
    typeset("Le bilan est en cours de rédaction : patientez un instant, puis réessayez."),
  );
}
