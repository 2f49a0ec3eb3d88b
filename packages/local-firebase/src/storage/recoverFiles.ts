import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { LOST_FOLDER } from "../database/dataFolder.ts";
import { syncFolderNow } from "../database/syncFolder.ts";
import { StartupError } from "../problems/startupError.ts";
import type { ProblemSink } from "../problems/problem.ts";
import { OBJECTS_FOLDER, UPLOADS_FOLDER } from "./store/blobFiles.ts";
import type { ObjectStore } from "./store/objectStore.ts";
import type { Removals } from "./store/removals.ts";
import type { UploadStore } from "./store/uploadStore.ts";

export interface Recovery {
  /** Folder of the object bytes; `lost+found` is made beside it. */
  readonly folder: string;
  readonly objects: ObjectStore;
  readonly uploads: UploadStore;
  readonly removals: Removals;
  readonly problems: ProblemSink;
  /** Starts although none of the objects is there. */
  readonly allowMissing: boolean;
  /** Uploads that nobody has touched since then are given up; milliseconds since 1970. */
  readonly staleBefore: number;
}

/** Pattern of the names of our files. Whatever else lies in the folders is no sign of objects. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Names of damaged objects that are told. */
const TOLD = 10;

/**
 * Puts the folders in order after a crash, before anything is served. Deleted is only what has been written down as to
 * be deleted; what nobody knows moves to `lost+found`. What is refused stays as it is, the database too.
 * @throws StartupError OBJECTS_UNKNOWN or OBJECTS_MISSING when database and files are not of one folder
 */
export function recoverFiles(recovery: Recovery): void {
  const { folder, problems, uploads, removals } = recovery;
  const paths = { objects: join(folder, OBJECTS_FOLDER), uploads: join(folder, UPLOADS_FOLDER) };
  const lostRoot = join(folder, "..", LOST_FOLDER);
  const asTheyWere = survey(recovery, paths, lostRoot);
  refuseMismatch(asTheyWere, paths, recovery.allowMissing);
  const isLess = uploads.deleteStale(recovery.staleBefore);
  const { blobs, going, late, lost, found } = isLess ? survey(recovery, paths, lostRoot) : asTheyWere;

  for (const path of Object.values(paths)) mkdirSync(path, { recursive: true });
  for (const path of going) rmSync(path, { force: true });
  for (const id of late) renameSync(join(paths.objects, id), join(paths.uploads, id));
  for (const [id, path] of found) renameSync(path, join(paths.objects, id));
  const foundPaths = new Set(found.values());
  const lostUploads = lost.uploads.filter((id) => !foundPaths.has(join(paths.uploads, id)));
  const aside = putAside(lostRoot, paths, { objects: lost.objects, uploads: lostUploads });
  for (const path of Object.values(paths)) syncFolderNow(path);
  removals.clear();
  if (found.size > 0) problems.notice("OBJECTS_FOUND", { count: found.size });
  if (aside !== null) problems.notice("LOST_AND_FOUND", { folder: aside.place, count: aside.count });
  tellDamaged(blobs, paths.objects, problems);
}

/** Sorts the files by where they belong, by what the database says. */
function survey({ objects, uploads, removals }: Recovery, paths: Paths, lostRoot: string) {
  const blobs = objects.blobs();
  const known = new Set(blobs.map(({ blobId }) => blobId));
  const superfluous = removals.all().filter(({ id, folder }) => folder === UPLOADS_FOLDER || !known.has(id));
  const going = new Set(superfluous.map(({ folder, id }) => join(paths[folder], id)));
  const isOpen = (id: string): boolean => uploads.get(id)?.state === "active";
  /** A kill between the rename and the commit: an upload that is whole, and open. */
  const isLate = (id: string): boolean =>
    isOpen(id) && sizeOf(join(paths.objects, id)) === uploads.get(id)?.received;

  const strangers = namesIn(paths.objects).filter(
    (id) => !known.has(id) && !going.has(join(paths.objects, id)),
  );
  const late = strangers.filter(isLate);
  const lost = {
    objects: strangers.filter((id) => !late.includes(id)),
    uploads: namesIn(paths.uploads).filter((id) => !isOpen(id) && !going.has(join(paths.uploads, id))),
  };
  const missing = blobs.filter(({ blobId }) => sizeOf(join(paths.objects, blobId)) === null);
  return { blobs, going, late, lost, missing, found: findLost(missing, paths.uploads, lostRoot) };
}

