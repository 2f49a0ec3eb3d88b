import type { ComponentType } from "react";
import { lazyCode } from "../../foundations/internal/lazyCode.ts";
import { useLazyPart } from "../../foundations/internal/useLazyPart.ts";
import type { EditableCellProps } from "./EditableCell.tsx";

/** Component of a cell that is edited. */
export type EditableCellCode = ComponentType<EditableCellProps>;

const editableCellCode = lazyCode(() => import("./EditableCell.tsx"), "EditableCell");

/** The cell that is edited, once a table that asks for it has loaded its code; until then its cells are only read. */
export function useEditableCell(wanted: boolean): EditableCellCode | undefined {
  return useLazyPart<EditableCellCode>(editableCellCode, wanted);
}
