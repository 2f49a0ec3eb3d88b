import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns, Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { SelectField } from "./SelectField.tsx";
import { careCategories, categories, vatRates } from "./testing/options.ts";

const meta = {
  title: "Fields/SelectField/Cases",
  component: SelectField,
  tags: ["!autodocs"],
  args: { label: "Catégorie", options: categories },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Etats: Story = {
  name: "États",
  render: () => (
    <Columns width="800px">
      <SelectField label="Catégorie" options={categories} />
      <SelectField label="Sous-catégorie" options={careCategories} placeholder="Choisir" required />
      <SelectField
        label="Taux de TVA"
        options={vatRates}
        placeholder="Choisir"
        required
        error="Choisissez le taux qui figure sur vos factures."
      />
      <SelectField label="Taux de TVA" options={vatRates} hint="20 % pour les cosmétiques et les soins." />
      <SelectField
        label="Catégorie"
        options={categories}
        readOnly
        hint="Fixée à la création de la recommandation."
      />
      <SelectField label="Catégorie" options={categories} disabled hint="Choisissez d’abord un catalogue." />
    </Columns>
  ),
};

export const TexteLong: Story = {
  name: "Texte long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <Stack>
      <SelectField
        label="Catégorie de la recommandation telle qu’elle apparaît dans le catalogue de votre institut"
        options={[
          {
            value: "long",
            label:
              "Soin du visage hydratant et apaisant pour les peaux sensibles, en cabine, soixante minutes",
          },
        ]}
        error="Cette catégorie n’est plus proposée dans le catalogue : choisissez-en une autre ou gardez « Autres soins »."
      />
    </Stack>
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390] });
