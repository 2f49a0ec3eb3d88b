"use client";

import { Button } from "@carnation/ui/button";
import { DateField } from "@carnation/ui/date-field";
import { Form, FormField, useCarnationForm } from "@carnation/ui/form";
import { SelectField } from "@carnation/ui/select-field";
import { TextField } from "@carnation/ui/text-field";
import { type ClientInput, clientSchema, skins } from "./clientSchema";

interface ClientFormProps {
  /** Saves a client; gives the sentence of each field that was refused. */
  readonly save: (client: ClientInput) => Promise<Record<string, string>>;
  /** Called once the client is saved. */
  readonly onSaved: () => void;
}

/** A client's form: the same rules in the browser and on the server, and nothing typed is lost when the server refuses. */
export function ClientForm({ save, onSaved }: ClientFormProps) {
  const form = useCarnationForm({ schema: clientSchema, defaultValues: { name: "", born: "", skin: "" } });
  const submit = async (client: ClientInput): Promise<void> => {
    const refused = await save(client);
    if (Object.keys(refused).length > 0) form.setErrors(refused);
    else onSaved();
  };
  return (
    <Form form={form} onSubmit={submit} aria-label="Nouveau client">
      <FormField form={form} name="name">
        {(field) => <TextField label="Prénom et nom" required {...field} />}
      </FormField>
      <FormField form={form} name="born">
        {(field) => <DateField label="Date de naissance" yearSelect {...field} />}
      </FormField>
      <FormField form={form} name="skin">
        {(field) => (
          <SelectField
            label="Type de peau"
            placeholder="Choisir"
            required
            options={skins.map((skin) => ({ value: skin, label: skin }))}
            {...field}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" loading={form.pending}>
        Enregistrer
      </Button>
    </Form>
  );
}
