import { Price } from "@carnation/ui/price";
import { ProductCard } from "@carnation/ui/product-card";
import type { ReactNode } from "react";
import { packshotOf } from "../packshotOf.ts";
import { useChosenPicture } from "../usePicture.ts";
import { usageWords } from "../usageWords.ts";
import type { RecommendationContext, RecommendationForm } from "./useRecommendationForm.ts";

interface RecommendationPreviewProps {
  readonly form: RecommendationForm;
  readonly context: RecommendationContext;
  readonly pictureSrc: string | null;
  /**
   * Also what the person reads on her routine, how it is applied and what to mind.
   * @default false
   */
  readonly forClient?: boolean;
}

/** Shows what the fields amount to, as the catalogue shows it, while they are typed. */
export function RecommendationPreview({
  form,
  context,
  pictureSrc,
  forClient = false,
}: RecommendationPreviewProps): ReactNode {
  const title = forClient ? "Aperçu client" : "Aperçu";
  const [use, note] = form.methods.watch(["use", "note"]);
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
    <aside aria-label={title} className="wide:sticky top-[calc(var(--cn-bar-height)+1.5rem)] wide:self-start">
      <p aria-hidden="true" className="mb-3 text-small text-ink-2">
        {title}
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
                : `Contre-indications\u00A0: ${forbidding.map((one) => one.name).join("\u202F; ")}`}
            </span>
          </>
        }
        price={
          <Price cents={typeof price === "number" && Number.isFinite(price) ? price : null} vat="included" />
        }
      />
      {forClient && (use.trim() !== "" || note.trim() !== "") ? (
        <div className="mt-4 grid max-w-[17.5rem] gap-2 border-t border-line pt-3 text-small whitespace-pre-line [overflow-wrap:anywhere]">
          <p className="text-ink-2">Sur sa routine</p>
          {use.trim() === "" ? null : <p>{use}</p>}
          {note.trim() === "" ? null : <p className="text-ink-2">{note}</p>}
        </div>
      ) : null}
    </aside>
  );
}
