import { useMemo, useState } from "react";
import { type ChoiceOption, type ChoiceRow, optionRow } from "../choices/choiceRows.ts";
import { listChange } from "../choices/listChange.ts";
import { useOptionLabels } from "../choices/useOptionLabels.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import type { ValueHandler } from "../internal/ValueHandler.ts";
import { frMultiSelectField } from "../../foundations/messages/sections/choices.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

interface MultipleChoiceOptions {
  readonly options: readonly ChoiceOption[];
  /** Holds what matches what is written, wherever it was found. */
  readonly matches: readonly ChoiceOption[];
  readonly value: readonly string[] | undefined;
  readonly defaultValue: readonly string[];
  readonly onValueChange: ValueHandler<string[]> | undefined;
}

export interface MultipleChoice {
  /** The rows of the chosen values, in the order in which they were chosen. */
  readonly selected: ChoiceRow[];
  /** « 3 choisis », or nothing. */
  readonly countText: string | undefined;
  /** Holds what has just been added or removed, for a screen reader. */
  readonly news: string;
  /** The line that chooses, or removes, all that matches; `undefined` when there is nothing to gain. */
  readonly allRow: ChoiceRow | undefined;
  readonly toggleAll: () => void;
  readonly choose: (rows: readonly ChoiceRow[]) => void;
  readonly add: (option: ChoiceOption) => void;
  readonly reset: () => void;
}

/** The chosen values, what to say of each change, and all of them at once. */
export function useMultipleChoice({
  options,
  matches,
  value,
  defaultValue,
  onValueChange,
}: MultipleChoiceOptions): MultipleChoice {
  const messages = useMessages("multiSelectField", frMultiSelectField);
  const locale = useLocale();
  const [given, setChosen, reset] = useControllableState<readonly string[]>({
    value,
    defaultValue,
    onValueChange: onValueChange && ((next) => onValueChange([...next])),
  });
  // A host's list may repeat itself: a value is chosen once.
  const chosen = useMemo(() => [...new Set(given)], [given]);
  const { rowOf, remember } = useOptionLabels(options);
  const [news, setNews] = useState("");
  const selected = useMemo(() => chosen.map(rowOf), [chosen, rowOf]);
  const quantity = (count: number) => ({ amount: formatNumber(locale, count), count });

  const choose = (rows: readonly ChoiceRow[]): void => {
    const next = rows.map((row) => row.value);
    const { added, removed } = listChange(chosen, next);
    for (const row of rows) if (added.includes(row.value)) remember(row);
    const labels = new Map([...selected, ...rows].map((row) => [row.value, row.label]));
    const changes = [
      ...added.map((item) => messages.added({ label: labels.get(item) ?? item })),
      ...removed.map((item) => messages.removed({ label: labels.get(item) ?? item })),
    ];
    const count = messages.chosen(quantity(next.length));
    setNews(changes.length === 1 ? [...changes, count].join(", ") : count);
    setChosen(next);
  };

  const choosable = matches.filter((option) => !option.disabled);
  const values = new Set(choosable.map((option) => option.value));
  const allChosen = choosable.length > 0 && choosable.every((option) => chosen.includes(option.value));
  const allText = allChosen ? messages.unselectAll : messages.selectAll;
  return {
    selected,
    countText: chosen.length > 0 ? messages.chosen(quantity(chosen.length)) : undefined,
    news,
    allRow:
      choosable.length > 1
        ? { id: "all", kind: "all", value: "", label: allText(quantity(choosable.length)) }
        : undefined,
    toggleAll: () => {
      const others = selected.filter((row) => !values.has(row.value));
      choose(allChosen ? others : [...others, ...choosable.map(optionRow)]);
    },
    choose,
    add: (option) => {
      choose([...selected, optionRow(option)]);
    },
    reset,
  };
}
