import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns, Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { CheckboxGroup } from "./CheckboxGroup.tsx";
import { contraindications } from "./testing/options.ts";

const meta = {
  title: "Fields/CheckboxGroup/Cases",
  component: CheckboxGroup,
  tags: ["!autodocs"],
  args: { label: "Contre-indications", options: contraindications },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Etats: Story = {
  name: "États",
  render: () => (
    <Columns width="860px">
      <CheckboxGroup
        label="Contre-indications"
        options={contraindications}
        defaultValue={["pregnancy", "irritation"]}
        hint="Elles s’affichent quand la recommandation entre dans une routine."
      />
      <CheckboxGroup
        label="Contre-indications"
        options={contraindications}
        required
        error="Cochez au moins une case, ou « Aucune » si le fabricant n’en donne pas."
      />
      <CheckboxGroup label="Contre-indications" options={contraindications} defaultValue={["sun"]} readOnly />
      <CheckboxGroup label="Contre-indications" options={contraindications} defaultValue={["sun"]} disabled />
    </Columns>
  ),
};

export const EnColonnes: Story = {
  name: "En colonnes",
  render: () => (
    <CheckboxGroup
      label="Contre-indications"
      options={contraindications}
      defaultValue={["pregnancy", "irritation"]}
      layout="columns"
    />
  ),
};

export const TexteLong: Story = {
  name: "Texte long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <Stack>
      <CheckboxGroup
        label="Ce que la cliente accepte, séance après séance, jusqu’à ce qu’elle dise le contraire"
        options={[
          {
            value: "keep",
            label: "Ses photos sont conservées sur ce compte pour comparer les séances entre elles",
            hint: "Elles sont effacées dès qu’elle le demande, et au plus tard trois ans après la dernière séance.",
          },
          { value: "show", label: "Ses photos peuvent être montrées en formation, sans son nom" },
        ]}
        error="Sans le premier accord, la photo ne peut pas être analysée : cochez-le ou prenez un diagnostic rapide."
      />
    </Stack>
  ),
};

export const Matrice: Story = matrix(Etats);
