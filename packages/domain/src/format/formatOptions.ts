/** Language of every text of the product, for a caller that names none. */
export const DEFAULT_LOCALE = "fr-FR";

/** Describes what every format takes last. */
export interface FormatOptions {
  /** BCP 47 tag of the language, `fr-FR` by default: never the machine's own, so that all runtimes agree. */
  readonly locale?: string | undefined;
}
