import { criteria } from "@carnation/domain/criterion";
import { typeset } from "@carnation/domain/text";
import { criterionMethods, generalMethod, type CriterionMethod } from "./index.ts";

const list = (title: string, items: readonly string[]): string[] =>
  items.length > 0 ? [`**${title}**`, items.map((item) => `- ${item}`).join("\n")] : [];

function sectionOf({ looksAt, steps, drawn, sources, weaknesses }: CriterionMethod): string[] {
  const numbered = steps.map(
    ({ words, symbols }, index) => `${index + 1}. ${words}${symbols ? `\n   \`${symbols}\`` : ""}`,
  );
  return [
    looksAt,
    ...(numbered.length > 0 ? ["**La mesure**", numbered.join("\n")] : ["**La mesure** : aucune."]),
    ...(drawn ? [`**Sur la photo** : ${drawn}`] : []),
    ...list("Sources", sources),
    ...list("Limites", weaknesses),
  ];
}

/** The page `docs/METHOD.md`: the same words as « Comment c’est mesuré » in the app. */
export function methodPage(): string {
  const parts = [
    "<!-- Written by `npm run method -w packages/skin-analysis` from `src/method`: change the words there. -->",
    "# Comment c’est mesuré",
    ...generalMethod.flatMap(({ title, text }) => [`## ${title}`, text]),
    ...criteria.flatMap(({ key, label }) => [`## ${label}`, ...sectionOf(criterionMethods[key])]),
  ];
  return `${typeset(parts.join("\n\n"))}\n`;
}
