import { Brand } from "@carnation/ui/brand";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface TopBarProps {
  /** Where the wordmark leads. */
  readonly home: string;
  /** The button that opens the drawer, shown below 992 px. */
  readonly menu: ReactNode;
  /** What stands beside the wordmark from 992 px. */
  readonly children: ReactNode;
  /** What stands at the end of the bar from 992 px, before the avatar. */
  readonly end: ReactNode;
  readonly avatar: ReactNode;
}

/** The bar of both shells: 64 px high, 60 below 992 px, where it keeps the menu, the name and the avatar. */
export function TopBar({ home, menu, children, end, avatar }: TopBarProps): ReactNode {
  return (
    <header className="sticky top-0 z-20 grid h-15 grid-cols-[minmax(max-content,1fr)_minmax(0,auto)_minmax(max-content,1fr)] items-center border-b border-line bg-ground px-[calc(var(--cn-gutter)-8px)] desk:flex desk:h-16 desk:gap-6 desk:px-(--cn-gutter) wide:gap-10">
      <div className="justify-self-start desk:hidden">{menu}</div>
      <Link
        to={home}
        aria-label="Carnation, accueil"
        className="flex min-h-11 min-w-0 items-center desk:flex-none"
      >
        {/* At very large text the name would push the bar wider than the screen: it wraps out, the mark stays. */}
        <Brand className="h-[1em] flex-wrap overflow-hidden" />
      </Link>
      <div className="hidden h-full min-w-0 flex-1 desk:block">{children}</div>
      <div className="flex items-center justify-self-end">
        <div className="hidden items-center desk:flex">{end}</div>
        {avatar}
      </div>
    </header>
  );
}
