"use client";

import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import type { RenderLink } from "../../foundations/internal/renderLink.tsx";
import { Keys } from "../../foundations/keys/Keys.tsx";
import type { CommandItem } from "./CommandGroup.ts";

interface CommandRowProps {
  readonly item: CommandItem;
  readonly id: string;
  /** True for the row that Enter chooses. */
  readonly active: boolean;
  readonly renderLink: RenderLink;
  /** Called when the pointer moves over it. */
  readonly onPoint: () => void;
  /** Called when it is chosen here, and not in another tab. */
  readonly onChoose: () => void;
}

/** Tells whether a click opens another tab or window, or downloads. */
const leadsElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A row of the palette. The focus stays in the field: the row is pointed at by `aria-activedescendant`. */
export function CommandRow({ item, id, active, renderLink, onPoint, onChoose }: CommandRowProps): ReactNode {
  const { label, matches, detail, lead, href } = item;
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // A test environment without layout cannot scroll.
    if (active) words.current?.closest('[role="option"]')?.scrollIntoView?.({ block: "nearest" });
  }, [active]);
  const attributes = {
    id,
    role: "option",
    tabIndex: -1,
    "aria-selected": active,
    className: "cn-command",
    onPointerMove: onPoint,
    onClick: (event: MouseEvent) => {
      if (href === undefined || !leadsElsewhere(event)) onChoose();
    },
    children: (
      <>
        <span aria-hidden="true" className="cn-command__lead">
          {lead}
        </span>
        <span ref={words} className="cn-command__label">
          {marked(label, matches)}
        </span>
        <span className="cn-command__end">
          {detail}
          {active ? <Keys keys="Enter" aria-hidden="true" /> : null}
        </span>
      </>
    ),
  } as const;
  return href === undefined ? <div {...attributes} /> : renderLink({ ...attributes, href });
}

/** The words with the letters that match in bold. */
function marked(label: string, matches: CommandItem["matches"] = []): ReactNode {
  let done = 0;
  const parts = matches.flatMap(([start, end]) => {
    const part = [label.slice(done, start), <b key={start}>{label.slice(start, end)}</b>];
    done = end;
    return part;
  });
  return [...parts, label.slice(done)];
}
