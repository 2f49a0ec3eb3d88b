// An Intl format costs more to make than to use: each is made on its first use and kept by locale and options.

const numbers = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();
const dates = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

/** The number format of a locale. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(numbers, locale, options, () => new Intl.NumberFormat(locale, options));
}

/** The date format of a locale. */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dates, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

function kept<Format>(
  formats: Map<string, Format>,
  locale: string,
  options: object,
  make: () => Format,
): Format {
  const key = `${locale} ${JSON.stringify(options)}`;
  const found = formats.get(key);
  if (found) return found;
  const made = make();
  formats.set(key, made);
  return made;
}
