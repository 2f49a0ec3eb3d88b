"use client";

import { Columns3 } from "../../foundations/icons/Columns3.tsx";
import type { ReactNode } from "react";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { Menu } from "../../overlays/menu/Menu.tsx";
import { MenuCheckboxItem, MenuGroup, MenuSeparator } from "../../overlays/menu/MenuParts.tsx";
import { frDataTable } from "../../foundations/messages/sections/tables.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

interface NamedColumn {
  readonly id: string;
  readonly header: string;
}

interface ColumnsMenuProps {
  /** Those that can be hidden; none without the choice. */
  readonly columns: readonly NamedColumn[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: readonly string[]) => void;
  /** Those that can be kept in view; none without the choice. */
  readonly pinnable: readonly NamedColumn[];
  readonly pinned: readonly string[];
  readonly onPinnedChange: (pinned: readonly string[]) => void;
  /** Entries that hand the rows over. */
  readonly csv: ReactNode;
}

/**
 * Shows which columns are shown and which stay in view, and hands the rows over. The column that names the rows is not in the list: it
 * always is.
 */
export function ColumnsMenu(props: ColumnsMenuProps): ReactNode {
  const { columns, hidden, onChange, pinnable, pinned, onPinnedChange, csv } = props;
  const messages = useMessages("dataTable", frDataTable);
  const choices = columns.length > 0 || pinnable.length > 0;
  return (
    <Menu
      align="end"
      label={columns.length > 0 ? messages.shownColumns : messages.columns}
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
      {pinnable.length > 0 ? (
        <>
          {columns.length > 0 ? <MenuSeparator /> : null}
          <MenuGroup label={messages.pinnedColumns}>
            {pinnable.map(({ id, header }) => (
              <MenuCheckboxItem
                key={id}
                checked={pinned.includes(id)}
                onCheckedChange={(kept) =>
                  onPinnedChange(kept ? [...pinned, id] : pinned.filter((other) => other !== id))
                }
              >
                {header}
              </MenuCheckboxItem>
            ))}
          </MenuGroup>
        </>
      ) : null}
      {csv && choices ? <MenuSeparator /> : null}
      {csv}
    </Menu>
  );
}
