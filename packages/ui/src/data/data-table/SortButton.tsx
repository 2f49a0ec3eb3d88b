"use client";

import { ChevronDown } from "../../foundations/icons/ChevronDown.tsx";
import { ChevronsUpDown } from "../../foundations/icons/ChevronsUpDown.tsx";
import { ChevronUp } from "../../foundations/icons/ChevronUp.tsx";
import type { ReactNode } from "react";
import type { DataTableSort } from "./DataTableColumn.ts";

interface SortButtonProps {
  readonly children: string;
  readonly direction: DataTableSort["direction"] | undefined;
  readonly onPress: () => void;
}

const icons = { ascending: ChevronUp, descending: ChevronDown } as const;

/** A header that sorts. The state is the `aria-sort` of its cell: the button's name stays the column's. */
export function SortButton({ children, direction, onPress }: SortButtonProps): ReactNode {
  const Icon = direction && Object.hasOwn(icons, direction) ? icons[direction] : ChevronsUpDown;
  return (
    <button
      type="button"
      className="cn-data-table__sort-button"
      onClick={onPress}
      {...(direction ? { "data-sorted": "" } : {})}
    >
      {children}
      <Icon aria-hidden="true" />
    </button>
  );
}
