"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useCallback, useId, useMemo, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import { frForm } from "../../foundations/messages/sections/choices.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { SchemaInput, SchemaOutput, StandardSchema } from "./StandardSchema.ts";

/** A schema whose input is an object of fields. */
export type FormSchema = StandardSchema<FieldValues, unknown>;

export interface CarnationFormOptions<Schema extends FormSchema> {
  /** Says what is valid, and in which words it is not. Give it a stable identity. */
  readonly schema: Schema;
  /** A value for every field, so that each is controlled from the start: `""`, `null`, `false`, `[]` when empty. */
  readonly defaultValues: DefaultValues<SchemaInput<Schema>>;
}

/** The sentence of each field that was refused, by its path. */
export type FieldProblems<Input extends FieldValues> = Readonly<Partial<Record<FieldPath<Input>, string>>>;

export interface CarnationForm<Input extends FieldValues, Output> {
  /** Starts the ids of its controls. */
  readonly id: string;
  /** react-hook-form's own methods, for what this does not cover: watching a value, lists of fields. */
  readonly methods: UseFormReturn<Input, unknown, Output>;
  /** True when anything differs from what was last saved: ask before leaving. */
  readonly dirty: boolean;
  /** True when a submission is under way. */
  readonly pending: boolean;
  /** Tells whether the last submission was saved, and nothing was refused or reset since. */
  readonly saved: boolean;
  /** Counts the refusals, so that each one takes the focus to the summary. */
  readonly refusals: number;
  /**
   * Shows what a server refused: a sentence under each field, and one for the whole form. Call it from `onSubmit`
   * or later; the values stay as they are.
   */
  readonly setErrors: (fields: FieldProblems<Input>, message?: string) => void;
  /**
   * Checks the values, then hands what the schema made of them to `save`, once however often it is called. Saved
   * without a refusal, the form is no longer dirty. A rejection of `save` shows a sentence that the values are
   * kept, and is reported as an uncaught error. `Form` calls it.
   */
  readonly submit: (save: (values: Output) => void | Promise<void>) => Promise<void>;
  /**
   * Goes back to the last saved values, or to those given, which then count as saved. Called from `onSubmit`, for
   * instance to empty the form for the next record, it has the last word.
   */
  readonly reset: (values?: Input) => void;
}

/** The lists and objects of the values anew: react-hook-form writes into its own, a later letter too. */
function copyOf<Value>(value: Value): Value;
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => copyOf(item));
  const plain =
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return plain ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyOf(item)])) : value;
}

/**
 * A form checked by a schema: silent until the first attempt to send it, then live. Hand the result to `Form` and
 * to each `FormField`.
 */
export function useCarnationForm<Schema extends FormSchema>({
  schema,
  defaultValues,
}: CarnationFormOptions<Schema>): CarnationForm<SchemaInput<Schema>, SchemaOutput<Schema>> {
  type Input = SchemaInput<Schema>;
  type Output = SchemaOutput<Schema>;
  const messages = useMessages("form", frForm);
  const id = useId();
  const [refusals, setRefusals] = useState(0);
  const [saved, setSaved] = useState(false);
  const resolver = useMemo<Resolver<Input, unknown, Output>>(() => standardSchemaResolver(schema), [schema]);
  const methods = useForm<Input, unknown, Output>({
    resolver,
    defaultValues,
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = methods.formState;

  const { setError, handleSubmit, getValues, reset: resetFields } = methods;
  const sending = useRef(false);
  const refused = useRef(false);
  const replaced = useRef(false);
  /** A refusal is counted once react-hook-form has published its errors: while it is sending it has not yet. */
  const countRefusal = useCallback(() => {
    if (refused.current && !sending.current) setRefusals((count) => count + 1);
  }, []);
  const setErrors = useCallback(
    (fields: FieldProblems<Input>, message?: string) => {
      for (const [name, sentence] of Object.entries<string | undefined>(fields)) {
        if (sentence) setError(name as FieldPath<Input>, { type: "server", message: sentence });
      }
      if (message) setError("root.server", { type: "server", message });
      refused.current = true;
      setSaved(false);
      countRefusal();
    },
    [setError, countRefusal],
  );
  const reset = useCallback(
    (values?: Input) => {
      replaced.current = true;
      setSaved(false);
      resetFields(values);
    },
    [resetFields],
  );
  const submit = async (save: (values: Output) => void | Promise<void>): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    refused.current = false;
    replaced.current = false;
    setSaved(false);
    const send = handleSubmit(
      async (values) => {
        const sent = copyOf(getValues());
        try {
          await save(values);
        } catch (error) {
          setError("root.server", { type: "server", message: messages.failed });
          refused.current = true;
          reportError(error);
        }
        if (refused.current) return;
        if (!replaced.current) resetFields(sent, { keepValues: true });
        setSaved(true);
      },
      () => {
        refused.current = true;
      },
    );
    try {
      await send();
    } finally {
      sending.current = false;
      countRefusal();
    }
  };
  return { id, methods, dirty: isDirty, pending: isSubmitting, saved, refusals, setErrors, submit, reset };
}
