import type { CriterionReading } from "./CriterionReading.ts";

/** Every property of a reading, so that a new one cannot be forgotten here. */
const readingProps: Readonly<Record<keyof CriterionReading, true>> = {
  label: true,
  value: true,
  min: true,
  max: true,
  direction: true,
  bands: true,
  unit: true,
  scale: true,
  phrase: true,
  stableThreshold: true,
  reference: true,
  confidence: true,
  reason: true,
  remedy: true,
  fractionDigits: true,
};

/** Parts the properties of a component into those of the criterion and those of its root element. */
export function splitReading<Props extends CriterionReading>(
  props: Props,
): [CriterionReading, Omit<Props, keyof CriterionReading>] {
  const rest = Object.entries(props).filter(([name]) => !(name in readingProps));
  return [props, Object.fromEntries(rest) as Omit<Props, keyof CriterionReading>];
}
