import { type ChangedCriterion, isChanged, verdictLabels } from "@carnation/domain/comparison";
import { isAge } from "@carnation/domain/criterion";
import { formatDelta } from "@carnation/domain/format";
import { typeset } from "@carnation/domain/text";
import type { ComparisonReport } from "@carnation/product/report";
import { closingBlocks, greetingBlock, rightsBlock } from "../mail/letterBlocks.ts";
import type { MailBlock, MailContent } from "../mail/mailContent.ts";
import type { ReadComparison } from "./readComparison.ts";

/** Changes that the message names: the report has all of them. */
const NAMED = 3;

/** The message that carries a report (MARKET E1): a few words, what changed most, who writes and why. */
export function reportMail(
  report: ComparisonReport,
  { comparison, customer }: Pick<ReadComparison, "comparison" | "customer">,
): MailContent {
  const { emitter } = report;
  // Ages are indications that the report explains.
  const figures = comparison.criteria
    .filter(isChanged)
    .filter(({ criterion }) => !isAge(criterion))
    .toSorted(improvementsFirst)
    .slice(0, NAMED)
    .map(figureOf);
  const blocks: MailBlock[] = [
    greetingBlock(customer.firstname),
    {
      kind: "paragraph",
      text: typeset(
        `Vous trouverez ci-joint votre comparaison de peau ${report.period} : ce qui a progressé, ce qui est stable et ce qui est à surveiller.`,
      ),
    },
    ...(figures.length === 0
      ? []
      : [{ kind: "figures", title: "En quelques mots", figures } satisfies MailBlock]),
    { kind: "paragraph", text: "Nous restons à votre disposition pour en parler ensemble." },
    ...closingBlocks(emitter),
    { kind: "legal", text: report.limits },
    rightsBlock(emitter, true),
  ];
  return { subject: report.title, blocks };
}

function improvementsFirst(one: ChangedCriterion, other: ChangedCriterion): number {
  const rank = ({ verdict }: ChangedCriterion): number => (verdict === "improvement" ? 0 : 1);
  return rank(one) - rank(other) || Math.abs(other.delta) - Math.abs(one.delta);
}

function figureOf({ criterion, before, after, delta, verdict }: ChangedCriterion) {
  return {
    label: criterion.label,
    value: `${before} → ${after}`,
    note: `${formatDelta(criterion, delta)}, ${verdictLabels[verdict].toLowerCase()}`,
  };
}
