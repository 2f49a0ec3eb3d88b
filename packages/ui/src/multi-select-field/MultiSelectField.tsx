"use client";

import { Combobox } from "@base-ui/react/combobox";
import { ChevronDown } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, useCallback, useMemo, useRef, useState } from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { ChoiceChips } from "../internal/choices/ChoiceChips.tsx";
import { ChoiceNews } from "../internal/choices/ChoiceNews.tsx";
import { ChoicePopup } from "../internal/choices/ChoicePopup.tsx";
import type { ChoiceOption, ChoiceRow } from "../internal/choices/choiceRows.ts";
import { listChange } from "../internal/choices/listChange.ts";
import { useChoiceList } from "../internal/choices/useChoiceList.ts";
import type { SearchOptions } from "../internal/choices/useChoiceSearch.ts";
import { type CreateOption, useCreation } from "../internal/choices/useCreation.ts";
import { useDismissLabel } from "../internal/choices/useDismissLabel.ts";
import { fieldLabelId } from "../internal/choices/fieldLabelId.ts";
import { useListOwnsEscape } from "../internal/choices/useListOwnsEscape.ts";
import { useOptionLabels } from "../internal/choices/useOptionLabels.ts";
import { formatNumber } from "../internal/format.ts";
import { useControllableState } from "../internal/useControllableState.ts";
import type { ValueHandler } from "../internal/ValueHandler.ts";
import { frChoiceList, frMultiSelectField } from "../messages/sections/choices.ts";
import { useLocale } from "../provider/useLocale.ts";
import { useMessages } from "../provider/useMessages.ts";

type InputProps = Omit<
  ComponentPropsWithoutRef<"input">,
  "value" | "defaultValue" | "onChange" | "required" | "type" | "list" | "size"
>;

export interface MultiSelectFieldProps extends FieldTexts, InputProps {
  /** The options to choose from. With `onSearch`, those already chosen, so that they have a label. */
  readonly options: readonly ChoiceOption[];
  /** The chosen values in the order in which they were chosen, when the host holds them. */
  readonly value?: readonly string[] | undefined;
  /** @default [] */
  readonly defaultValue?: readonly string[] | undefined;
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
    label,
    labelAction,
    hint,
    error,
    required,
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
    id,
    className,
    style,
    ...rest
  },
  ref,
) {
  const listMessages = useMessages("choiceList", frChoiceList);
  const messages = useMessages("multiSelectField", frMultiSelectField);
  const locale = useLocale();
  const [chosen, setChosen] = useControllableState<readonly string[]>({
    value,
    defaultValue,
    onValueChange: onValueChange && ((next) => onValueChange([...next])),
  });
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [spoken, setSpoken] = useState("");
  const close = useCallback(() => {
    setOpen(false);
    setQuery("");
  }, []);
  const frame = useRef<HTMLDivElement>(null);
  const positioner = useRef<HTMLDivElement>(null);
  useListOwnsEscape(open, close);
  useDismissLabel(open, [frame, positioner], listMessages.close);

  const { rowOf, remember } = useOptionLabels(options);
  const list = useChoiceList({ options, onSearch, open, query, maxShown, creatable: onCreate !== undefined });
  const quantity = (count: number) => ({ amount: formatNumber(locale, count), count });

  const change = (next: readonly string[]): void => {
    const { added, removed } = listChange(chosen, next);
    const say = [
      ...added.map((item) => messages.added({ label: rowOf(item).label })),
      ...removed.map((item) => messages.removed({ label: rowOf(item).label })),
    ];
    const count = messages.chosen(quantity(next.length));
    setSpoken(say.length === 1 ? [...say, count].join(", ") : count);
    setChosen(next);
  };
  const creation = useCreation(onCreate, (option) => {
    remember(option);
    setQuery("");
    change([...chosen, option.value]);
  });

  const choosable = list.matches.filter((option) => !option.disabled).map((option) => option.value);
  const allChosen = choosable.length > 0 && choosable.every((item) => chosen.includes(item));
  const toggleAll = (): void => {
    const others = chosen.filter((item) => !choosable.includes(item));
    change(allChosen ? others : [...others, ...choosable]);
  };
  const allText = allChosen ? messages.unselectAll : messages.selectAll;
  const withAll = selectAll && choosable.length > 1 && !list.loading && !list.failed;
  const groups = withAll
    ? [
        {
          label: undefined,
          items: [{ id: "all", kind: "all", value: "", label: allText(quantity(choosable.length)) } as const],
        },
        ...list.groups,
      ]
    : list.groups;

  const act = (row: ChoiceRow): void => {
    if (row.kind === "create") void creation.create(row.value);
    else if (row.kind === "all") toggleAll();
    else list.retry();
  };
  const handleValueChange = (rows: readonly ChoiceRow[], details: Combobox.Root.ChangeEventDetails): void => {
    const action = rows.find(({ kind }) => kind !== "option");
    // Escape on a closed list would remove everything, under the hand of whoever means to leave a dialog.
    if (action || details.reason === "escape-key") details.cancel();
    if (action) act(action);
    else if (details.reason !== "escape-key") {
      for (const option of rows.slice(chosen.length)) remember(option);
      change(rows.map((row) => row.value));
      if (details.reason === "item-press") setQuery("");
    }
  };
  const selected = useMemo(() => chosen.map(rowOf), [chosen, rowOf]);
  return (
    <Field
      label={label}
      labelAction={
        labelAction ??
        (chosen.length > 0 ? (
          <span className="cn-chips-count">{messages.chosen(quantity(chosen.length))}</span>
        ) : null)
      }
      hint={hint}
      error={error}
      required={required}
      controlId={id}
      className={className}
      style={style}
    >
      {(control) => (
        <Combobox.Root<ChoiceRow, true>
          multiple
          items={groups}
          filter={null}
          value={selected}
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
          isItemEqualToValue={(a, b) => a.id === b.id}
          itemToStringLabel={(row) => row.label}
          itemToStringValue={(row) => row.value}
          autoHighlight
          disabled={disabled}
          readOnly={readOnly}
          {...(name === undefined ? {} : { name })}
        >
          <ChoiceChips
            {...rest}
            {...control}
            aria-labelledby={fieldLabelId(control.id)}
            placeholder={chosen.length === 0 ? placeholder : undefined}
            ref={ref}
            frameRef={frame}
            locked={disabled || readOnly}
            chosen={selected}
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
          <ChoiceNews>{spoken}</ChoiceNews>
          <ChoicePopup
            ref={positioner}
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
