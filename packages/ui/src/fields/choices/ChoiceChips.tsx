"use client";

import { Combobox } from "@base-ui/react/combobox";
import { X } from "../../foundations/icons/X.tsx";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref } from "react";
import { frMultiSelectField } from "../../foundations/messages/sections/choices.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { ChoiceRow } from "./choiceRows.ts";

interface ChoiceChipsProps extends ComponentPropsWithoutRef<typeof Combobox.Input> {
  readonly chosen: readonly ChoiceRow[];
  /** Names the row of chips. */
  readonly label: string;
  readonly frameRef: Ref<HTMLDivElement>;
  /** Holds what stands at the end of the frame, for instance the button that opens the list. */
  readonly end?: ReactNode;
  /** Leaves out the crosses. */
  readonly locked?: boolean;
}

/** Gives what says that a field needs a value: to the browser only while none is chosen, since its input shows none of them. */
export function requiredChoice(
  required: true | undefined,
  count: number,
): { readonly required: boolean; readonly "aria-required": true | undefined } {
  return { required: required === true && count === 0, "aria-required": required };
}

/**
 * The frame of a field that holds several values: a chip for each, then the control, which gets `ref` and the
 * rest. From the start of the text the left arrow walks into the chips; Delete removes the one that has the focus.
 */
export const ChoiceChips = forwardRef<HTMLInputElement, ChoiceChipsProps>(function ChoiceChips(
  { chosen, label, frameRef, end, locked = false, ...rest },
  ref,
) {
  const messages = useMessages("multiSelectField", frMultiSelectField);
  return (
    <Combobox.InputGroup
      ref={frameRef}
      role="presentation"
      className="cn-control cn-combobox cn-chips-control"
    >
      <Combobox.Chips className="cn-chips" {...(chosen.length > 0 ? { "aria-label": label } : {})}>
        {chosen.map((row) => (
          // Base UI writes `aria-readonly` on the chip, which has no role to carry it.
          <Combobox.Chip key={row.id} aria-readonly={undefined} className="cn-chip">
            <span className="cn-chip__label">{row.label}</span>
            {locked ? null : (
              <Combobox.ChipRemove
                className="cn-chip__remove"
                aria-label={messages.remove({ label: row.label })}
              >
                <X aria-hidden="true" />
              </Combobox.ChipRemove>
            )}
          </Combobox.Chip>
        ))}
        <Combobox.Input
          autoComplete="off"
          {...rest}
          ref={ref}
          className="cn-control__input cn-chips__input"
        />
      </Combobox.Chips>
      {end}
    </Combobox.InputGroup>
  );
});
