"use client";

import { X } from "../../foundations/icons/X.tsx";
import { memo, type PointerEvent, type ReactNode } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { MarkSwatch } from "../mask-viewer/MarkSwatch.tsx";
import { frMarkReview } from "../../foundations/messages/sections/marks.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
import type { ReviewMark } from "./ReviewMark.ts";

/** Request of a row. */
export type MarkAction = "current" | "strike" | "restore" | "keep" | "remove";

interface MarkRowProps {
  readonly mark: ReviewMark;
  /** Place in the list, from 1. */
  readonly position: number;
  readonly current: boolean;
  /** True where Tab reaches it: one row of the list does, the arrows go on from there. */
  readonly stop: boolean;
  readonly editable: boolean;
  /** True where its zone is said above it: it then goes by its number. */
  readonly grouped: boolean;
  readonly onAct: (id: string, action: MarkAction) => void;
}

/** A mark of the list: its drawing, its zone, and what can be done with it. Drawn again only when it changes. */
export const MarkRow = memo(function MarkRow({
  mark: { id, state, label, detail },
  position,
  current,
  stop,
  editable,
  grouped,
  onAct,
}: MarkRowProps): ReactNode {
  const messages = useMessages("markReview", frMarkReview);
  const name = grouped ? messages.mark({ position }) : label;
  const word = messages.states[state];
  const said = detail?.toLowerCase().includes(word) === true;
  const tabIndex = stop ? 0 : -1;
  const point = ({ pointerType, movementX, movementY }: PointerEvent): void => {
    // A list that scrolls under a mouse at rest moves nothing.
    if (!current && pointerType === "mouse" && (movementX !== 0 || movementY !== 0)) onAct(id, "current");
  };
  return (
    // Pointing at a row is what its first button says by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className="cn-mark-review__row"
      data-state={state}
      onPointerMove={point}
      onFocus={() => {
        if (!current) onAct(id, "current");
      }}
    >
      <button
        type="button"
        className="cn-mark-review__name"
        aria-current={current || undefined}
        tabIndex={tabIndex}
        onClick={() => onAct(id, "current")}
      >
        <MarkSwatch state={state} />
        <span>
          <span className="cn-mark-review__zone">{name}</span>{" "}
          {detail === undefined ? null : <span className="cn-mark-review__detail">{detail}</span>}
          {said ? null : <VisuallyHidden>, {word}</VisuallyHidden>}
        </span>
      </button>
      {editable ? (
        <span className="cn-mark-review__tools">
          {state === "unsure" ? (
            <Button variant="text" size="sm" tabIndex={tabIndex} onClick={() => onAct(id, "keep")}>
              {messages.keep}
              <VisuallyHidden>, {name}</VisuallyHidden>
            </Button>
          ) : null}
          {state === "struck" ? (
            <Button variant="text" size="sm" tabIndex={tabIndex} onClick={() => onAct(id, "restore")}>
              {messages.restore}
              <VisuallyHidden>, {name}</VisuallyHidden>
            </Button>
          ) : (
            <IconButton
              label={state === "added" ? messages.remove({ position }) : messages.strike({ position })}
              icon={<X aria-hidden="true" />}
              tabIndex={tabIndex}
              onClick={() => onAct(id, state === "added" ? "remove" : "strike")}
            />
          )}
        </span>
      ) : null}
    </li>
  );
});
