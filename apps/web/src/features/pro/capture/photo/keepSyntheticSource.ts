import { METADATA_BYTES, syntheticSourceOf, withSyntheticSource } from "@carnation/domain/internal/photo";

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/**
 * Restates in a JPEG that was drawn again what the file that it comes from says of its picture: that it is synthetic, and
 * nobody of any age is on it. Of all metadata this alone goes on.
 * @returns the JPEG itself where the picture is a photo
 */
export async function keepSyntheticSource(original: Blob, jpeg: Blob): Promise<Blob> {
  const source = syntheticSourceOf(await bytesOf(original.slice(0, METADATA_BYTES)));
  return source === null
    ? jpeg
    : new Blob([withSyntheticSource(await bytesOf(jpeg), source)], { type: jpeg.type });
}
