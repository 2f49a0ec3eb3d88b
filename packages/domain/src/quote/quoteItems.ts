import { formatList } from "../format/listFormat.ts";
import type { Cents } from "../money/cents.ts";
import type { BasisPoints } from "../money/rate.ts";
import { type CareMoment, careMomentLabels, careMoments } from "../recommendation/careMoment.ts";
import { DEFAULT_VAT_RATE } from "../recommendation/catalogueDefaults.ts";
import type { Routine, RoutineStep } from "../routine/routine.ts";
import { lowerFirst } from "../text/firstLetter.ts";

/** The two parts of a quote: cares given by the professional, products taken home. */
export const quoteGroups = ["cabin", "home"] as const;

/** The part of a quote that a line belongs to. */
export type QuoteGroupId = (typeof quoteGroups)[number];

/** French headings of the two parts. */
export const quoteGroupLabels: Readonly<Record<QuoteGroupId, string>> = {
  cabin: "En cabine",
  home: "À la maison",
};

/** Describes what is sold, before any sum. */
export interface QuoteItem {
  /** Unique within the quote. */
  readonly id: string;
  /** Id of the recommendation. */
  readonly recommendation: string;
  readonly group: QuoteGroupId;
  readonly label: string;
  /** Moments and frequency, for a reader: « Matin et soir ». */
  readonly details: string;
  /** 1 to 99. */
  readonly quantity: number;
  /** Price of one for a consumer, VAT included, in cents; null while nobody has set it. */
  readonly unitPrice: Cents | null;
  /** VAT within the price, in basis points. */
  readonly vatRate: BasisPoints;
}

/** Describes what is asked for a recommendation: see `priceFor`, which prefers the professional's own price. */
export interface QuotePrice {
  /** VAT included, in cents; null while nobody has set it. */
  readonly price: Cents | null;
  /** In basis points. @default 2000 */
  readonly vatRate?: BasisPoints | undefined;
}

/**
 * Gives what a routine sells: cares of the cabin first, then products, each once in the order of the day. A product of the
 * morning and the evening is one line, with the larger of the two quantities: the same bottle serves both moments. What the
 * person has at home already is none.
 * @param prices by id of the recommendation; one that is not there has no price yet
 */
export function quoteItems(routine: Routine, prices: ReadonlyMap<string, QuotePrice>): QuoteItem[] {
  return quoteGroups.flatMap((group) => {
    const placements = careMoments
      .filter((moment) => (moment === "cabin") === (group === "cabin"))
      .flatMap((moment) => routine[moment].map((step) => ({ moment, step })))
      .filter(({ step }) => step.owned !== true);
    const recommendations = [...new Set(placements.map(({ step }) => step.recommendation))];
    return recommendations.map((recommendation): QuoteItem => {
      const all = placements.filter(({ step }) => step.recommendation === recommendation);
      const asked = prices.get(recommendation);
      return {
        id: `${group}-${recommendation}`,
        recommendation,
        group,
        label: all.map(({ step }) => step.label).find((label) => label !== "") ?? "",
        details: detailsOf(all),
        quantity: Math.max(...all.map(({ step }) => step.quantity)),
        unitPrice: asked?.price ?? null,
        vatRate: asked?.vatRate ?? DEFAULT_VAT_RATE,
      };
    });
  });
}

/** « Matin et soir, quotidien »: the moments, then the frequencies that differ. */
function detailsOf(
  placements: readonly { readonly moment: CareMoment; readonly step: RoutineStep }[],
): string {
  const moments = new Set(placements.map(({ moment }) => careMomentLabels[moment]));
  const frequencies = new Set(placements.map(({ step }) => step.frequency).filter((text) => text !== ""));
  const when = formatList([...moments].map((text, index) => (index === 0 ? text : lowerFirst(text))));
  return [when, ...frequencies].join(", ");
}
