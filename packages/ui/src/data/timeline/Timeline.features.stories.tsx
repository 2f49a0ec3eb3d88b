import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/Card.tsx";
import { matrix } from "../../testing/matrix.ts";
import { events } from "./testing/events.tsx";
import { Timeline } from "./Timeline.tsx";

const meta = {
  title: "Data/Timeline/Cases",
  component: Timeline,
  tags: ["!autodocs"],
  args: { events, style: { maxWidth: 640 } },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SansIcone: Story = {
  name: "Sans icône",
  args: { events: events.map((event) => ({ ...event, icon: null, media: null })) },
};

export const Suite: Story = { name: "Avec une suite plus ancienne", args: { onLoadMore: () => {} } };

export const SuiteEnCours: Story = {
  name: "La suite arrive",
  args: { onLoadMore: () => {}, loadingMore: true },
};

export const Vide: Story = { args: { events: [] } };

export const Chargement: Story = { args: { events: [], loading: true } };

export const DansUnPanneau: Story = {
  name: "Dans un panneau",
  render: (args) => (
    <Card style={{ maxWidth: 640 }}>
      <Timeline {...args} />
    </Card>
  ),
};

export const TexteLong: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    events: [
      {
        id: "1",
        date: "2026-11-21T13:05:00Z",
        kind: "Diagnostic de comparaison après huit séances de lumière douce",
        title: "Comparaison avec le diagnostic du 2 octobre 2026, comparabilité à interpréter avec prudence",
        details:
          "La tête est tournée de huit degrés de plus que sur la première photo, et la lumière vient de la gauche.",
        media: <img src="/demo/visage-mature.jpg" alt="" />,
      },
      ...events.slice(1),
    ],
  },
};

export const Matrice: Story = matrix({}, { widths: [390] });
