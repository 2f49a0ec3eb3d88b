import type { ReactNode } from "react";
import { Link } from "react-router";
import type { MenuItem } from "../routes/menus.ts";

interface DrawerLinkProps {
  readonly item: MenuItem;
  readonly current: boolean;
  /** Called as the link is followed, to close the drawer. */
  readonly onLeave: () => void;
}

/** A line of the drawer, 52 px high; the current one carries the accent on the drawer's edge. */
export function DrawerLink({ item, current, onLeave }: DrawerLinkProps): ReactNode {
  return (
    <Link
      to={item.to}
      onClick={onLeave}
      aria-current={current ? "page" : undefined}
      className="relative flex min-h-13 items-center px-6 text-menu text-ink-2 aria-[current]:font-medium aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:inset-y-3 aria-[current]:before:start-0 aria-[current]:before:w-0.5 aria-[current]:before:bg-accent"
    >
      {item.label}
    </Link>
  );
}
