import * as v from "valibot";
import { expectTypeOf, test } from "vitest";
import { NumberField } from "../number-field/NumberField.tsx";
import { textProps } from "./fieldProps.ts";
import { FormField } from "./FormField.tsx";
import type { SchemaInput, SchemaOutput } from "./StandardSchema.ts";
import type { CarnationForm } from "./useCarnationForm.ts";

const schema = v.object({
  name: v.string(),
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
    <FormField key="3" form={form} name="minutes">
      {(field) => {
        // @ts-expect-error -- a number is no text
        textProps(field);
        return <p>Durée</p>;
      }}
    </FormField>,
  ];
  expectTypeOf(examples).toBeFunction();
});
