const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const LONG_MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const LONG_WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** @returns 1 to 12, `null` for anything else than an English month, in full or its first three letters */
export function monthNamed(name: string): number | null {
  const index = Math.max(MONTHS.indexOf(name.toLowerCase()), LONG_MONTHS.indexOf(name.toLowerCase()));
  return index < 0 ? null : index + 1;
}

/** @returns 0 (Sunday) to 6, `null` for anything else than an English weekday, in full or its first three letters */
export function weekdayNamed(name: string): number | null {
  const index = Math.max(WEEKDAYS.indexOf(name.toLowerCase()), LONG_WEEKDAYS.indexOf(name.toLowerCase()));
  return index < 0 ? null : index;
}
