import type { CriterionReading } from "./CriterionReading.ts";

/**
 * Parts the properties of a component into those of the criterion and those of its root element. The type of what
 * is left does not fit when a property of the criterion is forgotten here.
 */
export function splitReading<Props extends CriterionReading>(
  props: Props,
): [CriterionReading, Omit<Props, keyof CriterionReading>] {
  const {
    label: _label,
    value: _value,
    min: _min,
    max: _max,
    direction: _direction,
    bands: _bands,
    unit: _unit,
    scale: _scale,
    phrase: _phrase,
    stableThreshold: _stableThreshold,
    reference: _reference,
    confidence: _confidence,
    observed: _observed,
    reason: _reason,
    remedy: _remedy,
    fractionDigits: _fractionDigits,
    ...rest
  } = props;
  return [props, rest];
}
