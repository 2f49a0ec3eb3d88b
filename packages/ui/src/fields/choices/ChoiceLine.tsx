import { Combobox } from "@base-ui/react/combobox";
import { Check } from "../../foundations/icons/Check.tsx";
import { Plus } from "../../foundations/icons/Plus.tsx";
import { RotateCcw } from "../../foundations/icons/RotateCcw.tsx";
import type { ReactNode } from "react";
import type { ChoiceRow } from "./choiceRows.ts";

interface ChoiceLineProps {
  readonly row: ChoiceRow;
  /** Draws a box before the label instead of a tick after it. */
  readonly multiple: boolean;
}

const icons = { create: Plus, retry: RotateCcw } as const;

/** A line of the list. */
export function ChoiceLine({ row, multiple }: ChoiceLineProps): ReactNode {
  const Icon = row.kind === "create" || row.kind === "retry" ? icons[row.kind] : undefined;
  return (
    <Combobox.Item value={row} disabled={row.disabled ?? false} className="cn-choice" data-kind={row.kind}>
      {Icon ? <Icon aria-hidden="true" className="cn-choice__icon" /> : null}
      {multiple && row.kind === "option" ? (
        <span aria-hidden="true" className="cn-checkbox-field__box" />
      ) : null}
      <span className="cn-choice__text">
        <span className="cn-choice__label">{row.label}</span>
        {row.description ? <span className="cn-choice__description">{row.description}</span> : null}
      </span>
      {multiple ? null : (
        <Combobox.ItemIndicator className="cn-choice__tick">
          <Check aria-hidden="true" />
        </Combobox.ItemIndicator>
      )}
    </Combobox.Item>
  );
}
