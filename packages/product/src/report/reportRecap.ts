import { type DiagnosisComparison, recapText } from "@carnation/domain/comparison";
import { type RecapPart, recapSentences } from "@carnation/domain/internal/comparison";
import { shortenText } from "@carnation/domain/internal/text";
import { typeset } from "@carnation/domain/text";
import { COMPARISON_RECAP_MAX } from "../comparison/comparisonRecap.ts";
import type { ComparisonRecap } from "../comparison/comparisonRecap.ts";

/** Most line ends that are kept: beyond them a text is set without any but those of its first paragraphs. */
const MOST_LINE_ENDS = 16;
const MOST_PARAGRAPHS = 8;

/** The written recap as a report prints it. */
export interface ReportRecap {
  readonly paragraphs: readonly string[];
  /** Person who wrote it; a generated text is always marked as one, with the sentence of the settings. */
  readonly note: string;
}

/** A recap as a report takes it. */
export type RecapToReport = Pick<ComparisonRecap, "text" | "source"> &
  Partial<Pick<ComparisonRecap, "disclaimer">>;

/** Parts of a recap that a report says in a place of their own. */
const elsewhere: readonly RecapPart[] = ["comparability", "limits", "next-photo"];

/**
 * The recap of a report: the stored one, or without it the one that rules write. What the report prints elsewhere is
 * left out of it, word for word.
 * @param author who answers for it: the professional
 * @param disclaimer the sentence under a generated text which was stored with none
 */
export function reportRecap(
  comparison: DiagnosisComparison,
  recap: RecapToReport | null,
  author: string,
  disclaimer: string,
): ReportRecap {
  const { text, source, ...stored }: RecapToReport =
    recap !== null && recap.text.trim() !== "" ? recap : { text: recapText(comparison), source: "rules" };
  const said = recapSentences(comparison)
    .filter(({ part }) => elsewhere.includes(part))
    .map((sentence) => sentence.text);
  const own = said.reduce((rest, sentence) => rest.replace(sentence, ""), text);
  const short =
    own.length > COMPARISON_RECAP_MAX ? `${shortenText(own, COMPARISON_RECAP_MAX).trimEnd()}…` : own;
  return {
    paragraphs: paragraphsOf(short),
    note:
      source === "professional"
        ? `Texte écrit par ${author}.`
        : generatedNote((stored.disclaimer ?? disclaimer).trim()),
  };
}

/** A sentence that says by itself that the text is generated stands alone. */
function generatedNote(disclaimer: string): string {
  if (/g[ée]n[ée]r[ée]/iu.test(disclaimer)) return disclaimer;
  return `Texte généré automatiquement à partir des mesures. ${disclaimer}`.trim();
}

/** A text in its paragraphs; one that is mostly line ends would fill pages with air. */
function paragraphsOf(text: string): string[] {
  const paragraphs = text
    .split(/\n\s*\n/u)
    .map((paragraph) => typeset(paragraph.trim().replace(/[^\S\n]*[^\S\n\u00A0\u202F][^\S\n]*/gu, " ")))
    .filter((paragraph) => paragraph !== "");
  const lineEnds = paragraphs.reduce((sum, paragraph) => sum + paragraph.split("\n").length, 0);
  if (lineEnds <= MOST_LINE_ENDS) return paragraphs;
  const [first, rest] = [paragraphs.slice(0, MOST_PARAGRAPHS - 1), paragraphs.slice(MOST_PARAGRAPHS - 1)];
  return [...first, rest.join(" ")]
    .map((paragraph) => paragraph.replaceAll("\n", " "))
    .filter((paragraph) => paragraph !== "");
}
