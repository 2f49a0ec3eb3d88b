"use client";

import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type RefObject,
  useEffect,
  useState,
} from "react";

/** Describes what a typed text means. */
export interface Reading<Value> {
  readonly value: Value;
  /** Way to correct the text, in a sentence. */
  readonly problem?: string | undefined;
}

export interface TypedTextOptions<Value> {
  readonly value: Value;
  readonly setValue: (value: Value) => void;
  /** The value as the field writes it. */
  readonly write: (value: Value) => string;
  readonly read: (text: string) => Reading<Value>;
  /** Tells whether a text typed for `a` may stay while the host says `b`. @default Object.is */
  readonly same?: (a: Value, b: Value) => boolean;
  readonly control: RefObject<HTMLInputElement | null>;
}

export interface TypedText<Value> {
  /** Holds what the control shows: the typed text until it is understood and left, then the value as the field writes it. */
  readonly text: string;
  readonly reading: Reading<Value>;
  /** The problem, once the person has left the control. It goes away as soon as the text is right. */
  readonly problem: string | undefined;
  readonly type: (text: string) => void;
  readonly leave: () => void;
  /** Gives the field a value that was not typed, for instance one picked in a calendar. */
  readonly replace: (value: Value) => void;
  readonly clear: () => void;
}

type InputHandlers = Pick<ComponentPropsWithoutRef<"input">, "onChange" | "onBlur">;

/** Gives what the control of a typed text is given; the host's own handlers are called first. */
export function typedTextProps<Value>(
  typed: TypedText<Value>,
  { onChange, onBlur }: InputHandlers,
): Required<Pick<ComponentPropsWithoutRef<"input">, "type" | "className" | "value">> & {
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
} {
  return {
    type: "text",
    className: "cn-control__input",
    value: typed.text,
    onChange: (event) => {
      onChange?.(event);
      typed.type(event.target.value);
    },
    onBlur: (event) => {
      onBlur?.(event);
      typed.leave();
    },
  };
}

interface Draft<Value> {
  readonly text: string;
  readonly value: Value;
}

/**
 * A value that is typed as text. While typing nothing is rewritten; on leaving, a text that is understood is
 * written as the field writes it, and one that is not stays, with a sentence. A native form is not sent meanwhile.
 */
export function useTypedText<Value>({
  value,
  setValue,
  write,
  read,
  same = Object.is,
  control,
}: TypedTextOptions<Value>): TypedText<Value> {
  const [draft, setDraft] = useState<Draft<Value> | undefined>();
  const [checked, setChecked] = useState(false);
  // A value that the host has changed meanwhile replaces what was typed.
  const text = draft && same(draft.value, value) ? draft.text : write(value);
  const reading = read(text);

  useEffect(() => {
    control.current?.setCustomValidity(reading.problem ?? "");
  }, [control, reading.problem]);

  return {
    text,
    reading,
    problem: checked ? reading.problem : undefined,
    type: (typed) => {
      const next = read(typed);
      setDraft({ text: typed, value: next.value });
      if (next.problem === undefined) setChecked(false);
      if (!Object.is(next.value, value)) setValue(next.value);
    },
    leave: () => {
      setChecked(true);
      if (reading.problem === undefined) setDraft(undefined);
    },
    replace: (next) => {
      setDraft(undefined);
      setChecked(true);
      setValue(next);
    },
    clear: () => {
      setDraft(undefined);
      setChecked(false);
    },
  };
}
