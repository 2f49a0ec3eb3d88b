import type { ReactNode } from "react";

interface PrimaryBarProps {
  /** Holds what is to be paid, as it is read; empty while a price is missing. */
  readonly total: string;
  readonly children: ReactNode;
}

/** Shows what is done next. On a phone it stays in reach at the lower edge, beside the total. */
export function PrimaryBar({ total, children }: PrimaryBarProps): ReactNode {
  return (
    <div className="col-span-full max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-10 max-tablet:flex max-tablet:items-center max-tablet:gap-4 max-tablet:border-t max-tablet:border-line max-tablet:bg-ground max-tablet:px-(--cn-gutter) max-tablet:py-3">
      {total === "" ? null : (
        <span aria-hidden="true" className="text-[17px] font-semibold whitespace-nowrap tablet:hidden">
          {total}
        </span>
      )}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
