/** An instant as an attribute of a `time` has it; nothing for what is no date, which `toISOString` throws at. */
export function isoInstant(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
