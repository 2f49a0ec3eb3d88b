import { collectionMethod } from "./collectionMethods.ts";
import { mapMethod } from "./mapMethods.ts";
import {
  EvaluationError,
  isRuleList,
  isRuleMap,
  RuleDuration,
  RuleLatLng,
  RuleMapDiff,
  RulePath,
  RuleSet,
  RuleTimestamp,
  RuleUnknown,
  typeOf,
  type RuleValue,
} from "../values/ruleValue.ts";
import { latLngMethod, pathMethod } from "./pathMethods.ts";
import { bytesMethod, stringMethod } from "./stringMethods.ts";
import { durationMethod, timestampMethod } from "./timeMethods.ts";
import { unknownMethod } from "./unknownMethods.ts";

/**
 * Calls a method of a value.
 * @throws EvaluationError when the type has no such method or it does not take these arguments
 */
export function callMethod(object: RuleValue, name: string, args: readonly RuleValue[]): RuleValue {
  if (object instanceof RuleUnknown) return unknownMethod(object, name, args);
  const result = dispatch(object, name, args);
  if (result === undefined) {
    const types = args.map(typeOf).join(", ");
    throw new EvaluationError(`a ${typeOf(object)} has no method ${name}(${types})`);
  }
  return result;
}

/** `undefined` = no such method. */
function dispatch(object: RuleValue, name: string, args: readonly RuleValue[]): RuleValue | undefined {
  if (typeof object === "string") return stringMethod(object, name, args);
  if (object instanceof Uint8Array) return bytesMethod(object, name, args);
  if (isRuleList(object) || object instanceof RuleSet) return collectionMethod(object, name, args);
  if (isRuleMap(object) || object instanceof RuleMapDiff) return mapMethod(object, name, args);
  if (object instanceof RuleTimestamp) return args.length === 0 ? timestampMethod(object, name) : undefined;
  if (object instanceof RuleDuration) return args.length === 0 ? durationMethod(object, name) : undefined;
  if (object instanceof RulePath) return pathMethod(object, name, args);
  if (object instanceof RuleLatLng) return latLngMethod(object, name, args);
  return undefined;
}
