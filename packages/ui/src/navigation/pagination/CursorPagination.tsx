"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { frPagination } from "../../foundations/messages/sections/tables.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { PageStep } from "./PageStep.tsx";

export interface CursorPaginationProps extends Omit<ComponentPropsWithoutRef<"nav">, "children"> {
  /** Place of the first row that is shown, from 1; without it nothing is said of the places. */
  readonly from?: number | undefined;
  /** Count of how many rows are shown. */
  readonly shown: number;
  /** True when there are rows before these. */
  readonly hasPrevious: boolean;
  /** True when there are rows after these. */
  readonly hasNext: boolean;
  /** Called to show the rows before. */
  readonly onPrevious?: (() => void) | undefined;
  /** Called to show the rows after. */
  readonly onNext?: (() => void) | undefined;
  /** Addresses of the neighbours: the steps become links. */
  readonly previousHref?: string | undefined;
  /** Address of the rows after: the step becomes a link. */
  readonly nextHref?: string | undefined;
}

/** The way through a list whose length nobody knows: a store that gives pages by cursor has no total. */
export const CursorPagination = forwardRef<HTMLElement, CursorPaginationProps>(function CursorPagination(
  { from, shown, hasPrevious, hasNext, onPrevious, onNext, previousHref, nextHref, className, ...rest },
  ref,
) {
  const messages = useMessages("pagination", frPagination);
  const locale = useLocale();
  const number = (value: number): string => formatNumber(locale, value);
  return (
    <nav aria-label={messages.label} {...rest} ref={ref} className={cx("cn-pagination", className)}>
      <div className="cn-pagination__info">
        {shown > 0 && from !== undefined ? (
          <output>{messages.openRange({ from: number(from), to: number(from + shown - 1) })}</output>
        ) : null}
        {shown === 0 ? <output>{messages.empty}</output> : null}
      </div>
      <div className="cn-pagination__steps">
        <PageStep
          direction="previous"
          label={messages.previous}
          disabled={!hasPrevious}
          href={previousHref}
          onPress={onPrevious}
        />
        <PageStep
          direction="next"
          label={messages.next}
          disabled={!hasNext}
          href={nextHref}
          onPress={onNext}
        />
      </div>
    </nav>
  );
});
