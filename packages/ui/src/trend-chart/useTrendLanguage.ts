import { frBand } from "../messages/sections/criteria.ts";
import { frChart, frTrend, frVerdict } from "../messages/sections/charts.ts";
import { useLocale } from "../provider/useLocale.ts";
import { useMessages } from "../provider/useMessages.ts";
import type { TrendLanguage } from "./trendTexts.ts";

/** The language of a trend where it stands. */
export function useTrendLanguage(): TrendLanguage {
  return {
    locale: useLocale(),
    chart: useMessages("chart", frChart),
    trend: useMessages("trend", frTrend),
    verdict: useMessages("verdict", frVerdict),
    band: useMessages("band", frBand),
  };
}
