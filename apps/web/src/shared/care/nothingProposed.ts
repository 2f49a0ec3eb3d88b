import { noPriorityLabel } from "@carnation/domain/summary";
import type { TitledText } from "@carnation/domain/text";
import type { CareProposal } from "@carnation/product/diagnosis";

/** Words for an empty proposal: an observation is missing, nothing needs anything, or nothing of the catalogue answers. */
export function nothingProposed({
  isWithoutNeed,
  awaitsObservation,
}: Pick<CareProposal, "isWithoutNeed" | "awaitsObservation">): TitledText {
  if (awaitsObservation) {
    return {
      title: "Rien à proposer d’après les critères notés",
      message:
        "Notez ce que vous observez sur les critères sans score, onglet «\u00A0Critères\u00A0» des résultats\u00A0: vos observations comptent. Vous pouvez aussi choisir vous-même.",
    };
  }
  return isWithoutNeed
    ? {
        title: noPriorityLabel,
        message: "Rien n’est à proposer. Vous pouvez tout de même composer une routine d’entretien.",
      }
    : {
        title: "Aucune recommandation active ne correspond",
        message:
          "Rien dans votre catalogue ne répond à ce diagnostic. Ajoutez une recommandation, ou choisissez vous-même.",
      };
}
