import { CarnationError, toCarnationError } from "@carnation/domain/error";
import { attestationFailure } from "./attestation.ts";
import { isOffline } from "./isOffline.ts";

/** Any failure of the backend as an error of the catalogue: one that comes of being offline, or not attested, says so. */
export function catalogueError(failure: unknown): CarnationError {
  const error = toCarnationError(failure);
  const refused = attestationFailure(error, isOffline());
  if (refused !== null) return refused;
  return error.code === "unavailable" && isOffline()
    ? new CarnationError("offline", error.message, { cause: failure })
    : error;
}

/** Runs a call to the backend; whatever it fails with becomes an error of the catalogue. */
export async function withCatalogueErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (failure) {
    throw catalogueError(failure);
  }
}
