const months = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre";

/** Signs of French that a keyboard writes otherwise. */
const faults: Readonly<Record<string, RegExp>> = {
  "an ordinary space before : ; ! ? % € »": / [:;!?%€»](?!\w)/u,
  "an ordinary space behind «": /« /u,
  "another space than U+202F before ; ! ?": /\u00A0[;!?]/u,
  "another space than U+00A0 before : % € or inside « »": /\u202F[:%€»]|«\u202F/u,
  "a straight apostrophe": /(?<![\p{L}'])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|aujourd)'(?=[\p{L}\uFFFC])/iu,
  "an ordinary space in a date": new RegExp(
    String.raw`(?:\d|er|\uFFFC) (?:${months})\b|\b(?:${months}) (?:\d{4}|\uFFFC)`,
    "u",
  ),
  // Words around it: coordinates have none.
  "an ordinary space between groups of digits": /\p{L}{2}[^]* \d{1,3} \d{3}(?![\d ])[^]*\p{L}{2}/u,
};

/** Names what is wrong with the spaces and apostrophes of a French text; empty for nothing. */
export const typographyFaults = (text: string): readonly string[] =>
  Object.entries(faults)
    .filter(([, pattern]) => pattern.test(text))
    .map(([fault]) => fault);
