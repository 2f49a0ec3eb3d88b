"use client";

import { boundedCount } from "../../foundations/internal/boundedCount.ts";
import type { ReactNode } from "react";
import { Skeleton } from "../../feedback/skeleton/Skeleton.tsx";
import type { RenderLink } from "../../foundations/internal/renderLink.tsx";
import type { CommandGroup, CommandItem } from "./CommandGroup.ts";
import { CommandRow } from "./CommandRow.tsx";

interface CommandListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly CommandGroup[];
  readonly activeId: string | undefined;
  /** Makes the id of a row's element. */
  readonly rowId: (item: CommandItem) => string;
  readonly renderLink: RenderLink;
  readonly onPoint: (item: CommandItem) => void;
  readonly onChoose: (item: CommandItem) => void;
}

/** Widths of the lines that stand for words to come. */
/** Places that are kept in a group at most: no screen shows more. */
const MOST_ROWS = 50;

const widths = ["58%", "44%"] as const;

/** The rows under their headings; places are kept for what is searched elsewhere. */
export function CommandList({
  id,
  label,
  groups,
  activeId,
  rowId,
  renderLink,
  onPoint,
  onChoose,
}: CommandListProps): ReactNode {
  return (
    // A datalist can be neither styled nor put in groups.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div id={id} role="listbox" aria-label={label}>
      {groups.map(({ id: groupId, label: heading, items, pending = 0, vacant = 0 }) => (
        <div
          key={groupId}
          {...(items.length > 0
            ? { role: "group", "aria-labelledby": `${id}-${groupId}` }
            : { "aria-hidden": true })}
        >
          <div id={`${id}-${groupId}`} role="presentation" className="cn-command-palette__heading">
            {heading}
          </div>
          {items.map((item) => (
            <CommandRow
              key={item.id}
              id={rowId(item)}
              item={item}
              active={item.id === activeId}
              renderLink={renderLink}
              onPoint={() => onPoint(item)}
              onChoose={() => onChoose(item)}
            />
          ))}
          {Array.from({ length: boundedCount(pending, MOST_ROWS) }, (_, index) => (
            <div key={index} aria-hidden="true" className="cn-command">
              <Skeleton width="32px" height="40px" />
              <Skeleton width={widths[index % widths.length]} height="13px" />
            </div>
          ))}
          {Array.from({ length: boundedCount(vacant, MOST_ROWS) }, (_, index) => (
            <div key={`vacant-${index}`} aria-hidden="true" className="cn-command" />
          ))}
        </div>
      ))}
    </div>
  );
}
