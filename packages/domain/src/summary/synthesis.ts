import { isAge } from "../criterion/criteria.ts";
import { plural } from "../format/countFormat.ts";
import { formatList } from "../format/listFormat.ts";
import type { CriterionResult, DiagnosisResult } from "../result/diagnosisResult.ts";
import { notMeasuredLabel } from "../result/notMeasured.ts";
import { lowerFirst } from "../text/firstLetter.ts";
import { typeset } from "../text/typeset.ts";
import { canLead, type HighlightOptions, priorities, strengths } from "./highlights.ts";

/** Title of a result that has nothing to improve first. */
export const noPriorityLabel = "Aucun besoin prioritaire identifié";

/** What to say, with the title, to somebody whose skin has no priority. */
export const noPrioritySentence = /* @__PURE__ */ typeset(
  `${noPriorityLabel} : continuez votre routine et protégez votre peau du soleil.`,
);

const nothingMeasuredSentence = "Aucun critère n’a pu être évalué sur cette photo.";

const nothingSureSentence = /* @__PURE__ */ typeset(
  "Aucune mesure de cette photo n’est assez sûre pour en tirer des points forts ou des priorités. " +
    "Reprenez-la de face, nette et dans une lumière douce.",
);

/** "Rougeurs : teint apaisé. À préserver." */
export function strengthSentence(result: CriterionResult): string {
  return typeset(`${result.criterion.label} : ${bandWord(result)}. À préserver.`);
}

/** "Pores : pores dilatés. Affiner : double nettoyage doux le soir, …": the band, then the first advice. */
export function prioritySentence(result: CriterionResult): string {
  return typeset(`${result.criterion.label} : ${bandWord(result)}. ${firstAdvice(result)}.`);
}

/**
 * A result in one or two French sentences: its strengths, then its priorities, in words and without scores.
 * The same result always gives the same text.
 */
export function synthesis(result: DiagnosisResult, options: HighlightOptions = {}): string {
  const measured = result.criteria.some(({ criterion, value }) => value !== null && !isAge(criterion));
  if (!measured) return nothingMeasuredSentence;
  if (!canLead(result)) return nothingSureSentence;
  const good = strengths(result, options);
  const poor = priorities(result, options);
  const sentences = [
    ...(good.length > 0 ? [`${plural(good.length, "Point fort", "Points forts")} : ${words(good)}.`] : []),
    poor.length > 0
      ? `${plural(poor.length, "Priorité", "Priorités")} : ${words(poor)}.`
      : noPrioritySentence,
  ];
  return typeset(sentences.join(" "));
}

function words(results: readonly CriterionResult[]): string {
  return formatList(results.map(bandWord));
}

/** The criterion's word for its band, to be read inside a sentence; of a result without one, that it was not measured. */
function bandWord({ criterion, band }: CriterionResult): string {
  return lowerFirst(band ? criterion.bandWords[band] : notMeasuredLabel);
}

/** The advice up to its first full stop or semicolon. */
function firstAdvice({ criterion }: CriterionResult): string {
  return criterion.advice.replace(/[\u202F ]?[;.].*$/su, "");
}
