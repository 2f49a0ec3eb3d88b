/** Tells whether there is a process of this id. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
