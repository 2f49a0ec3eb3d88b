import type { BasisPoints } from "../money/rate.ts";
import type { Cents } from "../money/cents.ts";
import type { RecommendationCategory } from "../subcategory/recommendationCategory.ts";
import type { CareMoment } from "./careMoment.ts";
import type { CriterionWeights } from "./weights.ts";

/** A product, a care or a habit that can be proposed to a person. */
export interface Recommendation {
  readonly id: string;
  readonly name: string;
  /** `world` for the shared catalogue, or the uid of the professional it belongs to. */
  readonly owner: string;
  /** An inactive one is never proposed. */
  readonly active: boolean;
  readonly category: RecommendationCategory;
  /** Id of its subcategory; null when it has none. */
  readonly subcategory: string | null;
  /** File name of the picture, `id.ext`; null when there is none. */
  readonly picture: string | null;
  /** Holds what it is. */
  readonly description: string;
  /** Way that it is applied. */
  readonly use: string;
  /** Moments of its use, in the order of a day. */
  readonly moments: readonly CareMoment[];
  /** Frequency: how often, in the words of the professional: « 2 fois par semaine », « cure de 4 ». */
  readonly frequency: string;
  /** Price for a consumer, VAT included, in cents; null when nobody has set one. */
  readonly price: Cents | null;
  /** VAT within the price, in basis points. */
  readonly vatRate: BasisPoints;
  readonly weights: CriterionWeights;
  /** Ids of the contraindications that set it aside. */
  readonly contraindications: readonly string[];
  /** A precaution or an advice, printed under it; may refer to a doctor. */
  readonly note: string;
  /** Place among the items of its step, from 1; null for none. */
  readonly order: number | null;
  readonly created: Date | null;
  /** Moment when it was last changed; null when it is not known. What a form was opened with is compared with it. */
  readonly updated: Date | null;
  /**
   * Score that a document carries, 0-100. The product computes scores for a diagnosis and writes none here
   * (`scoreRecommendation`), so this is null unless another system wrote it.
   */
  readonly score: number | null;
}
