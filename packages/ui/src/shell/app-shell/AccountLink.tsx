"use client";

import type { ReactNode } from "react";
import { Avatar } from "../../data/avatar/Avatar.tsx";
import type { RenderLink } from "../../foundations/internal/renderLink.tsx";
import { frAppShell } from "../../foundations/messages/sections/navigation.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { AppAccount } from "./AppNavigation.ts";

interface AccountLinkProps {
  readonly account: AppAccount;
  readonly renderLink: RenderLink;
}

/** The letter at the end of the bar, which leads to the profile. */
export function AccountLink({ account, renderLink }: AccountLinkProps): ReactNode {
  const messages = useMessages("appShell", frAppShell);
  return renderLink({
    href: account.href,
    className: "cn-app-shell__account",
    "aria-label": messages.account({ name: account.name }),
    title: messages.account({ name: account.name }),
    children: <Avatar name={account.name} />,
  });
}
