"use client";

import { Combobox } from "@base-ui/react/combobox";
import { ChevronDown } from "../../foundations/icons/ChevronDown.tsx";
import { X } from "../../foundations/icons/X.tsx";
import { forwardRef, useCallback, useState } from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { splitFieldProps } from "../field/splitFieldProps.ts";
import { ChoicePopup } from "../choices/ChoicePopup.tsx";
import { type ChoiceOption, type ChoiceRow } from "../choices/choiceRows.ts";
import { useChoiceList } from "../choices/useChoiceList.ts";
import type { SearchOptions } from "../choices/useChoiceSearch.ts";
import { type CreateOption, useCreation } from "../choices/useCreation.ts";
import { fieldLabelId } from "../choices/fieldLabelId.ts";
import { type ChoiceInputProps, choiceRowProps, useChoiceParts } from "../choices/choiceField.ts";
import { useOptionLabels } from "../choices/useOptionLabels.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { useFormReset } from "../internal/useFormReset.ts";
import type { ValueHandler } from "../internal/ValueHandler.ts";
import { frChoiceList } from "../../foundations/messages/sections/choices.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

export interface ComboboxFieldProps extends FieldTexts, ChoiceInputProps {
  /** The options to choose from. With `onSearch`, those already chosen, so that they have a label. */
  readonly options: readonly ChoiceOption[];
  /** The chosen option's value, `null` for none, when the host holds it. */
  readonly value?: string | null | undefined;
  /** Value that is chosen at first. @default null */
  readonly defaultValue?: string | null | undefined;
  /** Receives the chosen value, `null` when it is removed. */
  readonly onValueChange?: ValueHandler<string | null> | undefined;
  /** Finds the options elsewhere, for what is written. Give it a stable identity (`useCallback`). */
  readonly onSearch?: SearchOptions | undefined;
  /** Adds a line that makes a new option of what is written; the option it gives is chosen. */
  readonly onCreate?: CreateOption | undefined;
  /**
   * Shows a button that removes the choice.
   * @default true
   */
  readonly clearable?: boolean | undefined;
  /**
   * Options drawn at once; the number of the others is said.
   * @default 100
   */
  readonly maxShown?: number | undefined;
}

/**
 * One value among many, found by typing. `className` and `style` go to the field, everything else and `ref` to
 * the `input`; `name` sends the value of the option, not its label.
 */
export const ComboboxField = forwardRef<HTMLInputElement, ComboboxFieldProps>(function ComboboxField(
  {
    options,
    value,
    defaultValue = null,
    onValueChange,
    onSearch,
    onCreate,
    clearable = true,
    maxShown = 100,
    name,
    disabled = false,
    readOnly = false,
    ...props
  },
  ref,
) {
  const [fieldProps, rest] = splitFieldProps(props);
  const messages = useMessages("choiceList", frChoiceList);
  const [chosen, setChosen, reset] = useControllableState({ value, defaultValue, onValueChange });
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const close = useCallback(() => {
    setOpen(false);
    setQuery("");
  }, []);
  const { input, frame, positioner } = useChoiceParts({ ref, open, close, closeLabel: messages.close });
  useFormReset(input, reset);

  const { rowOf, remember } = useOptionLabels(options);
  const list = useChoiceList({ options, onSearch, open, query, maxShown, creatable: onCreate !== undefined });
  const choose = (option: ChoiceOption): void => {
    remember(option);
    setChosen(option.value);
    close();
  };
  const creation = useCreation(onCreate, choose);

  const handleValueChange = (row: ChoiceRow | null, details: Combobox.Root.ChangeEventDetails): void => {
    // Escape on a closed list would empty the field, under the hand of whoever means to leave a dialog.
    if (row === null && details.reason === "escape-key") details.cancel();
    else if (row === null) setChosen(null);
    else if (row.kind === "option") choose({ ...row });
    else {
      details.cancel();
      if (row.kind === "create") void creation.create(row.value);
      else list.retry();
    }
  };
  const handleInputChange = (text: string, details: Combobox.Root.ChangeEventDetails): void => {
    if (details.reason === "escape-key") details.cancel();
    else {
      creation.forgetFailure();
      setQuery(details.reason === "input-change" ? text : "");
    }
  };
  const selected = chosen === null ? null : rowOf(chosen);
  return (
    <Field {...fieldProps}>
      {(control) => (
        <Combobox.Root<ChoiceRow>
          items={list.groups}
          {...choiceRowProps}
          value={selected}
          onValueChange={handleValueChange}
          onInputValueChange={handleInputChange}
          open={open}
          onOpenChange={(next) => {
            if (next) setOpen(true);
            else close();
          }}
          disabled={disabled}
          readOnly={readOnly}
          {...(name === undefined ? {} : { name })}
        >
          <Combobox.InputGroup ref={frame} role="presentation" className="cn-control cn-combobox">
            <Combobox.Input
              autoComplete="off"
              {...rest}
              {...control}
              aria-labelledby={fieldLabelId(control.id)}
              ref={input}
              className="cn-control__input"
            />
            {clearable && chosen !== null && !disabled && !readOnly ? (
              <Combobox.Clear className="cn-icon-button" aria-label={messages.clear}>
                <X aria-hidden="true" />
              </Combobox.Clear>
            ) : null}
            <Combobox.Trigger
              className="cn-icon-button cn-combobox__trigger"
              aria-label={open ? messages.close : messages.open}
            >
              <ChevronDown aria-hidden="true" />
            </Combobox.Trigger>
          </Combobox.InputGroup>
          <ChoicePopup
            ref={positioner}
            open={open}
            groups={list.groups}
            loading={list.loading}
            failed={list.failed}
            note={list.note}
            announcement={list.announcement}
            labelledBy={fieldLabelId(control.id)}
            busyText={creation.busyText}
            failureText={creation.failureText}
          />
        </Combobox.Root>
      )}
    </Field>
  );
});
