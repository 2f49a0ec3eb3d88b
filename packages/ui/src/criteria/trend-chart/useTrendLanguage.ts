import { frBand, frGauge } from "../../foundations/messages/sections/criteria.ts";
import { frChart, frTrend, frVerdict } from "../../foundations/messages/sections/charts.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { TrendLanguage } from "./trendTexts.ts";

/** The language of a trend where it stands. */
export function useTrendLanguage(): TrendLanguage {
  return {
    locale: useLocale(),
    chart: useMessages("chart", frChart),
    trend: useMessages("trend", frTrend),
    verdict: useMessages("verdict", frVerdict),
    band: useMessages("band", frBand),
    gauge: useMessages("gauge", frGauge),
  };
}
