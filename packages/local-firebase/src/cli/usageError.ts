/** The command line says something that no command understands. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
