"use client";

import { ChevronDown } from "../../foundations/icons/ChevronDown.tsx";
import { type ReactNode, useId } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { frMarkReview } from "../../foundations/messages/sections/marks.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
import type { MarkGroup } from "./markGroups.ts";

type All = ((ids: readonly string[]) => void) | undefined;

interface MarkZoneProps {
  readonly group: MarkGroup;
  readonly headingLevel: 3 | 4 | 5;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Left out of a zone that is closed: nothing is struck unseen. */
  readonly onStrikeAll: All;
  readonly onKeepAll: All;
  /** The rows. */
  readonly children: ReactNode;
}

/** The marks of one zone under a row that opens them, with what is decided for all of them at once. */
export function MarkZone({
  group: { label, items },
  headingLevel,
  open,
  onToggle,
  onStrikeAll,
  onKeepAll,
  children,
}: MarkZoneProps): ReactNode {
  const messages = useMessages("markReview", frMarkReview);
  const listId = useId();
  const Heading = `h${headingLevel}` as const;
  const idsOf = (...states: readonly string[]): readonly string[] =>
    items.filter(({ mark }) => states.includes(mark.state)).map(({ mark }) => mark.id);
  const choices = [
    { word: messages.strikeAll, act: onStrikeAll, ids: idsOf("sure", "unsure") },
    { word: messages.keepAll, act: onKeepAll, ids: idsOf("unsure", "struck") },
  ];
  return (
    <li className="cn-mark-review__group">
      <div className="cn-mark-review__group-head">
        <Heading className="cn-mark-review__group-title">
          <button
            type="button"
            className="cn-mark-review__toggle"
            aria-expanded={open}
            aria-controls={listId}
            onClick={onToggle}
          >
            <ChevronDown aria-hidden="true" />
            <span>{messages.group({ label, count: items.length })}</span>
          </button>
        </Heading>
        <span className="cn-mark-review__tools">
          {choices.map(({ word, act, ids }) =>
            act && ids.length > 0 ? (
              <Button key={word} variant="text" size="sm" onClick={() => act(ids)}>
                {word}
                <VisuallyHidden>, {label}</VisuallyHidden>
              </Button>
            ) : null,
          )}
        </span>
      </div>
      {/* There all the time: paper shows it open. */}
      <ol id={listId} className="cn-mark-review__rows" hidden={!open}>
        {children}
      </ol>
    </li>
  );
}
