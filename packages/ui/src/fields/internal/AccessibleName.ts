/** Describes what names a control that has no label of its own: its own words, or the id of those that the page shows. */
export type AccessibleName =
  | {
      /** Name of the control, in words; the control needs this or `aria-labelledby`. */
      readonly "aria-label": string;
      readonly "aria-labelledby"?: undefined;
    }
  | {
      /** Id of the element that names the control; the control needs this or `aria-label`. */
      readonly "aria-labelledby": string;
      readonly "aria-label"?: undefined;
    };
