"use client";

import type { ReactNode } from "react";
import { formatNumber } from "../../foundations/internal/format.ts";
import { frChart } from "../../foundations/messages/sections/charts.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { TABLE_PAGE } from "./tablePage.ts";

interface MoreRowsProps {
  readonly shown: number;
  readonly total: number;
  readonly onMore: () => void;
}

/** Tells under a long list how many of its rows are shown, and brings the next ones. */
export function MoreRows({ shown, total, onMore }: MoreRowsProps): ReactNode {
  const messages = useMessages("chart", frChart);
  const locale = useLocale();
  const print = (count: number): string => formatNumber(locale, count);
  return (
    <p className="cn-chart__note">
      <output>{messages.rowsShown({ shown: print(shown), of: print(total) })}</output>{" "}
      {shown < total ? (
        <button type="button" className="cn-chart__toggle" onClick={onMore}>
          {messages.moreRows({ count: print(Math.min(TABLE_PAGE, total - shown)) })}
        </button>
      ) : null}
    </p>
  );
}
