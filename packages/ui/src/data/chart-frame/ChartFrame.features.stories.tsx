import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { ChartFrame } from "./ChartFrame.tsx";
import { SampleDrawing, sampleTable } from "./testing/SampleDrawing.tsx";

const meta = {
  title: "Data/ChartFrame/Cases",
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

export const Exportable: Story = { name: "Valeurs copiées ou téléchargées", args: { exportable: true } };

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

export const Matrice: Story = matrix(TableauMontre, { widths: [390] });
