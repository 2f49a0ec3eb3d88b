import { type CareProposal, noPriorityLabel, type TitledText } from "@carnation/domain";

/** What is said where nothing is proposed: nothing needs anything, or nothing of the catalogue answers. */
export function nothingProposed({ isWithoutNeed }: Pick<CareProposal, "isWithoutNeed">): TitledText {
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
