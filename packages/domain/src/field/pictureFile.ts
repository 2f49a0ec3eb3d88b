import * as v from "valibot";
import { formatFileSize } from "../format/fileSizeFormat.ts";
import { pictureFormats } from "./pictureFormats.ts";

/** Describes what is asked of a file to know whether it can be a picture: a browser's `File` has it. */
export interface PictureFile {
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** Holds what a picture of a client, an article or a recommendation must satisfy. Photos to analyse have `photoLimits`. */
export const pictureLimits = {
  /** Largest file, in bytes. */
  maxBytes: 10_000_000,
} as const;

/**
 * The extensions under which each stored type is kept, all of which every browser shows; the first one when the file's own is
 * none of them. What a person may choose is wider (`pictureFormats`).
 */
const extensions: Readonly<Record<string, readonly [string, ...string[]]>> = {
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
};

function isPictureFile(input: unknown): input is PictureFile {
  return (
    typeof input === "object" &&
    input !== null &&
    "name" in input &&
    typeof input.name === "string" &&
    "type" in input &&
    typeof input.type === "string" &&
    "size" in input &&
    typeof input.size === "number"
  );
}

/** Gives what is wrong with a picture, as a sentence; null when it can be sent. */
export function pictureProblem({ type, size }: PictureFile): string | null {
  if (!Object.hasOwn(extensions, type)) {
    return `Ce format n’est pas accepté. Choisissez une image ${pictureFormats.names}.`;
  }
  if (!(size > 0)) return "Ce fichier est vide.";
  const { maxBytes } = pictureLimits;
  return size > maxBytes ? `Cette image est trop lourde. ${formatFileSize(maxBytes)} au plus.` : null;
}

/** A new picture, or what becomes of the stored one. */
export type PictureChange = PictureFile | "kept" | "removed";

/** Holds what a picture field holds: a file within the limits, `kept` or `removed`. */
export const pictureChangeField: v.GenericSchema<PictureChange> = v.pipe(
  v.custom<PictureChange>(
    (input) => input === "kept" || input === "removed" || isPictureFile(input),
    "Choisissez une image.",
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || typeof dataset.value === "string") return;
    const message = pictureProblem(dataset.value);
    if (message !== null) addIssue({ message });
  }),
);

/**
 * The name under which a picture is stored: the id and the file's own extension, in lower case (specification 5).
 * An extension that is not one of the file's type is replaced by the type's.
 * @throws {RangeError} when the type is not accepted: check the file first
 */
export function pictureFileName(id: string, { name, type }: PictureFile): string {
  const known = Object.hasOwn(extensions, type) ? extensions[type] : undefined;
  if (known === undefined) throw new RangeError(`${type} is no type of a picture`);
  const own = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return `${id}.${known.find((extension) => extension === own) ?? known[0]}`;
}

/** Tells whether a name is one under which a picture of that id is stored. */
export function isPictureFileName(id: string, name: string): boolean {
  return Object.values(extensions)
    .flat()
    .some((extension) => name === `${id}.${extension}`);
}
