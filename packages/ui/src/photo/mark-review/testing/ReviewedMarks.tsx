import { type ReactNode, useState } from "react";
import { Button } from "../../../actions/button/Button.tsx";
import { MaskViewer } from "../../mask-viewer/MaskViewer.tsx";
import { type MaskPoint, type ViewerMarks } from "../../mask-viewer/PhotoMask.ts";
import { markKeys } from "../markKeys.ts";
import { MarkReview, type MarkReviewProps } from "../MarkReview.tsx";
import { faceMarks, type FaceMark, spots } from "./reviewMarks.ts";

interface ReviewedMarksProps extends Partial<MarkReviewProps> {
  readonly start?: readonly FaceMark[];
  /** Address of the photo; without one there is the panel alone. */
  readonly photo?: string | undefined;
}

/** A host of the two parts: it holds the marks, and shows them on the photo and in the list. */
export function ReviewedMarks({ start = faceMarks, photo, ...props }: ReviewedMarksProps): ReactNode {
  const [history, setHistory] = useState<readonly (readonly FaceMark[])[]>([start]);
  const [current, setCurrent] = useState(props.current ?? null);
  const [confirmed, setConfirmed] = useState(props.confirmed ?? false);
  const [adding, setAdding] = useState(props.adding ?? false);
  const marks = history.at(-1) ?? [];
  const become = (ids: readonly string[], change: Partial<FaceMark>): void =>
    setHistory([...history, marks.map((mark) => (ids.includes(mark.id) ? { ...mark, ...change } : mark))]);
  const decisions = {
    marks,
    current,
    confirmed,
    adding,
    readOnly: props.readOnly,
    onCurrentChange: setCurrent,
    onStrike: (id: string) => become([id], { state: "struck", detail: "Écartée" }),
    onRestore: (id: string) => become([id], { state: "sure", detail: "Gardée" }),
    onKeep: (id: string) => become([id], { state: "sure", detail: "Gardée" }),
    onRemove: (id: string) => setHistory([...history, marks.filter((mark) => mark.id !== id)]),
    onAdd: () => setAdding(true),
    onCancelAdd: () => setAdding(false),
    onUndo: () => setHistory(history.length > 1 ? history.slice(0, -1) : history),
  } as const;
  const add = (at: MaskPoint): void => {
    const id = `new-${history.length}`;
    setHistory([
      ...history,
      [...marks, { id, at, radius: 0.012, state: "added", label: "Visage", detail: "Ajoutée par vous" }],
    ]);
    setCurrent(id);
    setAdding(false);
  };
  const press = (id: string): void => {
    const state = marks.find((mark) => mark.id === id)?.state;
    if (state === "added") decisions.onRemove(id);
    else if (state === "struck") decisions.onRestore(id);
    else decisions.onStrike(id);
  };
  const viewerMarks: ViewerMarks = {
    items: marks.map(({ id, at, radius, state, label, detail }) => ({
      id,
      at,
      radius,
      state,
      label: [label, detail].filter(Boolean).join(", "),
    })),
    current,
    onCurrentChange: setCurrent,
    onPress: confirmed || props.readOnly ? undefined : press,
    onKeyDown: markKeys(decisions),
    adding,
    onAdd: add,
    onCancelAdd: () => setAdding(false),
  };
  const panel = (
    <MarkReview
      title="Taches pigmentaires"
      reading={spots}
      nextAction={<Button variant="primary">Construire la routine</Button>}
      {...props}
      {...decisions}
      onConfirm={() => setConfirmed(true)}
      onReopen={() => setConfirmed(false)}
      onStrikeAll={(ids) => become(ids, { state: "struck", detail: "Écartée" })}
      onKeepAll={(ids) => become(ids, { state: "sure", detail: "Gardée" })}
    />
  );
  if (photo === undefined) return panel;
  return (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 24, alignItems: "start" }}>
      <MaskViewer
        photo={{ src: photo, alt: "Anaïs Morel, de face, 21 novembre 2026" }}
        masks={[{ id: "spots", label: "Taches pigmentaires", shapes: [] }]}
        marks={viewerMarks}
        style={{ flex: "1 1 20rem", maxWidth: 560 }}
      />
      <div style={{ flex: "2 1 min(100%, 32rem)", minWidth: 0 }}>{panel}</div>
    </div>
  );
}
