import * as v from "valibot";
import { RpcError } from "../rpc/status.ts";

const schema = v.object({
  database: v.string(),
  addTarget: v.optional(
    v.object({
      targetId: v.pipe(v.number(), v.integer()),
      query: v.optional(v.object({ parent: v.string(), structuredQuery: v.unknown() })),
      documents: v.optional(v.object({ documents: v.array(v.string()) })),
      resumeToken: v.optional(v.string()),
      /** Sent instead of a token for results that came from elsewhere, for example from a bundle. */
      readTime: v.optional(v.string()),
    }),
  ),
  removeTarget: v.optional(v.pipe(v.number(), v.integer())),
});

/** `google.firestore.v1.ListenRequest` in proto3-JSON form, the query not yet read. */
export type ListenRequest = v.InferOutput<typeof schema>;
export type AddTarget = NonNullable<ListenRequest["addTarget"]>;

/** @throws RpcError INVALID_ARGUMENT */
export function parseListenRequest(message: unknown): ListenRequest {
  const result = v.safeParse(schema, message);
  if (!result.success) throw new RpcError("INVALID_ARGUMENT", "The message is not a ListenRequest.");
  return result.output;
}
