/** Holds what a photo must satisfy to be uploaded for analysis. */
export const photoLimits = {
  /** Smallest width and height, in pixels, of the photo. */
  minSidePx: 480,
  /** Largest number of pixels that is decoded. */
  maxPixels: 50_000_000,
  /** Largest upload, in bytes. */
  maxUploadBytes: 20 * 1024 * 1024,
  /** The one type that is uploaded and stored. */
  uploadType: "image/jpeg",
  /** Holds what a person may choose; converted to the upload type in the browser. */
  acceptedTypes: ["image/jpeg", "image/png", "image/webp", "image/heic", "image/heif"],
} as const;
