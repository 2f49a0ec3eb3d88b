import { formatList } from "../format/listFormat.ts";

// HEIF is the container of HEIC: some devices give the one type, some the other.
const typesByName = {
  JPEG: ["image/jpeg"],
  PNG: ["image/png"],
  WebP: ["image/webp"],
  HEIC: ["image/heic", "image/heif"],
} as const;

/**
 * Formats in which a person may choose a picture, whatever it is of. HEIC is converted to JPEG in the browser and never
 * stored.
 */
export const pictureFormats = {
  /** Value of the `accept` attribute of a file input. */
  accept: /* @__PURE__ */ Object.values(typesByName).flat().join(","),
  /** Names in a French sentence: « JPEG, PNG, WebP ou HEIC ». */
  names: /* @__PURE__ */ formatList(Object.keys(typesByName), { type: "disjunction" }),
} as const;
