import type { Meta, StoryObj } from "@storybook/react-vite";
import * as v from "valibot";
import { Button } from "../../actions/button/Button.tsx";
import { MoneyField } from "../number-field/MoneyField.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Form } from "./Form.tsx";
import { FormField } from "./FormField.tsx";
import { useCarnationForm } from "./useCarnationForm.ts";

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty("Écrivez le nom du produit.")),
  priceCents: v.pipe(
    v.nullable(v.number("Écrivez un prix, par exemple 49,00.")),
    v.number("Écrivez un prix, par exemple 49,00."),
  ),
});

function ShortForm() {
  const form = useCarnationForm({ schema, defaultValues: { name: "", priceCents: null } });
  return (
    <Form form={form} onSubmit={() => undefined} aria-label="Produit" style={{ maxWidth: 392 }}>
      <FormField form={form} name="name">
        {(field) => <TextField label="Nom" required {...field} />}
      </FormField>
      <FormField form={form} name="priceCents">
        {(field) => <MoneyField label="Prix TTC" required {...field} />}
      </FormField>
      <Button type="submit" variant="primary" loading={form.pending}>
        Enregistrer
      </Button>
    </Form>
  );
}

const meta: Meta = {
  title: "Fields/Form",
  component: Form,
  tags: ["!autodocs"],
  render: () => <ShortForm />,
  argTypes: {
    form: { control: false, description: "Ce que rend `useCarnationForm({ schema, defaultValues })`." },
    onSubmit: {
      control: false,
      description:
        "Enregistre ce que le schéma a fait des valeurs. Montrez un refus avec `form.setErrors` ; un rejet affiche que les saisies sont conservées.",
    },
    children: {
      control: false,
      description: "Les champs, chacun dans son `FormField`, et le bouton d’envoi.",
    },
  },
};

export default meta;
type Story = StoryObj;

export const Default: Story = {};
