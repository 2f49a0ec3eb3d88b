/** A refusal with the HTTP status that the storage SDKs map to their error codes. */
export class StorageError extends Error {
  readonly httpStatus: number;

  constructor(httpStatus: number, message: string) {
    super(message);
    this.name = "StorageError";
    this.httpStatus = httpStatus;
  }
}

export function notFound(what = "Not Found."): StorageError {
  return new StorageError(404, what);
}
