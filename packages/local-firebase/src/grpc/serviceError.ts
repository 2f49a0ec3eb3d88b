import { GRPC_CODES, type RpcError } from "../rpc/status.ts";

/** An error as grpc-js takes it: `details` becomes the status message. */
export interface ServiceError {
  readonly code: number;
  readonly details: string;
}

export function toServiceError({ status, message }: RpcError): ServiceError {
  return { code: GRPC_CODES[status], details: message };
}
