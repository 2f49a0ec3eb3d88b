import { reasonsFor, reasonText } from "@carnation/domain/internal/recommendation";
import { upperFirst } from "@carnation/domain/text";
import type { CareChoice } from "@carnation/product/diagnosis";
import { Price } from "@carnation/ui/price";
import { ProductCard } from "@carnation/ui/product-card";
import type { ReactNode } from "react";
import { packshotOf } from "../recommendations/packshotOf.ts";
import { usePicture } from "../recommendations/usePicture.ts";
import type { Care } from "./useCare.ts";

interface CareCardProps {
  readonly choice: CareChoice;
  readonly care: Pick<Care, "kindOf" | "priceOf">;
  /** One or two buttons that name it. */
  readonly actions?: ReactNode;
  /** @default 3 */
  readonly headingLevel?: 3 | 4;
  /** Says that it stands in the routine already. */
  readonly selected?: boolean;
}

/** A product or a care: what it is, why it is proposed or why not, and its price. */
export function CareCard({ choice, care, actions, headingLevel = 3, selected }: CareCardProps): ReactNode {
  const { recommendation, score, terms, reasons } = choice;
  const picture = usePicture(recommendation);
  const usage = [recommendation.frequency, recommendation.use].filter((text) => text !== "");
  const facts = [
    care.kindOf(recommendation),
    score === null ? "" : `Réponse au besoin\u00A0: ${score} sur 100`,
  ];
  return (
    <ProductCard
      name={recommendation.name}
      kind={facts.filter((fact) => fact !== "").join(" · ")}
      picture={picture}
      packshot={packshotOf(recommendation)}
      reasons={reasonsFor(terms).map((term) => upperFirst(reasonText(term)))}
      exclusion={reasons.length === 0 ? undefined : reasons.join("\u202F; ")}
      usage={upperFirst(usage.join(" · "))}
      price={<Price cents={care.priceOf(recommendation)} size="sm" />}
      actions={actions}
      headingLevel={headingLevel}
      selected={selected}
    />
  );
}
