import { type ChoiceGroup, type ChoiceRow, matchOptions, optionRow } from "../choices/choiceRows.ts";
import { foldText } from "../../foundations/internal/foldText.ts";

interface TagRowsOptions {
  readonly tags: readonly string[];
  readonly suggestions: readonly string[];
  readonly query: string;
  readonly maxShown: number;
  /** Text of the line that adds what is written. */
  readonly addLabel: (text: string) => string;
}

/** The row of a word: a word is its own value. */
export const tagRow = (word: string): ChoiceRow => optionRow({ value: word, label: word });

/** Gives what can be added now: first what is written, unless it is there already, then the suggestions that match. */
export function tagRows({
  tags,
  suggestions,
  query,
  maxShown,
  addLabel,
}: TagRowsOptions): readonly ChoiceGroup[] {
  const known = new Set(tags.map(foldText));
  const left = suggestions.filter((word) => !known.has(foldText(word)));
  const { matches, exact } = matchOptions(
    left.map((word) => ({ value: word, label: word })),
    query,
  );
  const text = query.trim();
  const addable = text !== "" && !exact && !known.has(foldText(text));
  const create: readonly ChoiceRow[] = addable
    ? [{ id: "create", kind: "create", value: text, label: addLabel(text) }]
    : [];
  const items = [...create, ...matches.slice(0, maxShown).map(optionRow)];
  return items.length > 0 ? [{ label: undefined, items }] : [];
}
