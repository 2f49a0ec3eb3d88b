/**
 * Memory, and calls at once, of a function that draws photos of up to 50 megapixels
 * (`npm run bench:function-memory`, decision 091).
 */
export const drawsPhotos = { memory: "1GiB", concurrency: 3 } as const;
