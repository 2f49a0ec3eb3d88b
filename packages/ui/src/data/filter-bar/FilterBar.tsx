"use client";

import { ListFilter } from "../../foundations/icons/ListFilter.tsx";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { DialogClose } from "../../overlays/dialog/DialogClose.tsx";
import { Drawer } from "../../overlays/drawer/Drawer.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { frFilterBar } from "../../foundations/messages/sections/tables.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

export interface FilterBarProps extends ComponentPropsWithoutRef<"div"> {
  /** The `SearchField`, first. */
  readonly search?: ReactNode;
  /** The filter that stays on a phone too: most often a `SegmentedControl` with a hidden label. */
  readonly primary?: ReactNode;
  /**
   * The other filters, controlled by the host: on a phone they stand in a drawer instead.
   */
  readonly children?: ReactNode;
  /**
   * Count of how many filters keep rows out.
   * @default 0
   */
  readonly activeCount?: number | undefined;
  /**
   * Up to which width of its own the other filters stand in the drawer: a phone's, 600 px, or all below a desktop's, 928 px,
   * where there are too many of them for one line.
   * @default "phone"
   */
  readonly drawerBelow?: "phone" | "desktop" | undefined;
  /** Offers « Effacer les filtres (2) » while some are active. */
  readonly onClear?: (() => void) | undefined;
}

/** Search and filters of a list on one line; on a phone the rarer filters go into a drawer. */
export const FilterBar = forwardRef<HTMLDivElement, FilterBarProps>(function FilterBar(
  { search, primary, children, activeCount = 0, drawerBelow = "phone", onClear, className, ...rest },
  ref,
) {
  const messages = useMessages("filterBar", frFilterBar);
  const amount = { amount: formatNumber(useLocale(), activeCount), count: activeCount };
  const clear =
    onClear && activeCount > 0 ? (
      <Button variant="text" onClick={() => onClear()}>
        {messages.clear(amount)}
      </Button>
    ) : null;
  return (
    <div
      // Safari knew the role six years before the element, and jsdom, where hosts test, still warns about it.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      aria-label={messages.label}
      {...rest}
      ref={ref}
      className={cx("cn-filter-bar", className)}
      {...(drawerBelow === "desktop" ? { "data-drawer-below": drawerBelow } : {})}
    >
      <div className="cn-filter-bar__line">
        {search}
        {primary}
        {children ? (
          <>
            <div className="cn-filter-bar__filters">{children}</div>
            <Drawer
              title={messages.title}
              trigger={
                <Button className="cn-filter-bar__open" icon={<ListFilter aria-hidden="true" />}>
                  {messages.open(amount)}
                </Button>
              }
              foot={
                <>
                  {clear ?? <span />}
                  <DialogClose>
                    <Button variant="primary">{messages.apply}</Button>
                  </DialogClose>
                </>
              }
            >
              <div className="cn-filter-bar__stack">{children}</div>
            </Drawer>
          </>
        ) : null}
        {clear}
      </div>
    </div>
  );
});
