import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns, Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { JawlineDrawing, jawlineLevels } from "../../photo/jawline-drawing/JawlineDrawing.tsx";
import { RadioField } from "./RadioField.tsx";
import { skinTypes } from "./testing/options.ts";

const meta = {
  title: "Fields/RadioField/Cases",
  component: RadioField,
  tags: ["!autodocs"],
  args: { label: "Type de peau", options: skinTypes },
} satisfies Meta<typeof RadioField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Etats: Story = {
  name: "États",
  render: () => (
    <Columns width="860px">
      <RadioField label="Type de peau" options={skinTypes} defaultValue="combination" />
      <RadioField
        label="Type de peau"
        options={skinTypes}
        required
        error="Choisissez le type de peau, ou « Normale » si la cliente ne sait pas."
      />
      <RadioField label="Type de peau" options={skinTypes} defaultValue="dry" readOnly />
      <RadioField label="Type de peau" options={skinTypes} defaultValue="dry" disabled />
    </Columns>
  ),
};

export const Dessins: Story = {
  name: "Avec un dessin",
  render: () => (
    <Stack width="720px">
      {[false, true].map((disabled) => (
        <RadioField
          key={String(disabled)}
          label="Ovale du visage"
          disabled={disabled}
          defaultValue="4"
          options={jawlineLevels.map((level) => ({
            value: String(level),
            label: `Niveau ${level}`,
            picture: <JawlineDrawing level={level} />,
          }))}
        />
      ))}
    </Stack>
  ),
};

export const TexteLong: Story = {
  name: "Texte long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <Stack>
      <RadioField
        label="À quel moment de la journée cette recommandation doit-elle figurer dans la routine de la cliente"
        options={[
          {
            value: "morning",
            label: "Le matin, après le nettoyage et avant la protection solaire, toute l’année",
          },
          {
            value: "evening",
            label: "Le soir",
            hint: "Jamais avec un autre exfoliant, jamais avant une exposition au soleil.",
          },
        ]}
        defaultValue="evening"
      />
    </Stack>
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390, 820, 1440] });
