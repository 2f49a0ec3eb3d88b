"use client";

import { type ReactNode, useId } from "react";
import type { RenderLink } from "../../foundations/internal/renderLink.tsx";
import type { AppNavGroup } from "./AppNavigation.ts";

interface NavGroupListProps {
  readonly group: AppNavGroup;
  readonly renderLink: RenderLink;
  /** Called as an entry is followed. */
  readonly onFollow?: (() => void) | undefined;
}

/** The entries of a group under its heading, which names them. */
export function NavGroupList({ group, renderLink, onFollow }: NavGroupListProps): ReactNode {
  const headingId = useId();
  return (
    <div className="cn-app-shell__group">
      {group.heading === undefined ? null : (
        <p id={headingId} className="cn-app-shell__heading">
          {group.heading}
        </p>
      )}
      <ul {...(group.heading === undefined ? {} : { "aria-labelledby": headingId })}>
        {group.items.map(({ id, href, label, current = false }) => (
          <li key={id}>
            {renderLink({
              href,
              className: "cn-app-shell__entry",
              children: label,
              ...(current ? { "aria-current": "page" } : {}),
              ...(onFollow === undefined ? {} : { onClick: onFollow }),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
