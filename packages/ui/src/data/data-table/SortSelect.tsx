"use client";

import { ChevronDown } from "../../foundations/icons/ChevronDown.tsx";
import type { ReactNode } from "react";
import { frDataTable } from "../../foundations/messages/sections/tables.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { DataTableSort } from "./DataTableColumn.ts";

interface SortSelectProps {
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly sort: DataTableSort | null;
  readonly onChange: (sort: DataTableSort) => void;
}

const directions = ["ascending", "descending"] as const;

/** The sort as a list, where there is no room for headers. */
export function SortSelect({ columns, sort, onChange }: SortSelectProps): ReactNode {
  const messages = useMessages("dataTable", frDataTable);
  const choices = columns.flatMap(({ id, header }) =>
    directions.map((direction) => ({
      value: `${direction} ${id}`,
      label: messages[direction]({ column: header }),
      sort: { columnId: id, direction },
    })),
  );
  return (
    <label className="cn-data-table__sort-select">
      <span>{messages.sortBy}</span>
      <select
        value={sort ? `${sort.direction} ${sort.columnId}` : ""}
        onChange={(event) => {
          const chosen = choices.find(({ value }) => value === event.target.value);
          if (chosen) onChange(chosen.sort);
        }}
      >
        {sort ? null : <option value="">{messages.none}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </label>
  );
}
