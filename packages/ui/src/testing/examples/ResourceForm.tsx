"use client";

import { FormField, useCarnationForm } from "@carnation/ui/form";
import { ResourceForm, ResourceFormSection } from "@carnation/ui/resource-form";
import { TextField } from "@carnation/ui/text-field";
import * as v from "valibot";

const schema = v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty("Indiquez le nom.")) });

export function Example() {
  const form = useCarnationForm({ schema, defaultValues: { name: "" } });
  return (
    <ResourceForm form={form} onSubmit={() => undefined} onCancel={() => undefined} aria-label="Produit">
      <ResourceFormSection title="Identité">
        <FormField form={form} name="name">
          {(field) => <TextField label="Nom" required {...field} />}
        </FormField>
      </ResourceFormSection>
    </ResourceForm>
  );
}
