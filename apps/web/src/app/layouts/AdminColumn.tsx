import type { ReactNode } from "react";
import { Link } from "react-router";
import type { MenuSection } from "../../common/navigation/AppRoute.ts";
import { adminMenu } from "../routes/menus.ts";

/** The back-office menu from 992 px: words in groups, the current one marked on the column's edge. */
export function AdminColumn({ section }: { readonly section: MenuSection | undefined }): ReactNode {
  return (
    <nav
      aria-label="Menu de l’administration"
      className="hidden content-start gap-4.5 border-r border-line py-6.5 ps-(--cn-gutter) desk:grid"
    >
      {adminMenu.map((group) => (
        <div key={group.heading ?? "general"}>
          {group.heading ? (
            <p className="pb-1.5 font-serif text-body leading-none text-ink-3">{group.heading}</p>
          ) : null}
          <ul>
            {group.items.map((item) => (
              <li key={item.to}>
                <Link
                  to={item.to}
                  aria-current={item.section === section ? "page" : undefined}
                  className="relative flex min-h-10 items-center pe-4 text-ink-2 hover:text-ink aria-[current]:font-medium aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-y-2 aria-[current]:after:-end-px aria-[current]:after:w-0.5 aria-[current]:after:bg-accent"
                >
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
