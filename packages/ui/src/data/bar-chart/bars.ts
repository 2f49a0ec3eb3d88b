import type { ChartMessages } from "../../foundations/messages/sections/charts.ts";
import type { BarDatum, BarLayout } from "./barLayout.ts";
import type { BarFormat } from "./barTexts.ts";

/** Describes what both orientations draw. */
export interface BarsProps {
  readonly data: readonly BarDatum[];
  readonly layout: BarLayout;
  readonly format: BarFormat;
  readonly words: ChartMessages["barChart"];
}
