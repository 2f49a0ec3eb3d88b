import { type DiagnosisComparison, evolutionSentence, recapText } from "@carnation/domain/comparison";
import type { AiSettings } from "@carnation/product/ai-settings";
import { writtenRecapMax } from "@carnation/product/comparison";
import type { RecapPrompt } from "../ports/model/recapModel.ts";

const tones: Readonly<Record<AiSettings["recap"]["tone"], string>> = {
  warm: "chaleureux et encourageant",
  neutral: "neutre et factuel",
};

/**
 * Asks for the recap of a comparison. Nothing of it says whose it is: no name, no address, no photo leaves, only dates
 * and measures.
 */
export function recapPrompt(
  comparison: DiagnosisComparison,
  { recap }: Pick<AiSettings, "recap">,
): RecapPrompt {
  const { tone, length, instruction } = recap;
  const system = [
    "Tu rédiges le bilan d’une comparaison de deux photos de peau, pour une cliente d’un institut de beauté.",
    `Écris en français, d’un ton ${tones[tone]}, en vouvoyant, en deux à quatre paragraphes de texte simple, sans titre, sans liste ni mise en forme.`,
    `Au plus ${Math.floor(writtenRecapMax[length] * 0.85)} caractères.`,
    "N’emploie que les nombres donnés ci-dessous, sans en calculer d’autres ; un écart « stable » n’est pas un progrès.",
    "Reste dans le domaine cosmétique : ne nomme aucune maladie, ne promets aucun effet, n’emploie ni « soigner », ni « guérir », ni « traitement », ni « patient ».",
    ...(instruction === "" ? [] : [`Consigne de l’institut : ${instruction}`]),
  ].join("\n");
  const evolutions = comparison.criteria.map(
    (one) => `- ${evolutionSentence(one, comparison.before.created)}`,
  );
  return { system, user: [recapText(comparison), "Critère par critère :", ...evolutions].join("\n") };
}
