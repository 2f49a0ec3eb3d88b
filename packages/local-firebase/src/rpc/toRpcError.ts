import { RpcError } from "./status.ts";

/**
 * Makes the error that a client is told of any failure. Failures of the disk are temporary (`UNAVAILABLE`: the SDK
 * tries again); anything unexpected is a fault of ours: `INTERNAL`, with the stack in the log and nothing of it for the
 * client.
 */
export function toRpcError(error: unknown, log: (line: string) => void): RpcError {
  if (error instanceof RpcError) return error;
  log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  if (error instanceof Error && "code" in error && error.code === "ERR_SQLITE_ERROR") {
    return new RpcError("UNAVAILABLE", "The database cannot be written at the moment.");
  }
  return new RpcError("INTERNAL", "Internal error.");
}
