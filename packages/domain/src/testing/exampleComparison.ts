import { compared, diagnosis, laterDiagnosis, scores } from "./diagnoses.ts";

/** Scores of the drawn comparison screen, in June. */
export const june = scores({
  30: 38,
  31: 40,
  32: 61,
  33: 71,
  69: 69,
  35: 72,
  36: 88,
  37: 68,
  39: 71,
  41: 41,
  50: 41,
  51: 66,
  999: 3,
});
/** Those of November; the firmness was not measured. */
export const november = scores({
  30: 46,
  31: 39,
  32: 63,
  33: 84,
  69: 71,
  35: 74,
  36: 94,
  39: 64,
  41: 37,
  50: 47,
  51: 81,
  999: 3,
});
/** The comparison of the two. */
export const example = compared(diagnosis(june), laterDiagnosis(november));
