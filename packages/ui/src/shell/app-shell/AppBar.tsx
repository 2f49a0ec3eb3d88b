import type { ReactNode } from "react";
import type { RenderLink } from "../../foundations/internal/renderLink.tsx";
import { AccountLink } from "./AccountLink.tsx";
import type { AppAccount, AppNavItem, AppSearch } from "./AppNavigation.ts";
import { BarSearch } from "./BarSearch.tsx";

interface AppBarProps {
  /** The link to the home page. */
  readonly home: ReactNode;
  /** Holds what opens the drawer; hidden where the window is wide. */
  readonly menu: ReactNode;
  /** The navigation, or the name of the space. */
  readonly children: ReactNode;
  readonly search: AppSearch | undefined;
  /** Ways to another space, before the account. */
  readonly links: readonly AppNavItem[];
  readonly account: AppAccount | undefined;
  readonly renderLink: RenderLink;
}

/** The bar of both shells: 64 px, 60 where the menu is a drawer. */
export function AppBar({ home, menu, children, search, links, account, renderLink }: AppBarProps): ReactNode {
  return (
    <header className="cn-app-shell__bar">
      <div className="cn-app-shell__bar-content">
        <div className="cn-app-shell__menu-button">{menu}</div>
        {home}
        <div className="cn-app-shell__bar-main">{children}</div>
        <div className="cn-app-shell__bar-end">
          <div className="cn-app-shell__bar-links">
            {search === undefined ? null : <BarSearch search={search} />}
            {links.map(({ id, href, label, icon, current = false }) => (
              <span key={id}>
                {renderLink({
                  href,
                  className: "cn-app-shell__bar-link",
                  children: icon ? (
                    <>
                      {icon}
                      <span className="cn-app-shell__bar-words">{label}</span>
                    </>
                  ) : (
                    label
                  ),
                  ...(icon ? { title: label } : {}),
                  ...(current ? { "aria-current": "page" } : {}),
                })}
              </span>
            ))}
          </div>
          {account === undefined ? null : <AccountLink account={account} renderLink={renderLink} />}
        </div>
      </div>
    </header>
  );
}
