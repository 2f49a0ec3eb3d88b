/** Describes what names a control that has no label of its own: its own words, or the id of those that the page shows. */
export type AccessibleName =
  | { readonly "aria-label": string; readonly "aria-labelledby"?: undefined }
  | { readonly "aria-labelledby": string; readonly "aria-label"?: undefined };
