import type { ServerDuplexStream } from "@grpc/grpc-js";
import type { Identity } from "../authentication/identity.ts";
import { RpcError, type StatusName } from "../rpc/status.ts";
import { SendQueue } from "./sendQueue.ts";
import { toServiceError, type ServiceError } from "./serviceError.ts";

/** Most that is kept for a client that reads slowly, characters of JSON. */
const MAX_UNSENT = 128 * 1024 * 1024;

/** One side of a bidirectional stream, in proto3 JSON. */
export interface MessageStream {
  /** @returns a promise, if it takes time, that resolves when the message has been dealt with */
  receive(message: unknown): void | Promise<void>;
  close(): void;
}

/**
 * Opens a stream for a caller.
 * @param send sends a message, or an error body (`RpcError.toBody`), which ends the stream
 * @param identity rejects for a token that is not valid
 */
export type OpenMessageStream = (
  send: (message: unknown) => void,
  identity: Promise<Identity>,
) => MessageStream;

/**
 * Joins a gRPC stream to a message stream, each end as fast as the other: a client hands over its next message when
 * the last one has been dealt with, and one that does not read what it is sent is told to come back.
 * @param maxUnsent most that is kept for the client, characters of JSON
 */
export function connectStream(
  call: ServerDuplexStream<unknown, unknown>,
  open: (send: (message: unknown) => void) => MessageStream,
  decode: (message: unknown) => unknown,
  encode: (message: unknown) => unknown,
  failure: (error: unknown) => ServiceError,
  maxUnsent: number = MAX_UNSENT,
): void {
  let ended = false;

  /** Nothing but the status goes out any more. */
  function end(error?: ServiceError): void {
    if (ended) return;
    ended = true;
    queue.clear();
    stream.close();
    if (error === undefined) call.end();
    else call.emit("error", error);
  }

  const queue = new SendQueue(call, maxUnsent, () =>
    end(toServiceError(new RpcError("UNAVAILABLE", "The client reads more slowly than there is to tell."))),
  );
  const stream = open((message) => {
    if (ended || call.cancelled) return;
    const error = errorIn(message);
    queue.push(message, () => {
      if (error === null) call.write(encode(message));
      else end(toServiceError(error));
    });
  });

  async function receive(message: unknown): Promise<void> {
    call.pause();
    try {
      await stream.receive(decode(message));
    } catch (error) {
      // For example a time outside the years 1 to 9999, which JSON cannot express.
      end(failure(error));
    }
    call.resume();
  }

  call.on("data", (message) => void receive(message));
  call.on("end", () => {
    stream.close();
    queue.push(null, () => end());
  });
  call.on("cancelled", () => {
    ended = true;
    queue.clear();
    stream.close();
  });
}

/** The error in an error body, `null` for any other message. */
function errorIn(message: unknown): RpcError | null {
  if (typeof message !== "object" || message === null || !("error" in message)) return null;
  const { status, message: text } = message.error as { status: StatusName; message: string };
  return new RpcError(status, text);
}
