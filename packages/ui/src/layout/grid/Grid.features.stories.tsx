import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatTile } from "../../data/stat-tile/StatTile.tsx";
import { TextField } from "../../fields/text-field/TextField.tsx";
import { matrix } from "../../testing/matrix.ts";
import { Grid } from "./Grid.tsx";

const meta = {
  title: "Layout/Grid/Cases",
  component: Grid,
  tags: ["!autodocs"],
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DeuxColonnesAuPlus: Story = {
  name: "Deux colonnes au plus",
  render: () => (
    <Grid columns={2} minWidth="md" gap={5}>
      <TextField label="Prénom" defaultValue="Anaïs" />
      <TextField label="Nom" defaultValue="Morel" />
      <TextField label="Adresse" defaultValue="12 rue des Lilas" />
      <TextField label="Ville" defaultValue="Lyon" />
    </Grid>
  ),
};

export const ColonnesComptees: Story = {
  name: "Colonnes comptées",
  render: () => (
    <Grid columns={3} gap={4}>
      <StatTile label="Rougeurs" value={42} />
      <StatTile label="Rides" value={18} />
      <StatTile label="Taches" value={27} />
    </Grid>
  ),
};

export const Matrice: Story = matrix(DeuxColonnesAuPlus, { widths: [390, 820] });
