import * as v from "valibot";
import { AuthError } from "./authError.ts";

/** Text that may be absent; protobuf's JSON takes `null` for absent. */
export const optionalText = v.nullish(v.string());
export const optionalFlag = v.nullish(v.boolean());
export const textList = v.nullish(v.array(v.string()), []);

/** A whole number from 0; protobuf's JSON writes 64-bit ones as text. */
export function whole(most: number) {
  const number = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer());
  return v.pipe(number, v.minValue(0), v.maxValue(most));
}

/** @throws AuthError INVALID_ARGUMENT naming the field */
export function parseInput<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const path = v.getDotPath(result.issues[0]);
  throw new AuthError(`INVALID_ARGUMENT : ${path ?? "body"}: ${result.issues[0].message}`);
}

/** `null` when the client removes the value, by name in `deleteAttribute` or by sending an empty text. */
export function profileText(
  value: string | null | undefined,
  attribute: string,
  deleted: readonly string[],
): string | null | undefined {
  if (deleted.includes(attribute) || value === "") return null;
  return value ?? undefined;
}
