import type { Meta, StoryObj } from "@storybook/react-vite";
import { RankedList } from "./RankedList.tsx";

const meta = {
  title: "Data/RankedList",
  component: RankedList,
  tags: ["!autodocs"],
  args: {
    style: { maxWidth: 360 },
    items: [
      { id: "radiance", label: "Éclat", value: "41 %", share: 0.82, previousShare: 0.76, delta: "+3" },
      {
        id: "spots",
        label: "Taches pigmentaires",
        value: "36 %",
        share: 0.72,
        previousShare: 0.78,
        delta: "−3",
      },
      { id: "redness", label: "Rougeurs", value: "29 %", share: 0.58, previousShare: 0.58, delta: "=" },
      { id: "time", label: "Durée moyenne d’une analyse", value: "18 s", delta: "−2 s" },
    ],
  },
  argTypes: {
    items: {
      description:
        "Du plus grand au plus petit : le nombre, sa barre de zéro à un, la place de la période d’avant, l’écart.",
      control: "object",
    },
  },
} satisfies Meta<typeof RankedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { "aria-label": "Priorités les plus fréquentes" } };
