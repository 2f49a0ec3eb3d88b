"use client";

import type { ReactNode } from "react";
import { formatNumber } from "../../foundations/internal/format.ts";
import { frDataTable } from "../../foundations/messages/sections/tables.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { DataTableColumn, DataTableSort } from "./DataTableColumn.ts";

interface TableAnnouncerProps {
  readonly columns: readonly Pick<DataTableColumn<never>, "id" | "header">[];
  readonly sort: DataTableSort | null;
  readonly rowCount: number;
  readonly selectedCount: number;
}

/** Tells a screen reader what a sort, a search or a choice has just changed. */
export function TableAnnouncer({ columns, sort, rowCount, selectedCount }: TableAnnouncerProps): ReactNode {
  const messages = useMessages("dataTable", frDataTable);
  const locale = useLocale();
  const sorted = columns.find(({ id }) => id === sort?.columnId);
  const sortMessage = sort?.direction === "descending" ? messages.sortedDescending : messages.sortedAscending;
  const sentences = [
    sorted && sortMessage({ column: sorted.header }),
    messages.rows({ amount: formatNumber(locale, rowCount), count: rowCount }),
    selectedCount > 0 &&
      messages.selected({ amount: formatNumber(locale, selectedCount), count: selectedCount }),
  ];
  return <output className="cn-visually-hidden">{sentences.filter(Boolean).join(". ")}</output>;
}
