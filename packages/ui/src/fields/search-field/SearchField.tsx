"use client";

import { Search } from "../../foundations/icons/Search.tsx";
import { X } from "../../foundations/icons/X.tsx";
import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import { FieldNotes } from "../field/FieldNotes.tsx";
import { useFieldIds } from "../field/useFieldIds.ts";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { frSearchField } from "../../foundations/messages/sections/tables.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { useShortcut } from "./useShortcut.ts";

export interface SearchFieldProps extends Omit<
  ComponentPropsWithoutRef<"input">,
  "value" | "defaultValue" | "type" | "children"
> {
  /** Holds what is searched: « Rechercher un nom ». Also the placeholder while the label is not shown. */
  readonly label: string;
  /**
   * Shows the label above the field.
   * @default false
   */
  readonly showLabel?: boolean | undefined;
  /** Way to correct the text. Its presence makes the field invalid. */
  readonly error?: ReactNode;
  /** The text, when the host decides; `null` is empty. */
  readonly value?: string | null | undefined;
  /** Text at first. @default "" */
  readonly defaultValue?: string | undefined;
  /** Called at each letter. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Called when the typing pauses, and at once on Enter and when the text is cleared. */
  readonly onSearch?: ((value: string) => void) | undefined;
  /**
   * Milliseconds of pause before `onSearch`.
   * @default 300
   */
  readonly delay?: number | undefined;
  /** A key that brings here from the page, such as `"/"`; it is shown in the field. */
  readonly shortcut?: string | undefined;
}

/** A text to look for. `className` and `style` go to the field, everything else and `ref` to the `input`. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  {
    label,
    showLabel = false,
    error,
    value,
    defaultValue = "",
    onValueChange,
    onSearch,
    delay = 300,
    shortcut,
    id,
    className,
    style,
    placeholder,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const messages = useMessages("searchField", frSearchField);
  const ids = useFieldIds({ id, hint: undefined, error, describedBy: rest["aria-describedby"] });
  const [text, setText] = useControllableState({
    value: value === null ? "" : value,
    defaultValue,
    onValueChange,
  });
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const latestSearch = useRef(onSearch);
  useEffect(() => {
    latestSearch.current = onSearch;
  });
  useShortcut(shortcut, input);

  const searchNow = (next: string): void => {
    clearTimeout(pause.current);
    onSearch?.(next);
  };
  const change = (next: string): void => {
    setText(next);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => latestSearch.current?.(next), delay);
  };
  const clear = (): void => {
    setText("");
    searchNow("");
    input.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && onSearch) {
      event.preventDefault();
      searchNow(text);
    }
    // An empty field leaves Escape to the drawer or the dialog around it.
    if (event.key === "Escape" && text !== "") {
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };
  return (
    <div
      className={cx("cn-search-field", className)}
      style={style}
      {...(error ? { "data-invalid": "" } : {})}
    >
      <label htmlFor={ids.control} className={showLabel ? "cn-field__label" : "cn-visually-hidden"}>
        {label}
      </label>
      <span className="cn-control">
        <Search aria-hidden="true" className="cn-search-field__icon" />
        <input
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          {...rest}
          ref={input}
          id={ids.control}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : rest["aria-invalid"]}
          type="search"
          className="cn-control__input"
          placeholder={placeholder ?? (showLabel ? undefined : label)}
          {...(shortcut === undefined ? {} : { "aria-keyshortcuts": shortcut })}
          value={text}
          onChange={(event: ChangeEvent<HTMLInputElement>) => change(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        {text !== "" && !rest.disabled ? (
          <IconButton label={messages.clear} icon={<X aria-hidden="true" />} onClick={clear} />
        ) : null}
        {text === "" && shortcut !== undefined ? (
          <kbd
            className="cn-search-field__key"
            title={messages.shortcut({ key: shortcut })}
            aria-hidden="true"
          >
            {shortcut}
          </kbd>
        ) : null}
      </span>
      <FieldNotes ids={ids} hint={undefined} error={error} />
    </div>
  );
});
