import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../testing/StoryLayout.tsx";
import { EnlargedText } from "../testing/EnlargedText.tsx";
import { ChartFrame } from "./ChartFrame.tsx";
import { SampleDrawing, sampleTable } from "./testing/SampleDrawing.tsx";

const meta = {
  title: "Structure/Cadre de graphique/Cas",
  component: ChartFrame,
  tags: ["!autodocs"],
  args: {
    title: "Photos par semaine",
    summary: "De 3 à 12 photos par semaine, la dernière semaine étant la plus active.",
    table: sampleTable,
    note: "Semaines du lundi au dimanche.",
    style: { maxWidth: 560 },
    children: <SampleDrawing />,
  },
} satisfies Meta<typeof ChartFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TableauMontre: Story = { name: "Tableau montré", args: { defaultTableOpen: true } };

export const SansTitre: Story = {
  name: "Sans titre ni note",
  args: { title: undefined, note: undefined },
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    title: "Photographies de suivi prises par semaine, tous établissements confondus",
    summary:
      "De 3 à 12 photographies de suivi par semaine ces trois dernières semaines, la plus récente étant aussi la plus active depuis l’ouverture du compte.",
    defaultTableOpen: true,
    table: {
      ...sampleTable,
      columns: ["Semaine commençant le lundi", "Photographies de suivi enregistrées"],
    },
  },
};

export const TexteAgrandi: Story = {
  name: "Texte agrandi à 200 %",
  render: (args) => (
    <Stack width="420px">
      <EnlargedText />
      <ChartFrame {...args} defaultTableOpen />
    </Stack>
  ),
};

export const Sombre: Story = { ...TableauMontre, name: "Sombre", globals: { theme: "sombre" } };

export const CouleursForcees: Story = {
  ...TableauMontre,
  name: "Couleurs forcées",
  tags: ["!autodocs", "forced-colors"],
};

export const Telephone: Story = {
  ...TableauMontre,
  name: "Au téléphone",
  globals: { viewport: { value: "telephone" } },
};
