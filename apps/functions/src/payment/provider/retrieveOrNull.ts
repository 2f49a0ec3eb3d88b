/** The HTTP status of what is not there. */
const NOT_FOUND = 404;

/** Gives what the provider answers; null for what it does not have, or has no more. */
export async function retrieveOrNull<T extends object>(
  asked: Promise<T>,
): Promise<Exclude<T, { deleted: true }> | null> {
  try {
    const found = await asked;
    return isDeleted(found) ? null : (found as Exclude<T, { deleted: true }>);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Tells whether the provider says of an object that it was deleted there; of one that it never had, it does not. */
export async function wasDeleted(asked: Promise<object>): Promise<boolean> {
  try {
    return isDeleted(await asked);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Tells whether the provider says that there is no such object. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "statusCode" in error && error.statusCode === NOT_FOUND;
}

function isDeleted(found: object): boolean {
  return "deleted" in found && found.deleted === true;
}
