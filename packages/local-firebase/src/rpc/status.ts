/** The canonical status names of Google RPC, as they travel in error bodies. */
export type StatusName = keyof typeof GRPC_CODES;

/** Numeric gRPC code of each status (google/rpc/code.proto). */
export const GRPC_CODES = {
  OK: 0,
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16,
} as const;

/** HTTP status that carries each RPC status (google/rpc/code.proto, "HTTP Mapping"). */
export const HTTP_CODES: Readonly<Record<StatusName, number>> = {
  OK: 200,
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DATA_LOSS: 500,
  UNAUTHENTICATED: 401,
};

/** A failure meant for the client: its status and message reach the SDK unchanged. */
export class RpcError extends Error {
  readonly status: StatusName;
  /** Status of the HTTP answer. */
  readonly httpCode: number;

  constructor(status: StatusName, message: string, httpCode = HTTP_CODES[status]) {
    super(message);
    this.name = "RpcError";
    this.status = status;
    this.httpCode = httpCode;
  }

  /** Body of a REST answer or of a WebChannel error message. */
  toBody(): { error: { code: number; message: string; status: StatusName } } {
    return { error: { code: this.httpCode, message: this.message, status: this.status } };
  }
}
