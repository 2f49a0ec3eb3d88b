import { GRPC_CODES, type RpcError } from "../rpc/status.ts";

/** An error as grpc-js takes it: `details` becomes the status message. */
export function toServiceError({ status, message }: RpcError): { code: number; details: string } {
  return { code: GRPC_CODES[status], details: message };
}
