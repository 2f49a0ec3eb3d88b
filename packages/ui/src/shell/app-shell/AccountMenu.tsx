"use client";

import type { ReactNode } from "react";
import { Avatar } from "../../data/avatar/Avatar.tsx";
import type { RenderLink } from "../../foundations/internal/renderLink.tsx";
import { Menu } from "../../overlays/menu/Menu.tsx";
import { MenuItem, MenuLabel, MenuSeparator } from "../../overlays/menu/MenuParts.tsx";
import { frAppShell } from "../../foundations/messages/sections/navigation.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { AppAccount } from "./AppNavigation.ts";

interface AccountMenuProps {
  readonly account: AppAccount;
  readonly renderLink: RenderLink;
}

/** The letter at the end of the bar: who is signed in, the profile, the way out. */
export function AccountMenu({ account, renderLink }: AccountMenuProps): ReactNode {
  const messages = useMessages("appShell", frAppShell);
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={messages.account({ name: account.name })}
          className="cn-app-shell__account"
        >
          <Avatar name={account.name} />
        </button>
      }
    >
      <MenuLabel className="cn-app-shell__names">
        <strong>{account.name}</strong>
        {account.detail === undefined ? null : <span>{account.detail}</span>}
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>{renderLink({ href: account.href, children: messages.profile })}</MenuItem>
      <MenuItem asChild>{renderLink({ href: account.logoutHref, children: messages.logout })}</MenuItem>
    </Menu>
  );
}
