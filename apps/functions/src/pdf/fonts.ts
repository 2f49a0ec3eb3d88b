import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/**
 * The faces of every document: serif for titles, names and sentences about the skin, sans for everything else. Greek and
 * Cyrillic, which neither has, are set in `other`, wherever they stand; Arabic and Hebrew in faces of their own, which are
 * read by the first document that has such letters.
 */
export const faces = {
  serif: "Newsreader_400Regular.ttf",
  sans: "HankenGrotesk_400Regular.ttf",
  medium: "HankenGrotesk_500Medium.ttf",
  semibold: "HankenGrotesk_600SemiBold.ttf",
  other: "Manrope_400Regular.ttf",
  arabic: "NotoSansArabic_400Regular.ttf",
  hebrew: "NotoSansHebrew_400Regular.ttf",
} as const;

/** A face of a document. */
export type Face = keyof typeof faces;

/** The names of the faces that every document may need. */
export const faceNames: readonly Face[] = ["serif", "sans", "medium", "semibold", "other"];

/** The faces of scripts that are written from the right, with what tells their letters. */
export const rightToLeft: ReadonlyMap<Face, RegExp> = new Map([
  ["arabic", /\p{Script=Arabic}/u],
  ["hebrew", /\p{Script=Hebrew}/u],
]);

/** Height of capitals as a share of the size, as the fonts say; digits are as high. */
export const capHeight: Readonly<Record<Face, number>> = {
  serif: 0.67,
  sans: 0.697,
  medium: 0.697,
  semibold: 0.697,
  other: 0.72,
  arabic: 0.714,
  hebrew: 0.714,
};

/** Beside the bundle, or beside a chunk of it among its assets; when the source runs directly, beside this file. */
const places = [new URL("./assets/fonts/", import.meta.url), new URL("./fonts/", import.meta.url)] as const;

let read: Promise<ReadonlyMap<Face, Buffer>> | undefined;

/** The bytes of every face, read once. */
export async function fontFiles(): Promise<ReadonlyMap<Face, Buffer>> {
  read ??= readFonts();
  return read;
}

/** The bytes of the face of a script, which are read where they are first needed: in the middle of a page. */
export function scriptFontFile(face: Face): Buffer {
  const folder = places.find((place) => existsSync(fileURLToPath(place))) ?? places[0];
  return readFileSync(new URL(faces[face], folder));
}

async function readFonts(): Promise<ReadonlyMap<Face, Buffer>> {
  const folder = places.find((place) => existsSync(fileURLToPath(place))) ?? places[0];
  const files = faceNames.map(async (face): Promise<[Face, Buffer]> => [
    face,
    await readFile(new URL(faces[face], folder)),
  ]);
  return new Map(await Promise.all(files));
}
