const KIB = 1024;

/** Sizes of picture uploads, in bytes (specification, section 9). */
export const uploadChunkBytes = {
  /** The first chunk; a file above it is sent resumably. */
  first: 256 * KIB,
  /** Every chunk stays under it. */
  under: 32 * KIB * KIB,
} as const;

/** Whether a file is sent resumably, in chunks; a smaller one goes in a single request. */
export function isResumableUpload(bytes: number): boolean {
  return bytes > uploadChunkBytes.first;
}

/**
 * The size in bytes of the chunk after one that arrived: twice as much while that stays under the limit, as Firebase's
 * SDK does.
 */
export function nextChunkBytes(arrived: number): number {
  const doubled = arrived * 2;
  return doubled < uploadChunkBytes.under ? doubled : arrived;
}
