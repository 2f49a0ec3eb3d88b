import * as v from "valibot";
import { RemoteFailure } from "./remoteFailure.ts";

/**
 * Gives what a successful answer says.
 * @throws RemoteFailure nonsense when it is no JSON, cut short, or of another shape
 */
export function parseAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  { text, isJson }: { readonly text: string; readonly isJson: boolean },
  step: string,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, isJson ? jsonOf(text) : undefined);
  // The issues of valibot quote what they found: they stay here.
  if (!read.success) throw new RemoteFailure("nonsense", step);
  return read.output;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
