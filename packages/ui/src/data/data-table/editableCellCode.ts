import { type ComponentType, useEffect, useState } from "react";
import { lazyCode } from "../../foundations/internal/lazyCode.ts";
import type { EditableCellProps } from "./EditableCell.tsx";

const editableCellCode = lazyCode(() => import("./EditableCell.tsx"), "EditableCell");

/** Component of a cell that is edited. */
export type EditableCellCode = ComponentType<EditableCellProps>;

/** The cell that is edited, once a table that asks for it has loaded its code; until then its cells are only read. */
export function useEditableCell(wanted: boolean): EditableCellCode | undefined {
  const [code, setCode] = useState<EditableCellCode>();
  useEffect(() => {
    if (!wanted) return undefined;
    let here = true;
    const arrive = (arrived: EditableCellCode): void => {
      if (here) setCode(() => arrived);
    };
    // Once more when it did not arrive; after that the table stays one that is read.
    void editableCellCode
      .load()
      .catch(() => editableCellCode.load())
      .then(arrive, () => undefined);
    return () => {
      here = false;
    };
  }, [wanted]);
  return code;
}
