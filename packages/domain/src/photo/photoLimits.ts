/** Holds what a photo must satisfy to be uploaded for analysis. */
export const photoLimits = {
  /** Smallest width and height, in pixels, of the photo. */
  minSidePx: 480,
  /** Largest number of pixels of a photo that is stored, which the engine decodes. */
  maxPixels: 50_000_000,
  /** Largest number of pixels that may be chosen, and is reduced: « 50 Mpx » sensors give up to 8,192 × 6,144. */
  maxChosenPixels: 52_000_000,
  /** Largest upload, in bytes. */
  maxUploadBytes: 20 * 1024 * 1024,
  /** The one type that is uploaded and stored: what a person chooses (`pictureFormats`) is converted in the browser. */
  uploadType: "image/jpeg",
} as const;