function refuseMismatch(
  { blobs, lost, missing, found }: ReturnType<typeof survey>,
  { objects: folder }: Paths,
  allowMissing: boolean,
): void {
  if (blobs.length === 0 && lost.objects.some((name) => ID.test(name))) {
    throw new StartupError("OBJECTS_UNKNOWN", { folder, count: lost.objects.length });
  }
  if (missing.length > 0 && missing.length === blobs.length && found.size === 0 && !allowMissing) {
    throw new StartupError("OBJECTS_MISSING", { folder, count: missing.length });
  }
}

type Blobs = ReturnType<ObjectStore["blobs"]>;
type Names = Readonly<Record<"objects" | "uploads", readonly string[]>>;
type Paths = Readonly<Record<"objects" | "uploads", string>>;

/** Finds missing objects, by id: in `lost+found`, when an older database was started in the meantime. */
function findLost(missing: Blobs, uploads: string, lostRoot: string): ReadonlyMap<string, string> {
  if (missing.length === 0) return new Map();
  const days = namesIn(lostRoot).map((day) => join(lostRoot, day));
  const places = [uploads, ...days.flatMap((day) => [join(day, "objects"), join(day, "uploads")])];
  return new Map(
    missing.flatMap(({ blobId, size }) => {
      const place = places.find((place) => sizeOf(join(place, blobId)) === size);
      return place === undefined ? [] : [[blobId, join(place, blobId)] as const];
    }),
  );
}

/**
 * Moves what nobody knows. What cannot be moved (the folder is a link to another disk) does no harm where it is.
 * @returns the folder that they lie in now, and how many; `null` when nothing was moved
 */
function putAside(lostRoot: string, paths: Paths, names: Names): { place: string; count: number } | null {
  if (names.objects.length + names.uploads.length === 0) return null;
  let count = 0;
  const place = newFolder(lostRoot);
  for (const kind of ["objects", "uploads"] as const) {
    if (names[kind].length === 0) continue;
    mkdirSync(join(place, kind), { mode: 0o700 });
    for (const name of names[kind]) {
      try {
        renameSync(join(paths[kind], name), join(place, kind, name));
        count += 1;
      } catch (error) {
        if (!(error instanceof Error) || !("code" in error) || error.code !== "EXDEV") throw error;
      }
    }
    syncFolderNow(join(place, kind));
  }
  if (count === 0) {
    rmSync(place, { recursive: true });
    return null;
  }
  for (const folder of [place, lostRoot]) syncFolderNow(folder);
  return { place, count };
}

function tellDamaged(blobs: Blobs, folder: string, problems: ProblemSink): void {
  const sizes = blobs.map((blob) => ({ blob, found: sizeOf(join(folder, blob.blobId)) }));
  const bad = sizes.filter(({ blob, found }) => found !== blob.size);
  if (bad.length === 0) return;
  const missing = bad.filter(({ found }) => found === null).length;
  const names = bad.slice(0, TOLD).map(({ blob }) => `${blob.bucket}/${blob.name}`);
  problems.notice("OBJECTS_DAMAGED", { missing, damaged: bad.length - missing, names });
}

/** Bytes of a file, `null` when there is none. */
function sizeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.size ?? null;
}

/** Lists the files of a folder, but for what a desktop leaves in any, and a probe that was cut short. */
function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => !/^(?:\..*|Thumbs\.db|desktop\.ini)$/i.test(name));
}

/** A folder of the present moment, `2026-11-22T10-00-00Z`. */
function newFolder(root: string): string {
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const moment = new Date().toISOString().replace(/\.\d+/, "").replaceAll(":", "-");
  for (let n = 1; ; n += 1) {
    const place = join(root, n === 1 ? moment : `${moment}-${n}`);
    if (existsSync(place)) continue;
    mkdirSync(place, { mode: 0o700 });
    return place;
  }
}
