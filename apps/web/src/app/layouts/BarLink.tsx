import type { ReactNode } from "react";
import { Link } from "react-router";
import type { MenuItem } from "../routes/menus.ts";

/** An entry of the professional's text bar; the current section is underlined in the accent. */
export function BarLink({
  item,
  current,
}: {
  readonly item: MenuItem;
  readonly current: boolean;
}): ReactNode {
  return (
    <Link
      to={item.to}
      aria-current={current ? "page" : undefined}
      className="relative flex h-full items-center -outline-offset-2 whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:font-medium aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:-bottom-px aria-[current]:after:h-0.5 aria-[current]:after:bg-accent"
    >
      {item.label}
    </Link>
  );
}
