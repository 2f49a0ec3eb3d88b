import { DEFAULT_LOCALE, type FormatOptions } from "./formatOptions.ts";

/** Way that the last item of a list is joined: « et » or « ou ». */
export interface ListFormatOptions extends FormatOptions {
  readonly type?: "conjunction" | "disjunction";
}

/** A list in a sentence: "teint apaisé, peau nette et ovale net". */
export function formatList(
  items: readonly string[],
  { locale = DEFAULT_LOCALE, type = "conjunction" }: ListFormatOptions = {},
): string {
  return new Intl.ListFormat(locale, { type }).format(items);
}
