/** Language and place of the kit without a host, and in the place of those of a host that cannot be used. */
export const defaultLocale = "fr-FR";
export const defaultTimeZone = "Europe/Paris";

const known = new Map<string, boolean>();

/** Tells once for each text whether a constructor of `Intl` takes it: it throws at what it does not know. */
function isTaken(key: string, make: () => unknown): boolean {
  const before = known.get(key);
  if (before !== undefined) return before;
  let taken = true;
  try {
    make();
  } catch {
    taken = false;
  }
  known.set(key, taken);
  return taken;
}

/** The locale, or `instead` for what is no BCP 47 tag: an empty text, « fr_FR ». */
export function supportedLocale(locale: string, instead: string = defaultLocale): string {
  return isTaken(`locale ${locale}`, () => new Intl.NumberFormat(locale)) ? locale : instead;
}

/** The time zone, or `instead` for what is no IANA name. */
export function supportedTimeZone(timeZone: string, instead: string = defaultTimeZone): string {
  const isZone = isTaken(`zone ${timeZone}`, () => new Intl.DateTimeFormat("en", { timeZone }));
  return isZone ? timeZone : instead;
}

/** True for a currency code that can be printed with its sign: « EUR », not « € ». */
export const isCurrency = (currency: string): boolean =>
  isTaken(`currency ${currency}`, () => new Intl.NumberFormat("en", { style: "currency", currency }));
