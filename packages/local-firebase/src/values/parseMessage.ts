import * as v from "valibot";
import { RpcError } from "../rpc/status.ts";

/**
 * Checks a message from the wire.
 * @param message its name in the protocol, for the error
 * @throws RpcError INVALID_ARGUMENT naming the message and the place that is wrong
 */
export function parseMessage<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  message: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new RpcError("INVALID_ARGUMENT", `Invalid ${message}: ${v.getDotPath(issue) ?? ""} ${issue.message}`);
}
