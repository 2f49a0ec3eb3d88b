"use client";

import type { ReactNode } from "react";
import { pressLink } from "./pressLink.ts";

interface PageNumberProps {
  readonly number: string;
  readonly label: string;
  readonly current: boolean;
  readonly href: string | undefined;
  readonly onPress: (() => void) | undefined;
}

/** One page, by its number. */
export function PageNumber({ number, label, current, href, onPress }: PageNumberProps): ReactNode {
  const shared = {
    className: "cn-pagination__page",
    "aria-label": label,
    "aria-current": current ? ("page" as const) : undefined,
  };
  return href === undefined ? (
    <button type="button" {...shared} onClick={onPress}>
      {number}
    </button>
  ) : (
    <a href={href} {...shared} onClick={(event) => pressLink(event, onPress)}>
      {number}
    </a>
  );
}
