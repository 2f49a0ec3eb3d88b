import type { UnitName } from "../../foundations/internal/unit.ts";
import type { GaugeBand, GaugeDirection } from "./gaugeScale.ts";

/** A value printed beside the scale and marked on it, such as the real age under a perceived age. */
export interface GaugeReference {
  /** In the unit of the scale. */
  readonly value: number;
  /** In full: « âge réel : 41 ans ». */
  readonly text: string;
}

/** One criterion as a gauge or a row shows it. Structural: the kit knows no criterion by name. */
export interface CriterionReading {
  /** The name of the criterion. */
  readonly label: string;
  /** In the unit of the scale; `null` (or not a number) is « Non mesuré », never zero. */
  readonly value: number | null;
  /** Lower bound of the scale, in its unit. */
  readonly min: number;
  /** Upper bound of the scale, in its unit. */
  readonly max: number;
  /**
   * Choice of which way is better; better is drawn to the right either way.
   * @default "higher"
   */
  readonly direction?: GaugeDirection | undefined;
  /** From worst to best. Without bands the value is a mere reference: ring and grey. */
  readonly bands?: readonly GaugeBand[] | undefined;
  /** « /100 », « /4 », or the words of a language that counts: `{ one: "an", other: "ans" }`. */
  readonly unit?: UnitName | undefined;
  /**
   * `steps` draws one piece per whole step, filled up to the value, without a margin.
   * @default "continuous"
   */
  readonly scale?: "continuous" | "steps" | undefined;
  /** Holds what is seen, beside the word of the band: « Rougeurs marquées ». */
  readonly phrase?: string | undefined;
  /**
   * Half-width of the caliper, in the unit of the value: a smaller difference is no change.
   * @default 0, no caliper
   */
  readonly stableThreshold?: number | undefined;
  /** A second value marked on the scale, to read the first against. */
  readonly reference?: GaugeReference | undefined;
  /** Printed when it is not high, and always in the detail. */
  readonly confidence?: "low" | "medium" | "high" | undefined;
  /**
   * Marks a criterion that is looked at and not scored: `value` is `null`, « À observer » stands in its place, nothing is drawn, and
   * `reason` says what is seen.
   * @default false
   */
  readonly observed?: boolean | undefined;
  /** Reason for a missing value, or, with `observed`, what is seen; one sentence. */
  readonly reason?: string | undefined;
  /** Way to have it measured, one sentence. */
  readonly remedy?: string | undefined;
  /** Digits after the decimal mark. @default 0, or as many as a value under a half needs */
  readonly fractionDigits?: number | undefined;
}
