import {
  EvaluationError,
  isRuleMap,
  RuleLatLng,
  RulePath,
  typeOf,
  type RuleValue,
} from "../values/ruleValue.ts";

const EARTH_RADIUS_METRES = 6_371_008.8;

/** `path.bind({"name": "value"})`: replaces the segments `$(name)`. */
export function pathMethod(path: RulePath, name: string, args: readonly RuleValue[]): RuleValue | undefined {
  const [bindings] = args;
  if (name !== "bind" || args.length !== 1 || bindings === undefined || !isRuleMap(bindings))
    return undefined;
  const segments = path.segments.map((segment) => {
    const placeholder = /^\$\((\w+)\)$/.exec(segment)?.[1];
    if (placeholder === undefined) return segment;
    const value = bindings.get(placeholder);
    if (value === undefined) throw new EvaluationError(`there is no binding for ${placeholder}`);
    return pathSegment(value);
  });
  return new RulePath(segments);
}

/**
 * A value as a segment of a path.
 * @throws EvaluationError for what is no text, and for a text with a slash: it must not reach into another collection
 */
export function pathSegment(value: RuleValue): string {
  if (typeof value === "string" && value !== "" && !value.includes("/")) return value;
  throw new EvaluationError(`a path segment cannot be made of this ${typeOf(value)}`);
}

export function latLngMethod(
  place: RuleLatLng,
  name: string,
  args: readonly RuleValue[],
): RuleValue | undefined {
  const [other] = args;
  if (args.length === 0 && name === "latitude") return place.latitude;
  if (args.length === 0 && name === "longitude") return place.longitude;
  return name === "distance" && other instanceof RuleLatLng ? distance(place, other) : undefined;
}

/** Great-circle distance in metres (haversine formula on the mean sphere). */
function distance(a: RuleLatLng, b: RuleLatLng): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
