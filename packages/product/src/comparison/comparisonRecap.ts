import { CarnationError } from "@carnation/domain/error";
import {
  optionalDateSchema,
  optionalRelatedIdSchema,
  readableTextSchema,
} from "@carnation/domain/internal/wire";
import * as v from "valibot";

/** Longest recap, UTF-16 units: what a page of the report holds. */
export const COMPARISON_RECAP_MAX = 4000;

/** A recap is started when it is asked for, then done, or in error when it could not be written. */
export const comparisonRecapStates = ["started", "done", "error"] as const;

/** Measure of how far a recap is: it is watched live until it is done. */
export type ComparisonRecapState = (typeof comparisonRecapStates)[number];

/** Person who wrote a recap: the rules of `recapText`, a language model, or the professional who edited it. */
export const comparisonRecapSources = ["rules", "model", "professional"] as const;

/** Person who wrote a recap. */
export type ComparisonRecapSource = (typeof comparisonRecapSources)[number];

/** A written recap, as stored under `users/{uid}/ia-recaps/{oldId-newId}`. */
export interface ComparisonRecap {
  /** `oldId-newId`: see `comparisonKey`. */
  readonly id: string;
  /** Id of the older diagnosis; null when the document does not say, because a key cannot be taken apart. */
  readonly oldDiagnosisId: string | null;
  /** Id of the newer diagnosis; null when the document does not say. */
  readonly newDiagnosisId: string | null;
  /** French paragraphs separated by an empty line; empty until the recap is done. */
  readonly text: string;
  readonly state: ComparisonRecapState;
  readonly source: ComparisonRecapSource;
  /** The sentence that stands under it: that of the settings when it was generated; null when the document has none. */
  readonly disclaimer: string | null;
  /** Moment when it was asked for; null when the document does not say. */
  readonly created: Date | null;
}

const storedRecap = v.object({
  oldDiagnosisId: optionalRelatedIdSchema("diagnosis"),
  newDiagnosisId: optionalRelatedIdSchema("diagnosis"),
  text: readableTextSchema,
  state: v.fallback(v.nullish(v.picklist(comparisonRecapStates)), undefined),
  source: v.fallback(v.picklist(comparisonRecapSources), "model"),
  disclaimer: v.fallback(v.nullish(v.string(), null), null),
  created: optionalDateSchema,
});

/** Names of the fields under which a recap is stored. */
export type ComparisonRecapField = keyof typeof storedRecap.entries;

/** Names under which other systems keep the text of a recap, the likeliest first. */
const textNames = ["recap", "content", "summary", "result", "message"];

/** The text of a recap that another system wrote, whose name is not known for sure; empty for none. */
function otherText(fields: object): string {
  const texts = new Map(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]): [string, string][] => {
      if (typeof value === "string") return [[name, value]];
      const nested: unknown =
        typeof value === "object" && value !== null && "text" in value ? value.text : null;
      return typeof nested === "string" ? [[name, nested]] : [];
    }),
  );
  return textNames.flatMap((name) => texts.get(name) ?? []).find((text) => text.trim() !== "") ?? "";
}

/**
 * Reads a stored recap. Without a state, which the product always writes, a text makes it done, whatever its name,
 * and none makes it one that could not be written; an unknown author is taken for a model, so that the text is presented as generated.
 * @param id the document's id, `oldId-newId`
 * @throws {v.ValiError} when the document is not a recap
 */
export function parseComparisonRecap(id: string, fields: unknown): ComparisonRecap {
  const stored = v.parse(storedRecap, fields);
  const text = stored.text === "" && stored.state === undefined ? otherText(Object(fields)) : stored.text;
  return { ...stored, id, text, state: stored.state ?? (text === "" ? "error" : "done") };
}

/**
 * Tells whether a recap may be replaced by what was typed over it. What is there already, because an answer was lost, is no
 * conflict.
 * @param stored text that is there; null without any
 * @param seen text over which was typed, null when there was none; undefined compares nothing
 * @throws {CarnationError} aborted, when it is another one by now
 */
export function assertRecapUnchanged(
  stored: string | null,
  { text, seen }: { readonly text: string; readonly seen?: string | null | undefined },
): void {
  const isOther = (stored ?? "") !== (seen ?? "") && stored !== text;
  if (seen !== undefined && isOther) throw new CarnationError("aborted");
}
