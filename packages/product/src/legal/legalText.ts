import { typeset } from "@carnation/domain/text";

/** A text of the law's: of the site, of the account, of the data. */
export interface LegalText {
  readonly title: string;
  /** The day on which its words came into force, ISO 8601; null of one that nobody accepts. */
  readonly version: string | null;
  readonly sections: readonly LegalSection[];
}

/** A titled part of a legal text. */
export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** A part as it is written: its heading, then its paragraphs, with ordinary spaces. */
export type WrittenSection = readonly [heading: string, ...paragraphs: string[]];

/** Stands for a fact that the deployment has not set. */
const TO_BE_SET = "[à compléter]";

/** A fact of the deployment, or what says that it is not set. */
export function fact(value: string | null): string {
  return value ?? TO_BE_SET;
}

/** Puts the spaces of French typography into a written text. */
export function legalText(
  title: string,
  version: string | null,
  sections: readonly WrittenSection[],
): LegalText {
  return {
    title,
    version,
    sections: sections.map(([heading, ...paragraphs]) => ({
      heading: typeset(heading),
      paragraphs: paragraphs.map(typeset),
    })),
  };
}
