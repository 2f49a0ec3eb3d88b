/** Bytes that hold the brands of a HEIC file. */
const BRAND_BYTES = 256;

/** Brands of pictures coded in HEVC; AVIF and films share the container under others. */
const BRAND = /^he(?:i[cmsx]|v[cmsx])$/u;

/** Tells whether bytes begin as a HEIC picture does, whatever the name and the type of their file say. */
export function startsAsHeic(bytes: Uint8Array): boolean {
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, BRAND_BYTES));
  if (text.slice(4, 8) !== "ftyp" || bytes.length < 16) return false;
  const { byteOffset, buffer } = bytes;
  const end = Math.min(new DataView(buffer, byteOffset).getUint32(0), text.length);
  // Major brand, its version, then the brands that the file is compatible with.
  const offsets = Array.from({ length: Math.max(0, Math.floor((end - 16) / 4)) }, (_, at) => 16 + 4 * at);
  return [8, ...offsets].some((offset) => BRAND.test(text.slice(offset, offset + 4)));
}

/** Tells whether a file begins as a HEIC picture does. */
export async function isHeic(file: Blob): Promise<boolean> {
  return startsAsHeic(new Uint8Array(await file.slice(0, BRAND_BYTES).arrayBuffer()));
}
