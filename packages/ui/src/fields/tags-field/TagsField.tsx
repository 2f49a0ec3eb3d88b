"use client";

import { Combobox } from "@base-ui/react/combobox";
import {
  type ClipboardEvent,
  type FocusEvent,
  forwardRef,
  type KeyboardEvent,
  useCallback,
  useMemo,
  useState,
} from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { splitFieldProps } from "../field/splitFieldProps.ts";
import { ChoiceChips, requiredChoice } from "../choices/ChoiceChips.tsx";
import { ChoiceNews } from "../choices/ChoiceNews.tsx";
import { ChoicePopup } from "../choices/ChoicePopup.tsx";
import type { ChoiceRow } from "../choices/choiceRows.ts";
import { fieldLabelId } from "../choices/fieldLabelId.ts";
import { type ChoiceInputProps, choiceRowProps, useChoiceParts } from "../choices/choiceField.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { useFormReset } from "../internal/useFormReset.ts";
import type { ValueHandler } from "../internal/ValueHandler.ts";
import { frChoiceList, frTagsField } from "../../foundations/messages/sections/choices.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { tagSeparator } from "./mergeTags.ts";
import { tagRow, tagRows } from "./tagRows.ts";
import { useTagWords } from "./useTagWords.ts";

export interface TagsFieldProps extends FieldTexts, ChoiceInputProps {
  /** The words, `null` for none, when the host holds them. */
  readonly value?: readonly string[] | null | undefined;
  /** Words at first. @default [] */
  readonly defaultValue?: readonly string[] | undefined;
  /** Receives the words, in the order in which they were added. */
  readonly onValueChange?: ValueHandler<string[]> | undefined;
  /**
   * Words to offer while writing.
   * @default []
   */
  readonly suggestions?: readonly string[] | undefined;
  /** Most words in the list; how many are used is shown. */
  readonly maxCount?: number | undefined;
  /**
   * Suggestions drawn at once.
   * @default 50
   */
  readonly maxShown?: number | undefined;
}

const none: readonly string[] = [];

/**
 * Free words: Enter, a comma or leaving the field adds what is written, a paste is split, a word is never there
 * twice. `className` and `style` go to the field, everything else and `ref` to the `input`; `name` sends each word.
 */
export const TagsField = forwardRef<HTMLInputElement, TagsFieldProps>(function TagsField(
  {
    value,
    defaultValue = none,
    onValueChange,
    suggestions = none,
    maxCount,
    maxShown = 50,
    name,
    disabled = false,
    readOnly = false,
    placeholder,
    onBlur,
    onPaste,
    onKeyDown,
    ...props
  },
  ref,
) {
  const [fieldProps, rest] = splitFieldProps(props);
  const listMessages = useMessages("choiceList", frChoiceList);
  const messages = useMessages("tagsField", frTagsField);
  const locale = useLocale();
  const words = useTagWords({
    value: value === null ? none : value,
    defaultValue,
    onValueChange,
    maxCount,
  });
  const { tags, add, replace, refusal, spoken } = words;
  const [opened, setOpened] = useState(false);
  const [query, setQuery] = useState("");
  const close = useCallback(() => {
    setOpened(false);
  }, []);

  const note = refusal(query);
  const groups = useMemo(
    () =>
      note === undefined
        ? tagRows({ tags, suggestions, query, maxShown, addLabel: (text) => messages.add({ text }) })
        : [],
    [note, tags, suggestions, query, maxShown, messages],
  );
  const open = opened && (groups.length > 0 || note !== undefined);
  const { input, frame, positioner } = useChoiceParts({ ref, open, close, closeLabel: listMessages.close });
  useFormReset(input, words.reset);

  const addAndClear = (text: string): void => {
    add(text);
    setQuery("");
  };
  const handleInput = (text: string, details: Combobox.Root.ChangeEventDetails): void => {
    // Only what is typed counts: Base UI also empties the text when the list closes, which would lose the word.
    if (details.reason !== "input-change") return;
    if (tagSeparator.test(text)) addAndClear(text);
    else setQuery(text);
  };
  const handleRows = (rows: readonly ChoiceRow[], details: Combobox.Root.ChangeEventDetails): void => {
    const written = rows.find(({ kind }) => kind === "create");
    if (written || details.reason === "escape-key") details.cancel();
    if (written) addAndClear(written.value);
    else if (details.reason === "item-press") addAndClear(rows.at(-1)?.value ?? "");
    else if (details.reason !== "escape-key") replace(rows.map((row) => row.value));
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    onPaste?.(event);
    const text = event.clipboardData.getData("text/plain");
    if (event.defaultPrevented || !tagSeparator.test(text)) return;
    event.preventDefault();
    addAndClear(query + text);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    // Enter on a word that cannot be added must not send the form.
    if (event.key === "Enter" && query.trim() !== "" && groups.length === 0) event.preventDefault();
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>): void => {
    onBlur?.(event);
    // A word that is written is meant: leaving the field keeps it. The list takes its own clicks.
    if (!positioner.current?.contains(event.relatedTarget) && query.trim() !== "") addAndClear(query);
  };

  const selected = useMemo(() => tags.map(tagRow), [tags]);
  const usage =
    maxCount === undefined
      ? null
      : messages.usage({ used: formatNumber(locale, tags.length), limit: formatNumber(locale, maxCount) });
  return (
    <Field
      {...fieldProps}
      labelAction={fieldProps.labelAction ?? (usage ? <span className="cn-chips-count">{usage}</span> : null)}
    >
      {(control) => (
        <Combobox.Root<ChoiceRow, true>
          multiple
          items={groups}
          {...choiceRowProps}
          value={selected}
          onValueChange={handleRows}
          inputValue={query}
          onInputValueChange={handleInput}
          open={open}
          onOpenChange={(next, details) => {
            if (!next && details.reason === "item-press") details.cancel();
            else setOpened(next);
          }}
          disabled={disabled}
          readOnly={readOnly}
          {...(name === undefined ? {} : { name })}
        >
          <ChoiceChips
            {...rest}
            {...control}
            {...requiredChoice(control.required, tags.length)}
            aria-labelledby={fieldLabelId(control.id)}
            onPaste={handlePaste}
            onKeyDown={handleKeyDown}
            onBlur={handleBlur}
            placeholder={tags.length === 0 ? placeholder : undefined}
            ref={input}
            frameRef={frame}
            locked={disabled || readOnly}
            chosen={selected}
            label={messages.tags}
          />
          <ChoiceNews>{spoken}</ChoiceNews>
          <ChoicePopup
            ref={positioner}
            open={open}
            groups={groups}
            loading={false}
            failed={false}
            note={note}
            announcement={undefined}
            labelledBy={fieldLabelId(control.id)}
          />
        </Combobox.Root>
      )}
    </Field>
  );
});
