import type { DiagnosisFiles } from "@carnation/data";
import { isDocumentId } from "@carnation/domain/internal/wire";

/** The page whose photo is the largest thing on it. */
const RESULTS = /^\/user\/diagnosis\/results\/([^/%]+)\/?$/u;

/** Longest wait of everything else for what is read ahead, in milliseconds. */
const AHEAD_MS = 3000;

/** The diagnosis whose photo an address shows; null where a page shows none. */
export function photoOf(pathname: string): string | null {
  const id = RESULTS.exec(pathname)?.[1];
  return id !== undefined && isDocumentId(id) ? id : null;
}

interface ReadAhead {
  readonly files: DiagnosisFiles;
  /** Resolves when what was asked for is there, will not be, or takes too long to be waited for. */
  readonly done: Promise<void>;
}

/**
 * Asks for the photo that the address shows, while the code that shows it is still on its way: they come side by side.
 * Whoever reads it first gets what was asked for; reading it again asks again.
 */
export function readAhead(files: DiagnosisFiles, pathname: string): ReadAhead {
  const id = photoOf(pathname);
  if (id === null) return { files, done: Promise.resolve() };
  const asked = files.thumbnail(id, 640);
  let ahead: Promise<Blob> | null = asked;
  const thumbnail: DiagnosisFiles["thumbnail"] = (of, size) => {
    const mine = of === id && size === 640 ? ahead : null;
    if (mine !== null) ahead = null;
    return mine ?? files.thumbnail(of, size);
  };
  const late = new Promise((resolve) => {
    setTimeout(resolve, AHEAD_MS);
  });
  const done = Promise.race([late, asked.catch(() => undefined)]).then(() => undefined);
  return { files: { ...files, thumbnail }, done };
}
