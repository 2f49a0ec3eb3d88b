import type { Identity } from "../../authentication/identity.ts";
import type { RuleValue } from "./ruleValue.ts";

/** `request.auth`: null for nobody. */
export function fromIdentity(identity: Identity): RuleValue {
  if (identity.kind !== "user") return null;
  return new Map<string, RuleValue>([
    ["uid", identity.uid],
    ["token", fromJson(identity.token)],
  ]);
}

/** Plain JSON, as in claims: a whole number is an int, as in the rules language itself. */
export function fromJson(json: unknown): RuleValue {
  if (typeof json === "string" || typeof json === "boolean") return json;
  if (typeof json === "number") return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) return json.map(fromJson);
  if (typeof json !== "object" || json === null) return null;
  return new Map(Object.entries(json).map(([key, value]) => [key, fromJson(value)]));
}
