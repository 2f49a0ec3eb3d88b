"use client";

import { Columns3 } from "../../foundations/icons/Columns3.tsx";
import type { ReactNode } from "react";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { Menu } from "../../overlays/menu/Menu.tsx";
import { MenuCheckboxItem } from "../../overlays/menu/MenuParts.tsx";
import { frDataTable } from "../../foundations/messages/sections/tables.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

interface ColumnsMenuProps {
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: readonly string[]) => void;
}

/** Shows which columns are shown. The one that names the rows is not in the list: it always is. */
export function ColumnsMenu({ columns, hidden, onChange }: ColumnsMenuProps): ReactNode {
  const messages = useMessages("dataTable", frDataTable);
  return (
    <Menu
      align="end"
      label={messages.shownColumns}
      trigger={<IconButton label={messages.columns} icon={<Columns3 aria-hidden="true" />} />}
    >
      {columns.map(({ id, header }) => (
        <MenuCheckboxItem
          key={id}
          checked={!hidden.includes(id)}
          onCheckedChange={(shown) =>
            onChange(shown ? hidden.filter((other) => other !== id) : [...hidden, id])
          }
        >
          {header}
        </MenuCheckboxItem>
      ))}
    </Menu>
  );
}
