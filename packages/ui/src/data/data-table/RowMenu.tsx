"use client";

import { Ellipsis } from "../../foundations/icons/Ellipsis.tsx";
import type { ReactNode } from "react";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { Menu } from "../../overlays/menu/Menu.tsx";
import { frDataTable } from "../../foundations/messages/sections/tables.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

interface RowMenuProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** The actions on one row, under three dots. */
export function RowMenu({ name, children }: RowMenuProps): ReactNode {
  const messages = useMessages("dataTable", frDataTable);
  return (
    <Menu
      align="end"
      trigger={<IconButton label={messages.rowActions({ name })} icon={<Ellipsis aria-hidden="true" />} />}
    >
      {children}
    </Menu>
  );
}
