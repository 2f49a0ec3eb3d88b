import { useCallback, useMemo, useState } from "react";
import { type ChoiceOption, type ChoiceRow, optionRow } from "./choiceRows.ts";

export interface OptionLabels {
  /** The row of a value, with the value for a label when nobody ever named it. */
  readonly rowOf: (value: string) => ChoiceRow;
  /** Keeps an option that a search or a creation gave, so that it is still named once the list has changed. */
  readonly remember: (option: ChoiceOption) => void;
}

/** The labels of the chosen values, wherever their options came from. */
export function useOptionLabels(options: readonly ChoiceOption[]): OptionLabels {
  const [remembered, setRemembered] = useState<readonly ChoiceOption[]>([]);
  const known = useMemo(
    () => new Map([...remembered, ...options].map((option) => [option.value, option])),
    [remembered, options],
  );
  const rowOf = useCallback(
    (value: string) => optionRow(known.get(value) ?? { value, label: value }),
    [known],
  );
  const remember = useCallback((option: ChoiceOption) => {
    setRemembered((before) => [...before.filter(({ value }) => value !== option.value), option]);
  }, []);
  return { rowOf, remember };
}
