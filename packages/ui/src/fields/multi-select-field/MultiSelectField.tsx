"use client";

import { Combobox } from "@base-ui/react/combobox";
import { ChevronDown } from "../../foundations/icons/ChevronDown.tsx";
import { forwardRef, useCallback, useState } from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { splitFieldProps } from "../field/splitFieldProps.ts";
import { ChoiceChips, requiredChoice } from "../choices/ChoiceChips.tsx";
import { ChoiceNews } from "../choices/ChoiceNews.tsx";
import { ChoicePopup } from "../choices/ChoicePopup.tsx";
import type { ChoiceOption, ChoiceRow } from "../choices/choiceRows.ts";
import { useChoiceList } from "../choices/useChoiceList.ts";
import type { SearchOptions } from "../choices/useChoiceSearch.ts";
import { type CreateOption, useCreation } from "../choices/useCreation.ts";
import { fieldLabelId } from "../choices/fieldLabelId.ts";
import { type ChoiceInputProps, choiceRowProps, useChoiceParts } from "../choices/choiceField.ts";
import { useFormReset } from "../internal/useFormReset.ts";
import type { ValueHandler } from "../internal/ValueHandler.ts";
import { frChoiceList, frMultiSelectField } from "../../foundations/messages/sections/choices.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { useMultipleChoice } from "./useMultipleChoice.ts";

export interface MultiSelectFieldProps extends FieldTexts, ChoiceInputProps {
  /** The options to choose from. With `onSearch`, those already chosen, so that they have a label. */
  readonly options: readonly ChoiceOption[];
  /** The chosen values in the order in which they were chosen, `null` for none, when the host holds them. */
  readonly value?: readonly string[] | null | undefined;
  /** Values that are chosen at first. @default [] */
  readonly defaultValue?: readonly string[] | undefined;
  /** Receives the chosen values, in the order in which they were chosen. */
  readonly onValueChange?: ValueHandler<string[]> | undefined;
  /** Finds the options elsewhere, for what is written. Give it a stable identity (`useCallback`). */
  readonly onSearch?: SearchOptions | undefined;
  /** Adds a line that makes a new option of what is written; the option it gives is chosen. */
  readonly onCreate?: CreateOption | undefined;
  /**
   * Adds a first line that chooses, or removes, all that matches what is written.
   * @default false
   */
  readonly selectAll?: boolean | undefined;
  /**
   * Options drawn at once; the number of the others is said.
   * @default 100
   */
  readonly maxShown?: number | undefined;
}

const none: readonly string[] = [];

/**
 * Several values among many, found by typing; each is a chip that can be removed. `className` and `style` go to
 * the field, everything else and `ref` to the `input`; `name` sends each value.
 */
export const MultiSelectField = forwardRef<HTMLInputElement, MultiSelectFieldProps>(function MultiSelectField(
  {
    options,
    value,
    defaultValue = none,
    onValueChange,
    onSearch,
    onCreate,
    selectAll = false,
    maxShown = 100,
    name,
    disabled = false,
    readOnly = false,
    placeholder,
    ...props
  },
  ref,
) {
  const [fieldProps, rest] = splitFieldProps(props);
  const listMessages = useMessages("choiceList", frChoiceList);
  const messages = useMessages("multiSelectField", frMultiSelectField);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const close = useCallback(() => {
    setOpen(false);
    setQuery("");
  }, []);
  const { input, frame, positioner } = useChoiceParts({ ref, open, close, closeLabel: listMessages.close });

  const list = useChoiceList({ options, onSearch, open, query, maxShown, creatable: onCreate !== undefined });
  const choice = useMultipleChoice({
    options,
    matches: list.matches,
    value: value === null ? none : value,
    defaultValue,
    onValueChange,
  });
  useFormReset(input, choice.reset);
  const creation = useCreation(onCreate, (option) => {
    setQuery("");
    choice.add(option);
  });
  const { allRow } = choice;
  const withAll = selectAll && allRow && !list.loading && !list.failed;
  const groups = withAll ? [{ label: undefined, items: [allRow] }, ...list.groups] : list.groups;

  const act = (row: ChoiceRow): void => {
    if (row.kind === "create") void creation.create(row.value);
    else if (row.kind === "all") choice.toggleAll();
    else list.retry();
  };
  const handleValueChange = (rows: readonly ChoiceRow[], details: Combobox.Root.ChangeEventDetails): void => {
    const action = rows.find(({ kind }) => kind !== "option");
    // Escape on a closed list would remove everything, under the hand of whoever means to leave a dialog.
    if (action || details.reason === "escape-key") details.cancel();
    if (action) act(action);
    else if (details.reason !== "escape-key") {
      choice.choose(rows);
      if (details.reason === "item-press") setQuery("");
    }
  };
  return (
    <Field
      {...fieldProps}
      labelAction={
        fieldProps.labelAction ??
        (choice.countText ? <span className="cn-chips-count">{choice.countText}</span> : null)
      }
    >
      {(control) => (
        <Combobox.Root<ChoiceRow, true>
          multiple
          items={groups}
          {...choiceRowProps}
          value={choice.selected}
          onValueChange={handleValueChange}
          inputValue={query}
          onInputValueChange={(text, details) => {
            if (details.reason === "input-change" || details.reason === "input-clear") {
              creation.forgetFailure();
              setQuery(text);
            }
          }}
          open={open}
          onOpenChange={(next, details) => {
            // Several in a row are chosen without opening the list again.
            if (!next && details.reason === "item-press") details.cancel();
            else if (next) setOpen(true);
            else close();
          }}
          disabled={disabled}
          readOnly={readOnly}
          {...(name === undefined ? {} : { name })}
        >
          <ChoiceChips
            {...rest}
            {...control}
            {...requiredChoice(control.required, choice.selected.length)}
            aria-labelledby={fieldLabelId(control.id)}
            placeholder={choice.selected.length === 0 ? placeholder : undefined}
            ref={input}
            frameRef={frame}
            locked={disabled || readOnly}
            chosen={choice.selected}
            label={messages.chosenOptions}
            end={
              <Combobox.Trigger
                className="cn-icon-button cn-combobox__trigger"
                aria-label={open ? listMessages.close : listMessages.open}
              >
                <ChevronDown aria-hidden="true" />
              </Combobox.Trigger>
            }
          />
          <ChoiceNews>{choice.news}</ChoiceNews>
          <ChoicePopup
            ref={positioner}
            open={open}
            multiple
            groups={groups}
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
