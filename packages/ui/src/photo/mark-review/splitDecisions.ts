import type { MarkDecisions } from "./ReviewMark.ts";

/** Parts the properties of a review into its decisions and all others. */
export function splitDecisions<Props extends MarkDecisions>(
  props: Props,
): [MarkDecisions, Omit<Props, keyof MarkDecisions>] {
  const {
    marks,
    current,
    onCurrentChange,
    onStrike,
    onRestore,
    onKeep,
    onRemove,
    onAdd,
    onCancelAdd,
    onUndo,
    adding,
    confirmed,
    readOnly,
    ...others
  } = props;
  const decisions = { marks, current, onCurrentChange, onStrike, onRestore, onKeep, onRemove, onAdd };
  return [{ ...decisions, onCancelAdd, onUndo, adding, confirmed, readOnly }, others];
}
