"use client";

import { Field } from "@carnation/ui/field";

export function Example() {
  return (
    <Field label="Référence" hint="Six chiffres">
      {(control) => <input {...control} inputMode="numeric" />}
    </Field>
  );
}
