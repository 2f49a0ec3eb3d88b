import type { ServerDuplexStream } from "@grpc/grpc-js";
import type { Identity } from "../identity/identity.ts";
import { RpcError, type StatusName } from "../rpc/status.ts";
import { toServiceError, type ServiceError } from "./serviceError.ts";

/** One side of a bidirectional stream, in proto3 JSON. */
export interface MessageStream {
  receive(message: unknown): void;
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

/** Joins a gRPC stream to a message stream. */
export function connectStream(
  call: ServerDuplexStream<unknown, unknown>,
  open: (send: (message: unknown) => void) => MessageStream,
  decode: (message: unknown) => unknown,
  encode: (message: unknown) => unknown,
  failure: (error: unknown) => ServiceError,
): void {
  const stream = open((message) => {
    if (call.cancelled || call.writableEnded) return;
    const error = errorIn(message);
    if (error === null) call.write(encode(message));
    else call.emit("error", toServiceError(error));
  });
  call.on("data", (message) => {
    try {
      stream.receive(decode(message));
    } catch (error) {
      // For example a time outside the years 1 to 9999, which JSON cannot express.
      stream.close();
      call.emit("error", failure(error));
    }
  });
  call.on("end", () => {
    stream.close();
    call.end();
  });
  call.on("cancelled", () => stream.close());
}

/** The error in an error body, `null` for any other message. */
function errorIn(message: unknown): RpcError | null {
  if (typeof message !== "object" || message === null || !("error" in message)) return null;
  const { status, message: text } = message.error as { status: StatusName; message: string };
  return new RpcError(status, text);
}
