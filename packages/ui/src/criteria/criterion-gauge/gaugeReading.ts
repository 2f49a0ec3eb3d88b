import { roundTo, shownDigits } from "../../foundations/internal/digits.ts";
import type { BandTone } from "../band-mark/bandTone.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { withAmount } from "../../foundations/internal/unit.ts";
import type { UiMessages } from "../../foundations/messages/UiMessages.ts";
import type { CriterionReading } from "./CriterionReading.ts";
import { bandIndexOf, type GaugeScale, isBeyond, isScale } from "./gaugeScale.ts";

/** Describes what a gauge says and draws, once for the eye and the ear. */
export interface GaugeReading {
  readonly scale: GaugeScale;
  /** The value as it is printed and judged; `null` when nothing was measured. */
  readonly shown: number | null;
  readonly bandIndex: number;
  readonly tone: BandTone;
  /** True for a criterion that is looked at: it has neither value nor drawing. */
  readonly observed: boolean;
  readonly number: string;
  readonly unit: string;
  readonly bandWord: string;
  /** « 46/100, Priorité · Rougeurs marquées » */
  readonly spoken: string;
  readonly confidence: string | null;
  /** True when the confidence is worth saying everywhere. */
  readonly unsure: boolean;
  /** Says that the value is beyond the scale, or that the scale is none; `null` for most. */
  readonly scaleNote: string | null;
  /** « ± 5 points » */
  readonly margin: string | null;
}

/** The words and the number format of a gauge. */
export interface GaugeLanguage {
  readonly locale: string;
  readonly gauge: UiMessages["gauge"];
  readonly band: UiMessages["band"];
}

/** Formats and judges a reading. The band is that of the printed value: 69.6 prints 70 and is judged as 70. */
export function gaugeReading(
  criterion: CriterionReading,
  { locale, gauge, band: bandWords }: GaugeLanguage,
): GaugeReading {
  const { value, min, max, direction = "higher", bands = [] } = criterion;
  const fractionDigits = shownDigits(criterion.fractionDigits, [value]);
  const { unit: name = "", phrase, stableThreshold = 0, confidence } = criterion;
  const scale: GaugeScale = { min, max, direction };
  const print = (amount: number): string => formatNumber(locale, amount, fractionDigits);
  const measured = value !== null && Number.isFinite(value);
  const shown = measured ? roundTo(value, fractionDigits) : null;
  const beyond = shown !== null && isBeyond(shown, scale) ? gauge.offScale : null;
  const scaleNote = isScale(scale) ? beyond : gauge.unreadableScale;
  const bandIndex = shown === null ? -1 : bandIndexOf(shown, bands, direction);
  // A measure of low confidence is no strength and no priority, whatever it says.
  const indicative = measured && confidence === "low" && bands.length > 0;
  const band = indicative ? undefined : bands[bandIndex];
  const tone = measured ? (band?.tone ?? "reference") : "unmeasured";
  const observed = !measured && criterion.observed === true;
  const word = band?.label ?? (indicative ? gauge.indicative : bandWords[tone]);
  const bandWord = observed ? gauge.observed : word;
  const number = shown === null ? "" : print(shown);
  const unit = shown === null ? "" : withAmount(locale, "", shown, name);
  const amount = print(stableThreshold);
  // A unit in signs, « /100 », says of what the value is a part: its margin is counted in points.
  const margin = unit.startsWith("\u00A0")
    ? `±\u00A0${withAmount(locale, amount, stableThreshold, name)}`
    : gauge.margin({ amount, count: stableThreshold });
  return {
    scale,
    shown,
    bandIndex,
    tone,
    observed,
    number,
    unit,
    bandWord,
    spoken: measured
      ? `${number}${unit}, ${[bandWord, phrase, scaleNote].filter(Boolean).join(" · ")}`
      : bandWord,
    confidence: measured && confidence ? gauge.confidence[confidence] : null,
    unsure: measured && confidence !== "high",
    scaleNote: measured ? scaleNote : null,
    margin: measured && stableThreshold > 0 ? margin : null,
  };
}
