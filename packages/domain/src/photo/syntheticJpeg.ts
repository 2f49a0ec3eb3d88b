import { type SyntheticSource, syntheticSourceIn, syntheticSourceXmp } from "./digitalSource.ts";

/** Metadata stand before the picture: in the first segments of a JPEG, in the first chunks of a PNG. */
export const METADATA_BYTES = 0x4_00_00;

/** Of XMP in a JPEG: marker APP1, and the name that its content begins with. */
const APP1 = [0xff, 0xe1] as const;
const XMP_NAME = "http://ns.adobe.com/xap/1.0/\0";
/** Bytes of a marker. */
const MARKER = 2;
/** The second byte of the marker of APP0, which comes first where there is one. */
const APP0 = 0xe0;

/** Reads the code by which a file says that its picture is synthetic; null for a photo. The file may be cut after its metadata. */
export function syntheticSourceOf(file: Uint8Array): SyntheticSource | null {
  const bytes = Array.from(file.subarray(0, METADATA_BYTES), (byte) => String.fromCharCode(byte));
  return syntheticSourceIn(bytes.join(""));
}

/**
 * States in a JPEG without such a statement that its picture is synthetic; the picture itself stays as it is. Drawing a
 * picture again loses what its file said.
 * @returns the file with one segment more
 */
export function withSyntheticSource(jpeg: Uint8Array, source: SyntheticSource): Uint8Array<ArrayBuffer> {
  const content = Uint8Array.from(XMP_NAME + syntheticSourceXmp(source), (letter) => letter.charCodeAt(0));
  // A segment's length counts its own two bytes.
  const length = content.length + 2;
  const segment = [...APP1, length >> 8, length & 0xff, ...content];
  const at = endOfHeader(jpeg);
  const file = new Uint8Array(jpeg.length + segment.length);
  file.set(jpeg.subarray(0, at));
  file.set(segment, at);
  file.set(jpeg.subarray(at), at + segment.length);
  return file;
}

/** Finds the byte at which other segments may begin: after the marker of the image, and after APP0. */
function endOfHeader(jpeg: Uint8Array): number {
  const [, , , kind, high = 0, low = 0] = jpeg;
  return kind === APP0 ? MARKER + MARKER + high * 256 + low : MARKER;
}
