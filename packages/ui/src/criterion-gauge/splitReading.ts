import type { CriterionReading } from "./CriterionReading.ts";

/** Parts the properties of a component into those of the criterion and those of its root element. */
export function splitReading<Props extends CriterionReading>(
  props: Props,
): [CriterionReading, Omit<Props, keyof CriterionReading>] {
  const {
    label,
    value,
    min,
    max,
    direction,
    bands,
    unit,
    scale,
    phrase,
    stableThreshold,
    reference,
    confidence,
    reason,
    remedy,
    fractionDigits,
    ...rest
  } = props;
  const range = { value, min, max, direction, bands, unit, scale, fractionDigits };
  const texts = { label, phrase, reference, confidence, reason, remedy };
  return [{ ...range, ...texts, stableThreshold }, rest];
}
