import type { CriterionId } from "../criterion/criterion.ts";
import { isAge } from "../criterion/criteria.ts";
import { formatCount, plural } from "../format/countFormat.ts";
import { formatDate } from "../format/dateFormat.ts";
import { formatList } from "../format/listFormat.ts";
import { formatNumber } from "../format/numberFormat.ts";
import { formatDelta } from "../format/scoreFormat.ts";
import { lowerFirst, upperFirst } from "../text/firstLetter.ts";
import { typeset } from "../text/typeset.ts";
import type { DiagnosisComparison } from "./compareDiagnoses.ts";
import type { ChangedCriterion, CriterionComparison } from "./criterionComparison.ts";
import { formatAgeDelta } from "./ageDeltaFormat.ts";
import { toConfirmLabel } from "./evolutionSentence.ts";

const PIGMENTATION_ID: CriterionId = 39;
const ACNE_ID: CriterionId = 36;

/** Shown score of Acne below which its advice sends a client to a doctor (CRITERIA C, 36). */
const ACNE_REFERRAL_BELOW = 50;

/** Printed under every recap (CRITERIA A.8). */
export const limitsSentence = /* @__PURE__ */ typeset(
  "Ces mesures décrivent l’aspect de la peau sur les photos ; elles ne remplacent pas l’avis d’un médecin.",
);

/** "Entre le 12 juin 2026 et le 21 novembre 2026, 6 critères progressent, 5 restent stables et 1 est à surveiller." */
export function leadSentence({ counts, before, after }: DiagnosisComparison): string {
  const [from, to] = [formatDate(before.created), formatDate(after.created)];
  const period = from === to ? `entre les deux photos du ${from}` : `entre le ${from} et le ${to}`;
  const { improvement, stable, watch } = counts;
  if (improvement + stable + watch === 0) return `Aucun critère n’a pu être comparé ${period}.`;
  if (improvement + watch === 0) {
    const same =
      stable === 1
        ? "le critère comparé reste stable"
        : `les ${formatCount(stable, "critère comparé", "critères comparés")} restent stables`;
    return typeset(`${upperFirst(period)}, aucun changement significatif : ${same}.`);
  }
  const clauses = [
    { count: improvement, verb: plural(improvement, "progresse", "progressent") },
    { count: stable, verb: plural(stable, "reste stable", "restent stables") },
    { count: watch, verb: plural(watch, "est à surveiller", "sont à surveiller") },
  ].filter(({ count }) => count > 0);
  const told = clauses.map(({ count, verb }, index) => {
    const subject = index === 0 ? formatCount(count, "critère", "critères") : formatNumber(count);
    return `${subject} ${verb}`;
  });
  return `${upperFirst(period)}, ${formatList(told)}.`;
}

/** "Progrès : netteté de la peau (+6 points) et netteté de l’ovale (+1 niveau)."; nothing without criteria. */
export function moveSentence(
  heading: string,
  criteria: readonly ChangedCriterion[],
  limit: number,
): string[] {
  const moves = criteria.map(
    ({ criterion, delta, toConfirm }) =>
      `${nameOf(criterion)} (${formatDelta(criterion, delta)}${toConfirm ? `, ${toConfirmLabel}` : ""})`,
  );
  return listSentence(heading, moves, limit);
}

/** "Stables (écart non significatif) : finesse du grain et fermeté."; nothing without criteria. */
export function stableSentence(criteria: readonly CriterionComparison[], limit: number): string[] {
  const heading = criteria.length > 1 ? "Stables" : "Stable";
  const names = criteria.map(({ criterion }) => nameOf(criterion));
  return listSentence(`${heading} (écart non significatif)`, names, limit);
}

/** "Âge perçu du regard : 4 ans de moins (estimation indicative)." */
export function ageSentence({ criterion, delta }: ChangedCriterion): string[] {
  return [typeset(`${criterion.label} : ${formatAgeDelta(delta)} (estimation indicative).`)];
}

/**
 * Names the criteria that one photo alone could measure. What neither photo measures is no news, and when nothing
 * at all can be compared the lead and the comparability have said so.
 */
export function incomparableSentence({ criteria, counts }: DiagnosisComparison): string[] {
  if (counts.incomparable === criteria.length) return [];
  const names = criteria
    .filter(
      ({ obstacle }) => obstacle?.kind === "not-measured-before" || obstacle?.kind === "not-measured-after",
    )
    .map(({ criterion }) => nameOf(criterion));
  return listSentence("Comparaison impossible, faute de mesure sur l’une des photos", names, names.length);
}

/** When a doctor must be seen rather than an aesthetician: fixed texts, no disease is named (CRITERIA C, 36 and 39). */
export function referralSentences(criteria: readonly CriterionComparison[]): string[] {
  return criteria.flatMap(({ criterion: { id }, verdict, after }) => {
    if (id === PIGMENTATION_ID && verdict === "watch") {
      return ["Toute tache récente ou qui change doit être montrée à un médecin."];
    }
    if (id === ACNE_ID && after !== null && after < ACNE_REFERRAL_BELOW) {
      return ["Des imperfections nombreuses, douloureuses ou persistantes justifient l’avis d’un médecin."];
    }
    return [];
  });
}

function listSentence(heading: string, items: readonly string[], limit: number): string[] {
  if (items.length === 0) return [];
  const rest = items.length - limit;
  const others = formatCount(rest, "autre critère", "autres critères");
  const named = rest > 0 ? [...items.slice(0, limit), others] : items;
  return [typeset(`${heading} : ${formatList(named)}.`)];
}

/** The name of which more is better, inside a sentence; an age keeps its own, because more is not better. */
function nameOf(criterion: CriterionComparison["criterion"]): string {
  return lowerFirst(isAge(criterion) ? criterion.label : criterion.positiveLabel);
}
