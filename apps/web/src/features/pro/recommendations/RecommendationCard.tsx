import { exclusionTexts, priceFor } from "@carnation/domain/internal/recommendation";
import { Badge } from "@carnation/ui/badge";
import { Price } from "@carnation/ui/price";
import { ProductCard } from "@carnation/ui/product-card";
import { memo, type ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { packshotOf } from "../../../shared/recommendations/packshotOf.ts";
import { usageWords } from "../../../shared/recommendations/usageWords.ts";
import { usePicture } from "../../../shared/recommendations/usePicture.ts";
import { useNarrow } from "../../../shared/browser/useNarrow.ts";
import type { CatalogueItem } from "./catalogueView.ts";
import type { Catalogue } from "./useCatalogue.ts";
import { RecommendationMenu, type RecommendationActions } from "./RecommendationMenu.tsx";

interface RecommendationCardProps extends RecommendationActions {
  readonly item: CatalogueItem;
  readonly catalogue: Catalogue;
}

/** Count of how many contraindications a card names; the others are counted. */
const NAMED = 2;

/** A recommendation of the list, with what can be done with it. */
export const RecommendationCard = memo(function RecommendationCard({
  item,
  catalogue,
  ...actions
}: RecommendationCardProps): ReactNode {
  const { recommendation, isOwn, exclusion } = item;
  const picture = usePicture(recommendation);
  const narrow = useNarrow();
  const subcategory = catalogue.subcategoryName(recommendation.subcategory);
  const contraindications = catalogue.contraindicationNames(recommendation.contraindications);
  // Nothing opens what is not proposed: of her own, its form does.
  const to =
    exclusion === null
      ? paths.recommendation(recommendation.id)
      : isOwn
        ? paths.editRecommendation(recommendation.id)
        : null;
  const others = contraindications.length - NAMED;
  return (
    <ProductCard
      layout={narrow ? "row" : "tile"}
      headingLevel={2}
      name={to === null ? recommendation.name : <Link to={to}>{recommendation.name}</Link>}
      kind={isOwn ? `${subcategory} · La mienne` : subcategory}
      picture={picture}
      packshot={packshotOf(recommendation)}
      usage={
        <>
          {usageWords(recommendation)}
          <span className="mt-1 block">
            {contraindications.length === 0
              ? "Sans contre-indication"
              : `Contre-indications\u00A0: ${contraindications.slice(0, NAMED).join("\u202F; ")}${
                  others > 0 ? `\u202F; et ${others}\u00A0autre${others > 1 ? "s" : ""}` : ""
                }`}
          </span>
          {exclusion === null ? null : (
            <span className="mt-2 block">
              <Badge>{badges[exclusion]}</Badge>
              {exclusion === "inactive" || exclusion === "hidden" ? null : (
                <span className="mt-1 block">{exclusionTexts[exclusion]}</span>
              )}
            </span>
          )}
        </>
      }
      price={
        <Price
          cents={priceFor(recommendation, catalogue.prices.get(recommendation.id))}
          catalogueCents={recommendation.price ?? undefined}
          vat="included"
        />
      }
      actions={<RecommendationMenu item={item} {...actions} />}
    />
  );
});

const badges = {
  "not-own": "Indisponible",
  inactive: "Désactivée",
  "subcategory-inactive": "Non proposée",
  "subcategory-disabled": "Non proposée",
  hidden: "Masquée",
} as const;
