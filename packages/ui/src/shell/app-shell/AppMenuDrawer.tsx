"use client";

import { Menu } from "../../foundations/icons/Menu.tsx";
import { Search } from "../../foundations/icons/Search.tsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Avatar } from "../../data/avatar/Avatar.tsx";
import { Button } from "../../actions/button/Button.tsx";
import { Drawer } from "../../overlays/drawer/Drawer.tsx";
import type { RenderLink } from "../../foundations/internal/renderLink.tsx";
import { frAppShell } from "../../foundations/messages/sections/navigation.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { AppAccount, AppNavGroup, AppSearch } from "./AppNavigation.ts";
import { NavGroupList } from "./NavGroupList.tsx";
import { wideWindow } from "./wideWindow.ts";

interface AppMenuDrawerProps {
  readonly brand: ReactNode;
  readonly nav: readonly AppNavGroup[];
  readonly navLabel: string;
  readonly search: AppSearch | undefined;
  readonly account: AppAccount | undefined;
  readonly renderLink: RenderLink;
}

/**
 * The menu where the window is too narrow for the bar or the column. Following an entry closes it: the
 * focus goes to the page's heading if that takes it, to the button otherwise.
 */
export function AppMenuDrawer({
  brand,
  nav,
  navLabel,
  search,
  account,
  renderLink,
}: AppMenuDrawerProps): ReactNode {
  const messages = useMessages("appShell", frAppShell);
  const [open, setOpen] = useState(false);
  const searches = useRef(false);

  useEffect(() => {
    if (!open) return undefined;
    return wideWindow(() => setOpen(false));
  }, [open]);

  const close = (): void => setOpen(false);
  return (
    <Drawer
      side="left"
      title={messages.menu}
      head={brand}
      open={open}
      onOpenChange={setOpen}
      onCloseAutoFocus={() => {
        if (!searches.current) return;
        searches.current = false;
        // Once the drawer is gone: what opens then gives the focus back to its button.
        search?.onOpen();
      }}
      className="cn-app-shell__drawer"
      trigger={
        <Button variant="text" icon={<Menu aria-hidden="true" />}>
          {messages.menu}
        </Button>
      }
      foot={
        account === undefined ? undefined : (
          <>
            {renderLink({
              href: account.href,
              className: "cn-app-shell__person",
              onClick: close,
              children: (
                <>
                  <Avatar name={account.name} />
                  <span className="cn-app-shell__names">
                    <strong>{account.name}</strong>
                    {account.detail === undefined ? null : <span>{account.detail}</span>}
                  </span>
                </>
              ),
            })}
          </>
        )
      }
    >
      <nav aria-label={navLabel} className="cn-app-shell__menu">
        {search === undefined ? null : (
          <button
            type="button"
            className="cn-app-shell__entry"
            onClick={() => {
              searches.current = true;
              close();
            }}
          >
            <Search aria-hidden="true" />
            {messages.search}
          </button>
        )}
        {nav.map((group) => (
          <NavGroupList key={group.id} group={group} renderLink={renderLink} onFollow={close} />
        ))}
      </nav>
    </Drawer>
  );
}
