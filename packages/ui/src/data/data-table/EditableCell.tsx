"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { frDataTable } from "../../foundations/messages/sections/tables.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { Spinner } from "../../foundations/spinner/Spinner.tsx";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
import type { DataTableCellFieldProps } from "./DataTableEditing.ts";
import type { CellDraft } from "./useCellDrafts.ts";

export interface EditableCellProps {
  readonly column: string;
  /** Name of the row. */
  readonly name: string;
  /** Text of the cell, as it is edited. */
  readonly text: string;
  readonly draft: CellDraft | undefined;
  readonly field: ((props: DataTableCellFieldProps) => ReactNode) | undefined;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
  readonly onSave: (text: string) => void;
  /** Content that the cell shows. */
  readonly children: ReactNode;
}

const controls = "input, select, textarea, button, [tabindex]";

/** A cell that a press, Enter or F2 turns into a field. Enter and Tab save it, Escape gives back what it held. */
export function EditableCell(props: EditableCellProps): ReactNode {
  const { column, name, text, draft, field, onType, onClose, onSave, children } = props;
  const messages = useMessages("dataTable", frDataTable);
  const messageId = useId();
  const place = useRef<HTMLSpanElement>(null);
  // What is to have the focus after the next drawing: a row that comes back into the window takes none.
  const focusNext = useRef(false);
  const buttonHasFocus = useRef(false);
  const leaving = useRef(false);
  const editing = draft !== undefined && draft.status !== "saving";
  const status = draft?.status;
  useEffect(() => {
    const lost = status === "refused" && buttonHasFocus.current;
    if (!focusNext.current && !lost) return;
    focusNext.current = false;
    const control = place.current?.querySelector<HTMLElement>(controls);
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
  }, [status]);
  const open = (): void => {
    if (draft) return;
    focusNext.current = true;
    onType(text);
  };
  const finish = (): void => {
    if (!draft) return;
    // What was refused is asked again: the host may take it now.
    if (draft.text === text && draft.status === "open") onClose();
    else onSave(draft.text);
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === "Tab") leaving.current = true;
    if (event.defaultPrevented || event.nativeEvent.isComposing || event.altKey || event.metaKey) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      focusNext.current = true;
      finish();
    }
    if (event.key === "Escape") {
      event.stopPropagation();
      focusNext.current = true;
      onClose();
    }
  };
  if (!editing) {
    return (
      <span ref={place} className="cn-data-table__edit">
        <button
          type="button"
          aria-label={messages.editCell({ column, name, value: draft?.text ?? text })}
          aria-disabled={draft !== undefined || undefined}
          onClick={open}
          onKeyDown={(event) => {
            if (event.key !== "F2") return;
            event.preventDefault();
            open();
          }}
          onFocus={() => {
            buttonHasFocus.current = true;
          }}
          onBlur={({ relatedTarget }) => {
            // A button that a refused field replaces loses the focus to nothing.
            if (relatedTarget !== null) buttonHasFocus.current = false;
          }}
        >
          {draft ? draft.text : children}
        </button>
        {draft ? (
          <output className="cn-data-table__saving">
            <Spinner />
            <VisuallyHidden>{messages.savingCell}</VisuallyHidden>
          </output>
        ) : null}
      </span>
    );
  }
  const refused = draft.status === "refused";
  const fieldProps: DataTableCellFieldProps = {
    value: draft.text,
    onChange: onType,
    label: messages.cellField({ column, name }),
    invalid: refused,
    describedBy: refused ? messageId : undefined,
  };
  return (
    // The handlers are those of the field within.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      ref={place}
      className="cn-data-table__edit"
      data-editing=""
      onKeyDown={handleKey}
      onFocus={() => {
        buttonHasFocus.current = false;
      }}
      onBlur={() => {
        // Only Tab goes on by saving: a press elsewhere, or rows that change places, leave what was typed in its field.
        if (leaving.current) finish();
        leaving.current = false;
      }}
    >
      {field ? (
        field(fieldProps)
      ) : (
        <input
          value={fieldProps.value}
          aria-label={fieldProps.label}
          aria-invalid={refused || undefined}
          aria-describedby={fieldProps.describedBy}
          autoComplete="off"
          className="cn-data-table__field"
          onChange={(event) => onType(event.target.value)}
        />
      )}
      {refused ? (
        <span id={messageId} role="alert" className="cn-data-table__refusal">
          {draft.message || messages.cellRefused}
        </span>
      ) : null}
    </span>
  );
}
