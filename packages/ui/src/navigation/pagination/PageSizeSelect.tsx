"use client";

import { ChevronDown } from "../../foundations/icons/ChevronDown.tsx";
import type { ReactNode } from "react";
import { formatNumber } from "../../foundations/internal/format.ts";
import { frPagination } from "../../foundations/messages/sections/tables.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

interface PageSizeSelectProps {
  readonly sizes: readonly number[];
  readonly value: number;
  readonly onChange: (size: number) => void;
}

/** Shows how many rows a page has. */
export function PageSizeSelect({ sizes, value, onChange }: PageSizeSelectProps): ReactNode {
  const messages = useMessages("pagination", frPagination);
  const locale = useLocale();
  return (
    <label className="cn-pagination__size">
      <span>{messages.pageSize}</span>
      <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {[...new Set([...sizes, value])]
          .filter((size) => size > 0 && Number.isFinite(size))
          .toSorted((a, b) => a - b)
          .map((size) => (
            <option key={size} value={size}>
              {formatNumber(locale, size)}
            </option>
          ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </label>
  );
}
