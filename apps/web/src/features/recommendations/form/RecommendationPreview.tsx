import { Price } from "@carnation/ui/price";
import { ProductCard } from "@carnation/ui/product-card";
import type { ReactNode } from "react";
import { packshotOf } from "../../../common/recommendations/packshotOf.ts";
import { useChosenPicture } from "../../../common/recommendations/usePicture.ts";
import { usageWords } from "../RecommendationCard.tsx";
import type { FormContext } from "./formContext.ts";
import type { RecommendationForm } from "./useRecommendationForm.ts";

interface RecommendationPreviewProps {
  readonly form: RecommendationForm;
  readonly context: FormContext;
  readonly pictureSrc: string | null;
}

/** What the fields amount to, as the catalogue shows it, while they are typed. */
export function RecommendationPreview({ form, context, pictureSrc }: RecommendationPreviewProps): ReactNode {
  const [name, category, subcategory, moments, frequency, price, chosen, precautions] = form.methods.watch([
    "name",
    "category",
    "subcategory",
    "moments",
    "frequency",
    "price",
    "picture",
    "contraindications",
  ]);
  const drawn = useChosenPicture(chosen instanceof File ? chosen : null);
  const src = chosen === "removed" ? null : (drawn ?? pictureSrc);
  const named = context.subcategories.find(({ id }) => id === subcategory)?.name;
  const forbidding = context.contraindications.filter(({ id }) => precautions.includes(id));
  return (
    <aside aria-label="Aperçu" className="wide:sticky wide:top-6 wide:self-start">
      <p aria-hidden="true" className="mb-3 text-small text-ink-2">
        Aperçu
      </p>
      <ProductCard
        layout="tile"
        headingLevel={2}
        className="max-w-[17.5rem]"
        name={name.trim() === "" ? "Nom de la recommandation" : name}
        kind={named ?? "Sous-catégorie"}
        picture={src === null ? undefined : { src, alt: "" }}
        packshot={packshotOf({ category, subcategory })}
        usage={
          <>
            {usageWords({ moments, frequency })}
            <span className="mt-1 block">
              {forbidding.length === 0
                ? "Sans contre-indication"
                : `Contre-indications\u00A0: ${forbidding.map((one) => one.name).join("\u00A0; ")}`}
            </span>
          </>
        }
        price={
          <Price cents={typeof price === "number" && Number.isFinite(price) ? price : null} vat="included" />
        }
      />
    </aside>
  );
}
