import type { Meta, StoryObj } from "@storybook/react-vite";
import { X } from "lucide-react";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { Columns, Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { WeightField } from "./WeightField.tsx";

const meta = {
  title: "Fields/WeightField/Cases",
  component: WeightField,
  tags: ["!autodocs"],
  args: { label: "Rides et ridules" },
} satisfies Meta<typeof WeightField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Etats: Story = {
  name: "États",
  render: () => (
    <Columns width="860px">
      <WeightField label="Rides et ridules" defaultValue={4} />
      <WeightField label="Fermeté" defaultValue={1} hint="De 1, un peu, à 5, surtout." />
      <WeightField
        label="Éclat"
        defaultValue={5}
        error="Deux critères ont déjà le poids 5 : baissez celui-ci."
      />
      <WeightField label="Priorité dans la routine" max={3} defaultValue={2} />
      <WeightField label="Uniformité" defaultValue={2} readOnly hint="Repris du catalogue commun." />
      <WeightField label="Pores" defaultValue={3} disabled hint="Le critère n’est pas mesuré." />
    </Columns>
  ),
};

export const EnListe: Story = {
  name: "Critères ciblés, en liste",
  render: () => (
    <ul style={{ maxWidth: 504 }}>
      {[
        ["Rides et ridules", 4],
        ["Fermeté", 2],
        ["Uniformité", 2],
      ].map(([criterion, weight]) => (
        <li key={criterion} style={{ borderBlockStart: "1px solid var(--cn-line)" }}>
          <WeightField
            layout="row"
            label={criterion}
            defaultValue={Number(weight)}
            action={<IconButton label={`Retirer ${criterion}`} icon={<X aria-hidden="true" />} />}
          />
        </li>
      ))}
    </ul>
  ),
};

export const EnListeTelephone: Story = {
  ...EnListe,
  name: "Critères ciblés, au téléphone",
  globals: { viewport: { value: "telephone" } },
};

export const TexteLong: Story = {
  name: "Texte long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <Stack>
      <WeightField
        layout="row"
        label="Hydratation apparente du visage et du contour de la bouche"
        defaultValue={3}
        action={<IconButton label="Retirer Hydratation apparente" icon={<X aria-hidden="true" />} />}
        error="Ce critère est déjà dans la liste : retirez l’une des deux lignes."
      />
    </Stack>
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390, 820, 1440] });
