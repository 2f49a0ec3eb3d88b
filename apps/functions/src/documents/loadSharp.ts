import type sharpModule from "sharp";

/**
 * Loads the image library once a picture is drawn: whoever only starts the functions does not wait for it. Its cache of operations
 * is off: no picture is drawn twice, and it held a third of an instance's memory (`npm run bench:function-memory`).
 */
export async function loadSharp(): Promise<typeof sharpModule> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  return sharp;
}
