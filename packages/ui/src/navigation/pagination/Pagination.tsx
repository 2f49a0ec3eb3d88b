"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { frPagination } from "../../foundations/messages/sections/tables.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { PageNumber } from "./PageNumber.tsx";
import { pageCount, pageMarks, pageRange, rowCount } from "./pages.ts";
import { PageSizeSelect } from "./PageSizeSelect.tsx";
import { PageStep } from "./PageStep.tsx";

export interface PaginationProps extends Omit<ComponentPropsWithoutRef<"nav">, "children"> {
  /** The page that is shown, from 1. */
  readonly page: number;
  /** Rows of a full page. */
  readonly pageSize: number;
  /** Rows on all the pages. */
  readonly total: number;
  /** Receives the page to show, from 1. */
  readonly onPageChange?: ((page: number) => void) | undefined;
  /** The address of a page: the steps become links, which open in a tab and work without a script. */
  readonly getHref?: ((page: number) => string) | undefined;
  /** Sizes to choose from; with `onPageSizeChange`. */
  readonly pageSizes?: readonly number[] | undefined;
  /** Receives how many rows a page is to have. */
  readonly onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /**
   * `steps`: « Page 1 sur 4 » between two arrows. `pages`: the numbers too, where there is room.
   * @default "steps"
   */
  readonly variant?: "steps" | "pages" | undefined;
}

/** Choice of which rows of how many are shown, and the way to the others. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  {
    page,
    pageSize,
    total: hostTotal,
    onPageChange,
    getHref,
    pageSizes,
    onPageSizeChange,
    variant = "steps",
    className,
    ...rest
  },
  ref,
) {
  const messages = useMessages("pagination", frPagination);
  const locale = useLocale();
  const number = (value: number): string => formatNumber(locale, value);
  const total = rowCount(hostTotal);
  const last = pageCount(total, pageSize);
  const current = Math.min(Math.max(1, rowCount(page)), last);
  const [from, to] = pageRange(current, pageSize, total);
  const leadTo = (target: number): { href: string | undefined; onPress: (() => void) | undefined } => ({
    href: getHref?.(target),
    onPress: onPageChange && (() => onPageChange(target)),
  });
  const position = messages.position({ number: number(current), of: number(last) });
  return (
    <nav
      aria-label={messages.label}
      {...rest}
      ref={ref}
      data-variant={variant}
      className={cx("cn-pagination", className)}
    >
      <div className="cn-pagination__info">
        <output>
          {total > 0
            ? messages.range({ from: number(from), to: number(to), of: number(total) })
            : messages.empty}
        </output>
        {pageSizes && onPageSizeChange ? (
          <PageSizeSelect sizes={pageSizes} value={pageSize} onChange={onPageSizeChange} />
        ) : null}
      </div>
      {last > 1 ? (
        <div className="cn-pagination__steps">
          <PageStep
            direction="previous"
            label={messages.previous}
            disabled={current === 1}
            {...leadTo(current - 1)}
          />
          <span className="cn-pagination__position">{position}</span>
          {variant === "pages" ? (
            <ol className="cn-pagination__pages">
              {pageMarks(current, last).map((mark) =>
                "page" in mark ? (
                  <li key={mark.page}>
                    <PageNumber
                      number={number(mark.page)}
                      label={messages.goTo({ number: number(mark.page) })}
                      current={mark.page === current}
                      {...leadTo(mark.page)}
                    />
                  </li>
                ) : (
                  <li key={`after-${mark.gapAfter}`} aria-hidden="true" className="cn-pagination__gap">
                    …
                  </li>
                ),
              )}
            </ol>
          ) : null}
          <PageStep
            direction="next"
            label={messages.next}
            disabled={current === last}
            {...leadTo(current + 1)}
          />
        </div>
      ) : null}
    </nav>
  );
});
