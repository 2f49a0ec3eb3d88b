import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns, Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { TextAreaField } from "./TextAreaField.tsx";

const meta = {
  title: "Fields/TextAreaField/Cases",
  component: TextAreaField,
  tags: ["!autodocs"],
  args: { label: "Mode d’emploi" },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Etats: Story = {
  name: "États",
  render: () => (
    <Columns width="860px">
      <TextAreaField
        label="Mode d’emploi"
        defaultValue="Le soir, deux à trois fois par semaine. SPF 50 obligatoire le matin."
      />
      <TextAreaField
        label="Conditions"
        hint="Elles figurent au bas du devis."
        defaultValue="Règlement à chaque séance, par carte ou en espèces. Séances à programmer sous six mois."
        characterLimit={500}
      />
      <TextAreaField
        label="Message d’accompagnement"
        required
        characterLimit={80}
        defaultValue="Bonjour Anaïs, voici la routine dont nous avons parlé ensemble jeudi, avec le devis."
      />
      <TextAreaField label="Notes" required error="Notez au moins ce que la cliente attend de la séance." />
      <TextAreaField
        label="Composition"
        readOnly
        defaultValue="Aqua, glycerin, niacinamide, panthenol, centella asiatica extract."
      />
      <TextAreaField
        label="Notes"
        disabled
        hint="La fiche est archivée."
        defaultValue="Peau réactive au froid."
      />
    </Columns>
  ),
};

export const TexteLong: Story = {
  name: "Texte long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <Stack>
      <TextAreaField
        label="Ce que la cliente attend de ses prochaines séances, avec ses mots, tel qu’elle l’a dit à l’accueil"
        defaultValue={
          "Un teint plus uni avant le mariage de sa sœur.\nMoins de rougeurs après le sport.\n" +
          "anticonstitutionnellement".repeat(6)
        }
        error="Ce texte contient une adresse : retirez-la, il sera imprimé sur la routine."
      />
    </Stack>
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390] });
