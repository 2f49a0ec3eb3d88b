import * as v from "valibot";
import { expectTypeOf, test } from "vitest";
import { CheckboxField } from "../checkbox-field/CheckboxField.tsx";
import { NumberField } from "../number-field/NumberField.tsx";
import { SwitchField } from "../switch-field/SwitchField.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { FormField } from "./FormField.tsx";
import type { SchemaInput, SchemaOutput } from "./StandardSchema.ts";
import type { CarnationForm } from "./useCarnationForm.ts";

const schema = v.object({
  name: v.string(),
  nickname: v.optional(v.string()),
  active: v.boolean(),
  minutes: v.nullable(v.number()),
  date: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
});
type Input = SchemaInput<typeof schema>;
type Output = SchemaOutput<typeof schema>;
declare const form: CarnationForm<Input, Output>;

test("input and output come from the schema", () => {
  expectTypeOf<Input["date"]>().toEqualTypeOf<string>();
  expectTypeOf<Output["date"]>().toEqualTypeOf<Date>();
});

test("a field exists only under a path of the input, with the type found there", () => {
  const examples = () => [
    <FormField key="1" form={form} name="minutes">
      {(field) => <NumberField label="Durée" {...field} />}
    </FormField>,
    // @ts-expect-error -- no such path
    <FormField key="2" form={form} name="prices">
      {() => <p>Prix</p>}
    </FormField>,
    <FormField key="3" form={form} name="name">
      {/* @ts-expect-error -- a text is no number */}
      {(field) => <NumberField label="Durée" {...field} />}
    </FormField>,
    <FormField key="4" form={form} name="minutes">
      {/* @ts-expect-error -- a number is no text */}
      {(field) => <TextField label="Nom" {...field} />}
    </FormField>,
    <FormField key="5" form={form} name="name">
      {/* @ts-expect-error -- a text is no tick */}
      {(field) => <CheckboxField label="Active" {...field} />}
    </FormField>,
    <FormField key="6" form={form} name="active">
      {/* @ts-expect-error -- a tick is no text */}
      {(field) => <TextField label="Nom" {...field} />}
    </FormField>,
    <FormField key="7" form={form} name="nickname">
      {(field) => <TextField label="Surnom" {...field} />}
    </FormField>,
    <FormField key="8" form={form} name="active">
      {(field) => <SwitchField label="Active" {...field} />}
    </FormField>,
  ];
  expectTypeOf(examples).toBeFunction();
});
