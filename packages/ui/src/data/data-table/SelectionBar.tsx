"use client";

import type { ReactNode } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { formatNumber } from "../../foundations/internal/format.ts";
import { frDataTable } from "../../foundations/messages/sections/tables.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

interface SelectionBarProps {
  readonly count: number;
  readonly formatCount: ((count: number) => string) | undefined;
  /** Count of how many rows the filter keeps, on every page; more than are chosen offers to choose them all. */
  readonly matchingCount: number | undefined;
  readonly onSelectMatching: (() => void) | undefined;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Shows how many rows are chosen and what can be done with them, over the headers so that no row moves. */
export function SelectionBar(props: SelectionBarProps): ReactNode {
  const { count, formatCount, matchingCount = 0, onSelectMatching, onClear, children } = props;
  const messages = useMessages("dataTable", frDataTable);
  const locale = useLocale();
  const amount = formatNumber(locale, count);
  return (
    <div className="cn-data-table__selection">
      {count > 0 ? (
        <fieldset aria-label={messages.bulkActions} className="cn-data-table__bar">
          <span className="cn-data-table__count">
            {formatCount ? formatCount(count) : messages.selected({ amount, count })}
          </span>
          {onSelectMatching && matchingCount > count ? (
            <Button variant="text" onClick={onSelectMatching}>
              {messages.selectMatching({ amount: formatNumber(locale, matchingCount) })}
            </Button>
          ) : null}
          {children}
          <Button variant="text" className="cn-data-table__clear" onClick={onClear}>
            {messages.clearSelection}
          </Button>
        </fieldset>
      ) : null}
    </div>
  );
}
