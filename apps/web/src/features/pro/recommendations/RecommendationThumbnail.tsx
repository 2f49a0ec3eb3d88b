import type { Recommendation } from "@carnation/domain/routine";
import { Packshot } from "@carnation/ui/product-card";
import type { ReactNode } from "react";
import { packshotOf } from "../../../shared/recommendations/packshotOf.ts";
import { usePicture } from "../../../shared/recommendations/usePicture.ts";

/** The picture of a row of the catalogue, or the drawing that stands for it. */
export function RecommendationThumbnail({
  recommendation,
}: {
  readonly recommendation: Recommendation;
}): ReactNode {
  const picture = usePicture(recommendation);
  if (picture === undefined) return <Packshot kind={packshotOf(recommendation)} size="sm" />;
  return <img src={picture.src} alt="" className="bg-well" />;
}
