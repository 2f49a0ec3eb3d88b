"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { frMarkReview } from "../../foundations/messages/sections/marks.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { markGroups, marksInOrder, type PlacedMark } from "./markGroups.ts";
import { type MarkAction, MarkRow } from "./MarkRow.tsx";
import { MarkZone } from "./MarkZone.tsx";
import type { MarkDecisions } from "./ReviewMark.ts";

interface MarkListProps {
  readonly decisions: MarkDecisions;
  readonly editable: boolean;
  readonly headingLevel: 3 | 4 | 5;
  readonly onStrikeAll: ((ids: readonly string[]) => void) | undefined;
  readonly onKeepAll: ((ids: readonly string[]) => void) | undefined;
}

/** Choice for a zone by hand, and the mark that was current then: a later one in it opens it again. */
interface Choice {
  readonly open: boolean;
  readonly current: string | null;
}

/** The marks one under the other; many are grouped by zone. */
export function MarkList({
  decisions,
  editable,
  headingLevel,
  onStrikeAll,
  onKeepAll,
}: MarkListProps): ReactNode {
  const messages = useMessages("markReview", frMarkReview);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const { marks, current } = decisions;

  // Rows are drawn again only when they change: what they call stays the same.
  const latest = useRef(decisions);
  useEffect(() => {
    latest.current = decisions;
  });
  const act = useCallback((id: string, action: MarkAction): void => {
    const host = latest.current;
    if (action === "current") host.onCurrentChange(id);
    else if (action === "strike") host.onStrike(id);
    else if (action === "restore") host.onRestore(id);
    else if (action === "keep") host.onKeep(id);
    else host.onRemove(id);
  }, []);

  const order = marksInOrder(marks);
  const stop = order.some(({ mark }) => mark.id === current) ? current : order[0]?.mark.id;
  const groups = markGroups(marks);
  const row = ({ mark, position }: PlacedMark): ReactNode => (
    <MarkRow
      key={mark.id}
      mark={mark}
      position={position}
      current={mark.id === current}
      stop={mark.id === stop}
      editable={editable}
      grouped={groups !== null}
      onAct={act}
    />
  );
  const isOpen = (label: string, holdsCurrent: boolean): boolean => {
    const choice = choices.get(label);
    if (choice?.open === true) return true;
    return holdsCurrent && (choice === undefined || choice.current !== current);
  };
  return (
    <ol className="cn-mark-review__list" aria-label={messages.list}>
      {groups
        ? groups.map((group) => {
            const { label, items } = group;
            const open = isOpen(
              label,
              items.some(({ mark }) => mark.id === current),
            );
            return (
              <MarkZone
                key={label}
                group={group}
                headingLevel={headingLevel}
                open={open}
                onToggle={() => setChoices(new Map(choices).set(label, { open: !open, current }))}
                onStrikeAll={editable && open ? onStrikeAll : undefined}
                onKeepAll={editable && open ? onKeepAll : undefined}
              >
                {items.map(row)}
              </MarkZone>
            );
          })
        : order.map(row)}
    </ol>
  );
}
