/** The first bytes of every JPEG: a name says nothing, and other types can do more than show a picture. */
const JPEG_START = [0xff, 0xd8, 0xff] as const;

/** Tells whether bytes begin as a JPEG does. */
export function isJpeg(bytes: Uint8Array): boolean {
  return JPEG_START.every((byte, index) => bytes[index] === byte);
}
