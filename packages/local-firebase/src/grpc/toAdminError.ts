import { diskFault } from "../problems/diskFault.ts";
import { RpcError } from "../rpc/status.ts";
import { toRpcError } from "../rpc/toRpcError.ts";

/**
 * Makes the error that an admin SDK is told of any failure. Of a disk that is full, read-only or failing it is not told
 * UNAVAILABLE, as clients are: it would try again for up to ten minutes, and the function that waits for it would
 * answer nobody.
 */
export function toAdminError(error: unknown, log: (line: string) => void): RpcError {
  const failure = toRpcError(error, log);
  return diskFault(error) === null ? failure : new RpcError("FAILED_PRECONDITION", failure.message);
}
