"use client";

import { Button } from "@carnation/ui/button";
import { CheckboxField } from "@carnation/ui/checkbox-field";
import { DateField } from "@carnation/ui/date-field";
import { type FieldProblems, Form, FormField, useCarnationForm } from "@carnation/ui/form";
import { RadioField } from "@carnation/ui/radio-field";
import { SelectField } from "@carnation/ui/select-field";
import { TextAreaField } from "@carnation/ui/text-area-field";
import { TextField } from "@carnation/ui/text-field";
import { type ReactNode, useEffect } from "react";
import * as v from "valibot";

const skins = ["dry", "oily", "mixed"] as const;
const visits = ["first", "follow-up"] as const;

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty("Indiquez le prénom et le nom.")),
  email: v.pipe(v.string(), v.trim(), v.email("Il manque une partie de l’adresse : nom@exemple.fr.")),
  born: v.union([v.literal(""), v.pipe(v.string(), v.isoDate("Écrivez la date comme 21/11/1985."))]),
  skin: v.pipe(v.picklist(["", ...skins]), v.picklist(skins, "Choisissez un type de peau.")),
  visit: v.picklist(visits, "Choisissez la sorte de visite."),
  notes: v.string(),
  consent: v.pipe(v.boolean(), v.literal(true, "L’accord du client est nécessaire pour analyser sa photo.")),
});

interface CustomerFormProps {
  /** Saves the client. @default the sentence under the form says that it is done */
  readonly onSave?: (name: string) => Promise<void>;
  /** The sentences of the fields that a server refused, a new object each time. */
  readonly refused?: FieldProblems<v.InferInput<typeof schema>> | undefined;
}

/** A client's form as a partner writes it: a schema, one line a field, one button. */
export function CustomerForm({ onSave, refused }: CustomerFormProps): ReactNode {
  const form = useCarnationForm({
    schema,
    defaultValues: { name: "", email: "", born: "", skin: "", visit: "first", notes: "", consent: false },
  });
  const { setErrors } = form;
  useEffect(() => {
    if (refused !== undefined) setErrors(refused);
  }, [refused, setErrors]);
  return (
    <section
      aria-label="Fiche client"
      style={{ display: "grid", gap: 24, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      <Form form={form} aria-label="Nouveau client" onSubmit={({ name }) => onSave?.(name)}>
        <FormField form={form} name="name">
          {(field) => <TextField label="Prénom et nom" required {...field} />}
        </FormField>
        <FormField form={form} name="email">
          {(field) => <TextField label="Adresse e-mail" type="email" required {...field} />}
        </FormField>
        <FormField form={form} name="born">
          {(field) => <DateField label="Date de naissance" yearSelect max="2026-11-22" {...field} />}
        </FormField>
        <FormField form={form} name="skin">
          {(field) => (
            <SelectField
              label="Type de peau"
              required
              placeholder="Choisir"
              options={[
                { value: "dry", label: "Sèche" },
                { value: "oily", label: "Grasse" },
                { value: "mixed", label: "Mixte" },
              ]}
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="visit">
          {(field) => (
            <RadioField
              label="Visite"
              options={[
                { value: "first", label: "Première visite" },
                { value: "follow-up", label: "Suivi" },
              ]}
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="notes">
          {(field) => <TextAreaField label="Notes" hint="Visibles de vous seule." {...field} />}
        </FormField>
        <FormField form={form} name="consent">
          {(field) => <CheckboxField label="Le client accepte l’analyse de sa photo" required {...field} />}
        </FormField>
        <Button type="submit" variant="primary" loading={form.pending}>
          Enregistrer
        </Button>
      </Form>
      <output data-own>{form.saved ? "Fiche enregistrée" : ""}</output>
    </section>
  );
}
