/** Width and height in pixels, as stored (before any EXIF orientation). */
export interface ImageHeader {
  readonly width: number;
  readonly height: number;
}

/** Picture of a type that is taken, by its first bytes, and how large it is where they tell. */
export interface SniffedImage {
  /** Null where the header does not tell: the picture may be whole all the same, and its decoder knows. */
  readonly header: ImageHeader | null;
}

/**
 * Reads the dimensions of an image from its bytes, without decoding a pixel, in one walk over the file at most: whatever it holds.
 * Metadata is skipped unread, so that what cannot be read of it refuses no picture.
 * @returns null when the bytes are no JPEG, PNG or WebP, whatever the file's name says
 */
export function sniffImage(bytes: Uint8Array): SniffedImage | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const { isType, read } of readers) {
    if (isType(bytes)) return { header: within(view, read) };
  }
  return null;
}

type Read = (view: DataView) => ImageHeader | null;

const readers: readonly { readonly isType: (bytes: Uint8Array) => boolean; readonly read: Read }[] = [
  { isType: (bytes) => startsWith(bytes, 0, [0xff, 0xd8, 0xff]), read: readJpeg },
  {
    isType: (bytes) => startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    read: readPng,
  },
  {
    isType: (bytes) => startsWith(bytes, 0, textBytes("RIFF")) && startsWith(bytes, 8, textBytes("WEBP")),
    read: readWebp,
  },
];

function textBytes(text: string): readonly number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

function startsWith(bytes: Uint8Array, at: number, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[at + index] === byte);
}

/** Reads a header; null where the file ends in it, or it says that the picture has no size. */
function within(view: DataView, read: Read): ImageHeader | null {
  try {
    const header = read(view);
    return header !== null && header.width > 0 && header.height > 0 ? header : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Frame headers (SOF): C0 to CF without the tables that stand between them. */
const TABLES = new Set([0xc4, 0xc8, 0xcc]);
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !TABLES.has(marker);

/** Markers without a length: TEM, the restarts, and the start of an image. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** Walks the segments of a JPEG up to its frame; any number of fill bytes may stand before a marker (T.81, B.1.1.2). */
function readJpeg(view: DataView): ImageHeader | null {
  for (let at = 2; ;) {
    // What is no marker is skipped, as decoders do.
    if (view.getUint8(at) !== 0xff) {
      at += 1;
      continue;
    }
    const marker = view.getUint8(at + 1);
    if (marker === 0xff || marker === 0) at += 1;
    else if (isBare(marker)) at += 2;
    else if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else if (marker === END_OF_IMAGE || marker === START_OF_SCAN) return null;
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
}

/** Its first chunk is IHDR. */
function readPng(view: DataView): ImageHeader {
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The least 14 bits of a word are a side of a lossy frame. */
const SIDE_14_BITS = 0x3fff;

/** Its first chunk is a lossy frame, a lossless one, or the canvas of what has more: of an animation, too. */
function readWebp(view: DataView): ImageHeader | null {
  const kind = view.getUint32(12);
  if (kind === word("VP8 ")) {
    return {
      width: view.getUint16(26, true) & SIDE_14_BITS,
      height: view.getUint16(28, true) & SIDE_14_BITS,
    };
  }
  if (kind === word("VP8L")) {
    const sides = view.getUint32(21, true);
    return { width: (sides & SIDE_14_BITS) + 1, height: ((sides >>> 14) & SIDE_14_BITS) + 1 };
  }
  if (kind !== word("VP8X")) return null;
  const side = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  return { width: side(24), height: side(27) };
}

function word(text: string): number {
  return textBytes(text).reduce((sum, byte) => sum * 256 + byte, 0);
}
