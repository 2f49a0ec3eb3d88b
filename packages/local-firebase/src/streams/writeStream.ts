import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Identity, WatchIdentity } from "../authentication/identity.ts";
import { RpcError } from "../rpc/status.ts";
import type { DocumentStore } from "../store/documentStore.ts";
import { writeResultToWire } from "../documents/documentWire.ts";
import { parseWrites } from "../store/writes/parseWrite.ts";
import { formatTimestamp } from "../values/timestamp.ts";
import type { ChannelStream } from "../webchannel/session.ts";
import { createSerialStream } from "./serialStream.ts";

export interface WriteOptions {
  readonly store: DocumentStore;
  readonly identity: Promise<Identity>;
  readonly watchIdentity?: WatchIdentity;
  readonly send: (message: unknown) => void;
  readonly log: (line: string) => void;
}

const schema = v.object({ database: v.optional(v.string()), writes: v.optional(v.array(v.unknown())) });

/**
 * `google.firestore.v1.Firestore/Write`: batches of writes, each answered in the order they came. A batch waits for
 * the one before it, because the client sends everything after a failed one again.
 */
export function createWriteStream(options: WriteOptions): ChannelStream {
  let database: string | null = null;
  let answers = 0;

  function streamToken(): string {
    answers += 1;
    return Buffer.from(String(answers)).toString("base64");
  }

  return createSerialStream({
    ...options,
    mapError: refuseForGood,
    async handle(message, identity) {
      const request = v.safeParse(schema, message);
      if (!request.success) throw new RpcError("INVALID_ARGUMENT", "The message is not a WriteRequest.");
      if (database === null) {
        database = requireDatabase(request.output.database);
        return options.send({ streamId: randomUUID(), streamToken: streamToken() });
      }
      const writes = parseWrites(request.output.writes ?? []);
      for (const { name } of writes) requireInside(name, database);
      const { time, results } = await options.store.commit(writes, { identity });
      options.send({
        streamToken: streamToken(),
        writeResults: results.map(writeResultToWire),
        commitTime: formatTimestamp(time),
      });
    },
  });
}

function requireDatabase(database: string | undefined): string {
  if (database !== undefined && /^projects\/[^/]+\/databases\/[^/]+$/.test(database)) return database;
  throw new RpcError("INVALID_ARGUMENT", "The first message must name the database.");
}

function requireInside(name: string, database: string): void {
  if (name.startsWith(`${database}/documents/`)) return;
  throw new RpcError("INVALID_ARGUMENT", `"${name}" is not in ${database}.`);
}

/**
 * The SDK sends a batch that failed with INTERNAL again and again, and everything behind it waits. A batch that we
 * cannot process will not fare better next time: it is refused for good instead.
 */
function refuseForGood(error: RpcError): RpcError {
  return error.status === "INTERNAL"
    ? new RpcError("UNIMPLEMENTED", "The server cannot process this write.")
    : error;
}
