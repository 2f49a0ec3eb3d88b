import { frBand, frGauge } from "../../foundations/messages/sections/criteria.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { GaugeLanguage } from "./gaugeReading.ts";

/** The language of a gauge where it stands. */
export function useGaugeLanguage(): GaugeLanguage {
  return { locale: useLocale(), gauge: useMessages("gauge", frGauge), band: useMessages("band", frBand) };
}
