import type { MarkState } from "@carnation/domain/result";
import { type ShownMark, shownMarks } from "@carnation/domain/ui";
import { type MarkDecisions as KitDecisions, markKeys } from "@carnation/ui/mark-review";
import type { ViewerMarks } from "@carnation/ui/mask-viewer";
import { type RefObject, useMemo, useState } from "react";
import type { MarkReviewState } from "./useMarkReview.ts";

/** The marks of a criterion as the panel and the photo of the kit take them, with what is pointed at in both. */
export interface MarksPanel {
  readonly reviewing: MarkReviewState;
  readonly marks: readonly ShownMark[];
  readonly decisions: KitDecisions;
  readonly onPhoto: ViewerMarks;
  /** The frame of the photo that the marks lie on. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** Words for the state of a mark on the photo. */
const stateWords: Readonly<Record<MarkState, string>> = {
  sure: "",
  unsure: ", incertaine",
  added: ", ajoutée par vous",
  struck: ", écartée",
};

const none: readonly ShownMark[] = [];

/**
 * Joins the list of marks and the photo: one current mark, one way to add.
 * @param reviewing null where no mark can be verified
 * @param onFirstDecision is called with each decision, before it is taken
 * @param frame holds the photo
 */
export function useMarksPanel(
  reviewing: MarkReviewState | null,
  onFirstDecision: () => void,
  frame: RefObject<HTMLElement | null>,
): MarksPanel | null {
  const [current, setCurrent] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const { proposals, decisions: said } = reviewing ?? {};
  const marks = useMemo(() => (proposals && said ? shownMarks(proposals, said) : none), [proposals, said]);
  if (reviewing === null) return null;
  const confirmed = reviewing.review !== null && reviewing.review.verified !== null;
  const decided =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args): void => {
      onFirstDecision();
      act(...args);
    };
  const strike = decided((id: string) => reviewing.strike([id]));
  const restore = decided(reviewing.restore);
  const decisions: KitDecisions = {
    marks,
    current,
    onCurrentChange: setCurrent,
    onStrike: strike,
    onRestore: restore,
    onKeep: decided((id: string) => reviewing.keep([id])),
    onRemove: strike,
    onAdd: decided(() => setAdding(true)),
    onCancelAdd: () => setAdding(false),
    onUndo: reviewing.undo,
    adding,
    confirmed,
  };
  const press = (id: string): void => {
    const mark = marks.find((known) => known.id === id);
    if (mark?.state === "struck") restore(id);
    else strike(id);
  };
  return {
    reviewing,
    marks,
    decisions,
    frame,
    onPhoto: {
      items: marks.map(({ id, at, radius, state, label }) => ({
        id,
        at,
        radius,
        state,
        label: `${label}${stateWords[state]}`,
      })),
      current,
      ...(confirmed ? {} : { onPress: press }),
      onCurrentChange: setCurrent,
      onKeyDown: markKeys(decisions),
      adding: adding && !confirmed,
      onAdd: (at) => {
        reviewing.add(at);
        setAdding(false);
      },
      onCancelAdd: () => setAdding(false),
    },
  };
}
