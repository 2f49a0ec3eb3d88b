/** A pattern as Firestore asks for it. */
interface Pattern {
  /** Tells whether all of a text is it. */
  readonly matches: (text: string) => boolean;
  /** Tells whether a text holds it. */
  readonly test: (text: string) => boolean;
}

/**
 * Stands in for the package `re2js`, 150 kB that Firestore loads for the patterns of its pipelines when a pipeline is
 * evaluated off line. This product has no pipelines; a pattern would be the browser's own.
 */
export const RE2JS = {
  compile(pattern: string): Pattern {
    const anywhere = new RegExp(pattern, "u");
    const all = new RegExp(`^(?:${pattern})$`, "u");
    return { matches: (text) => all.test(text), test: (text) => anywhere.test(text) };
  },
};
