import type { ReactNode } from "react";
import { isOptionGroup, type SelectEntry, type SelectOption } from "./selectOptions.ts";

interface SelectEntriesProps {
  readonly entries: readonly SelectEntry[];
  readonly placeholder: string | undefined;
  readonly required: boolean;
}

function option({ value, label, disabled }: SelectOption): ReactNode {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}

/** The native options and groups of a `select`. */
export function SelectEntries({ entries, placeholder, required }: SelectEntriesProps): ReactNode {
  return (
    <>
      {placeholder === undefined ? null : (
        <option value="" disabled={required}>
          {placeholder}
        </option>
      )}
      {entries.map((entry) =>
        isOptionGroup(entry) ? (
          <optgroup key={entry.label} label={entry.label}>
            {entry.options.map(option)}
          </optgroup>
        ) : (
          option(entry)
        ),
      )}
    </>
  );
}
