import { closeSync, fstatSync, openSync, renameSync, writeSync } from "node:fs";

export interface LogFile {
  write(line: string): void;
  close(): void;
}

/**
 * A log that never grows beyond twice `limit`: full, it takes the place of the one before it. A line that cannot be
 * written is counted, and the count is told as soon as one can: a full disk must not end the process.
 * @param limit bytes of one file
 */
export function openLogFile(file: string, olderSuffix: string, limit: number): LogFile {
  let handle: number | null = null;
  let size = 0;
  let lost = 0;

  function ready(): number {
    if (handle !== null && size < limit) return handle;
    if (handle !== null) {
      close();
      renameSync(file, `${file}${olderSuffix}`);
    }
    handle = openSync(file, "a", 0o600);
    ({ size } = fstatSync(handle));
    return handle;
  }

  function append(text: string): void {
    const bytes = Buffer.from(`${new Date().toISOString()} ${text}\n`);
    const target = ready();
    for (let written = 0; written < bytes.length;) written += writeSync(target, bytes, written);
    size += bytes.length;
  }

  function close(): void {
    if (handle !== null) closeSync(handle);
    handle = null;
  }

  return {
    write(line) {
      try {
        if (lost > 0) append(`(${lost} lines could not be written)`);
        lost = 0;
        append(line);
      } catch {
        lost += 1;
      }
    },
    close,
  };
}
