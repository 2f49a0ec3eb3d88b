import { isAge } from "../criterion/criteria.ts";
import { formatList } from "../format/listFormat.ts";
import type { CriterionResult, DiagnosisResult } from "../result/diagnosisResult.ts";
import { upperFirst } from "../text/firstLetter.ts";
import { typeset } from "../text/typeset.ts";
import { canLead, type HighlightOptions, priorities, strengths } from "./highlights.ts";
import { synthesisWords } from "./synthesisWords.ts";

/** Title of a result that has nothing to improve first. */
export const noPriorityLabel = "Aucun besoin prioritaire identifié";

/** Holds what to say, with the title, to somebody whose skin has no priority. */
export const noPrioritySentence = /* @__PURE__ */ typeset(
  `${noPriorityLabel} : continuez votre routine et protégez votre peau du soleil.`,
);

const noScoredPrioritySentence =
  "Aucun besoin prioritaire parmi les critères notés : regardez aussi ceux qui s’observent.";

const nothingMeasuredSentence = "Aucun critère n’a pu être évalué sur cette photo.";

const onlyObservedSentence = /* @__PURE__ */ typeset(
  "Les critères de cette photo se regardent, sans score : ce que l’analyse a repéré est dessiné sur la photo.",
);

const nothingSureSentence = /* @__PURE__ */ typeset(
  "Aucune mesure de cette photo n’est assez sûre pour en tirer des points forts ou des priorités. " +
    "Reprenez-la de face, nette et dans une lumière douce.",
);

/** Holds what the numbers of priorities are called; a longer list, which only a host's own limit gives, is counted in figures. */
const aimCounts: readonly string[] = ["Un axe", "Deux axes", "Trois axes"];

/**
 * A result in two French sentences, as one would say it beside the client: what is good, then what to aim at, without
 * scores: « Peau nette et confortable, regard reposé. Deux axes pour les semaines à venir : apaiser les rougeurs et raviver
 * l’éclat. » The same result always gives the same text.
 */
export function synthesis(result: DiagnosisResult, options: HighlightOptions = {}): string {
  const measured = result.criteria.some(({ criterion, value }) => value !== null && !isAge(criterion));
  if (!measured) {
    return result.criteria.some(({ reason }) => reason === "observed")
      ? onlyObservedSentence
      : nothingMeasuredSentence;
  }
  if (!canLead(result)) return nothingSureSentence;
  const good = strengths(result, options);
  const poor = priorities(result, options);
  const sentences = [
    ...(good.length > 0 ? [`${praise(good)}.`] : []),
    poor.length > 0 ? `${aims(poor)}.` : withoutPriority(result, options),
  ];
  return typeset(sentences.join(" "));
}

/** Of what is only looked at nobody can say that it needs nothing. */
function withoutPriority({ criteria }: DiagnosisResult, { hidden = [] }: HighlightOptions): string {
  const observed = criteria.some(
    ({ criterion, reason }) => reason === "observed" && !hidden.includes(criterion.id),
  );
  return observed ? noScoredPrioritySentence : noPrioritySentence;
}

/** « Peau nette et confortable, regard reposé »: what is said of one subject stands together. */
function praise(results: readonly CriterionResult[]): string {
  const qualities = new Map<string, readonly string[]>();
  for (const { criterion } of results) {
    const [subject, quality] = synthesisWords[criterion.key].praise;
    qualities.set(subject, [...(qualities.get(subject) ?? []), quality]);
  }
  return upperFirst([...qualities].map(([subject, said]) => `${subject} ${formatList(said)}`).join(", "));
}

/** « Deux axes pour les semaines à venir : apaiser les rougeurs et raviver l’éclat » */
function aims(results: readonly CriterionResult[]): string {
  const { length } = results;
  const count = aimCounts[length - 1] ?? `${length} axes`;
  return `${count} pour les semaines à venir : ${formatList(results.map(({ criterion }) => synthesisWords[criterion.key].aim))}`;
}
