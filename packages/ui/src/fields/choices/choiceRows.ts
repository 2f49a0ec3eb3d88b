import { foldText } from "../../foundations/internal/foldText.ts";

/** One of the values to choose from. */
export interface ChoiceOption {
  /** Unique in the list; what the host receives. */
  readonly value: string;
  /** Holds what the person reads and searches. */
  readonly label: string;
  /** A second line, searched too. */
  readonly description?: string | undefined;
  /** Heading under which the option stands. Options of one group need not follow one another. */
  readonly group?: string | undefined;
  /** Shown, but cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

/** A line of the list: an option, or something to do from the keyboard like one. */
export interface ChoiceRow {
  readonly id: string;
  readonly kind: "option" | "create" | "retry" | "all";
  /** The option's value, or the text to create. */
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface ChoiceGroup {
  /** Heading; `undefined` for lines that stand alone. */
  readonly label: string | undefined;
  readonly items: readonly ChoiceRow[];
}

export interface ChoiceMatches {
  /** Every option that matches, the best first. */
  readonly matches: readonly ChoiceOption[];
  /** True when an option's label is the query itself, but for case and accents. */
  readonly exact: boolean;
}

/** The line of an option. */
export function optionRow({ value, label, description, disabled }: ChoiceOption): ChoiceRow {
  return { id: `option:${value}`, kind: "option", value, label, description, disabled };
}

interface FoldedOption {
  readonly label: string;
  /** Label and description. */
  readonly whole: string;
}

/** Folding ten thousand labels takes a moment, finding in them none: each option is folded once. */
const foldedOptions = new WeakMap<ChoiceOption, FoldedOption>();

function fold(option: ChoiceOption): FoldedOption {
  const known = foldedOptions.get(option);
  if (known) return known;
  const label = foldText(option.label);
  const folded = { label, whole: option.description ? `${label} ${foldText(option.description)}` : label };
  foldedOptions.set(option, folded);
  return folded;
}

/** 0 when the label starts with the query, 1 when a word of it does, 2 when it is elsewhere; -1 when nowhere. */
function rank(label: string, whole: string, query: string): number {
  if (label.startsWith(query)) return 0;
  if (label.includes(` ${query}`)) return 1;
  return query.split(" ").every((word) => whole.includes(word)) ? 2 : -1;
}

/**
 * The options whose label or description holds every word of the query, whatever the case and the accents.
 * Those that start with it come first; otherwise the order of the host is kept.
 */
export function matchOptions(options: readonly ChoiceOption[], query: string): ChoiceMatches {
  const sought = foldText(query);
  if (sought === "") return { matches: options, exact: false };
  const ranked: { readonly option: ChoiceOption; readonly rank: number }[] = [];
  let exact = false;
  for (const option of options) {
    const { label, whole } = fold(option);
    exact ||= label === sought;
    const found = rank(label, whole, sought);
    if (found >= 0) ranked.push({ option, rank: found });
  }
  return { matches: ranked.sort((a, b) => a.rank - b.rank).map(({ option }) => option), exact };
}

/** Rows under their headings, in the order in which each heading first appears. */
export function groupOptions(options: readonly ChoiceOption[]): readonly ChoiceGroup[] {
  const groups = new Map<string | undefined, ChoiceRow[]>();
  for (const option of options) {
    const rows = groups.get(option.group) ?? [];
    rows.push(optionRow(option));
    groups.set(option.group, rows);
  }
  return [...groups].map(([label, items]) => ({ label, items }));
}
