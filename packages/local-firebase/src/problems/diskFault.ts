/** `readOnly` is also what permissions forbid; `damaged`: the database is not what SQLite has written. */
export type DiskFault = "full" | "readOnly" | "damaged" | "failing";

const SYSTEM: Readonly<Record<string, DiskFault>> = {
  ENOSPC: "full",
  EDQUOT: "full",
  EROFS: "readOnly",
  EACCES: "readOnly",
  EPERM: "readOnly",
  EIO: "failing",
  EFBIG: "failing",
};

/** Calls on sockets fail with some of the same codes. */
const OF_SOCKETS = new Set(["accept", "bind", "connect", "listen"]);

/** SQLite's primary result codes. */
const SQLITE: Readonly<Record<number, DiskFault>> = {
  8: "readOnly",
  10: "failing",
  11: "damaged",
  13: "full",
  14: "readOnly",
  26: "damaged",
};

/** Classifies a failure of the disk; `null` for one that is not the disk's. */
export function diskFault(error: unknown): DiskFault | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  if (error.code === "ERR_SQLITE_ERROR") {
    // Extended codes carry the primary one in their lowest byte.
    return "errcode" in error ? (SQLITE[Number(error.errcode) & 0xff] ?? null) : null;
  }
  if (!("syscall" in error) || OF_SOCKETS.has(String(error.syscall))) return null;
  return SYSTEM[String(error.code)] ?? null;
}

/** Tells whether a failure says that a file is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
