/** Pixels of a printed logo at most: 300 to the inch of the room that it has. */
const SIZE = { width: 480, height: 170 } as const;

/** A logo as it is printed. */
export interface PrintedLogo {
  /** A PNG on white. */
  readonly png: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** First bytes of what a logo may be: other types can do more than show a picture. */
const starts = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x52, 0x49, 0x46, 0x46],
] as const;

/** A stored logo, small, upright and on white paper; null when the bytes are no picture. */
export async function printedLogo(bytes: Uint8Array): Promise<PrintedLogo | null> {
  if (!starts.some((start) => start.every((byte, index) => bytes[index] === byte))) return null;
  const { default: sharp } = await import("sharp");
  try {
    const { data, info } = await sharp(bytes)
      .autoOrient()
      .resize({ ...SIZE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .png()
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
