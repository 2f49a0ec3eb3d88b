"use client";

import { Button } from "@carnation/ui/button";
import { Form, FormField, useCarnationForm } from "@carnation/ui/form";
import { TextField } from "@carnation/ui/text-field";
import * as v from "valibot";

const schema = v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty("Indiquez le nom.")) });

export function Example() {
  const form = useCarnationForm({ schema, defaultValues: { name: "" } });
  return (
    <Form form={form} onSubmit={() => undefined} aria-label="Nouveau client">
      <FormField form={form} name="name">
        {(field) => <TextField label="Nom" required {...field} />}
      </FormField>
      <Button type="submit" variant="primary" loading={form.pending}>
        Enregistrer
      </Button>
    </Form>
  );
}
