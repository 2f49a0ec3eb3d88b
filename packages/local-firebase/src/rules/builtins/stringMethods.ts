import { matchesPattern, replacePattern, splitPattern } from "./regularExpressions.ts";
import type { RuleValue } from "../values/ruleValue.ts";

export function stringMethod(text: string, name: string, args: readonly RuleValue[]): RuleValue | undefined {
  const [first, second] = args;
  if (args.length === 0) {
    switch (name) {
      case "size":
        return BigInt([...text].length);
      case "lower":
        return text.toLowerCase();
      case "upper":
        return text.toUpperCase();
      case "trim":
        return text.trim();
      case "toUtf8":
        return Buffer.from(text);
      default:
        return undefined;
    }
  }
  if (typeof first !== "string") return undefined;
  if (args.length === 1 && name === "matches") return matchesPattern(text, first);
  if (args.length === 1 && name === "split") return splitPattern(text, first);
  if (args.length === 2 && name === "replace" && typeof second === "string")
    return replacePattern(text, first, second);
  return undefined;
}

export function bytesMethod(
  bytes: Uint8Array,
  name: string,
  args: readonly RuleValue[],
): RuleValue | undefined {
  if (args.length > 0) return undefined;
  if (name === "size") return BigInt(bytes.length);
  // Both as documented: hexadecimal in capitals, base64 in the alphabet for URLs.
  if (name === "toHexString") return Buffer.from(bytes).toString("hex").toUpperCase();
  if (name !== "toBase64") return undefined;
  return Buffer.from(bytes).toString("base64").replaceAll("+", "-").replaceAll("/", "_");
}
