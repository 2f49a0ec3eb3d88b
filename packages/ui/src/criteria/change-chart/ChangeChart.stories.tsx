import type { Meta, StoryObj } from "@storybook/react-vite";
import { frameArgTypes } from "../../data/chart-frame/testing/frameArgTypes.ts";
import { ChangeChart } from "./ChangeChart.tsx";
import { changeOrders } from "./changes.ts";
import { changes } from "./testing/changes.ts";

const meta = {
  title: "Criteria/ChangeChart",
  component: ChangeChart,
  tags: ["!autodocs"],
  args: { ...changes, style: { maxWidth: 720 } },
  argTypes: {
    ...frameArgTypes,
    blocks: {
      description:
        "Les critères, par blocs dont les écarts partagent un axe : scores, âges, paliers. Ceux de ComparisonChart conviennent.",
      control: false,
    },
    beforeLabel: { description: "La date la plus ancienne, en toutes lettres et sans article." },
    afterLabel: { description: "La date la plus récente, en toutes lettres et sans article." },
    order: {
      description: "Du meilleur écart au moins bon, par verdict, ou dans l’ordre donné.",
      control: "inline-radio",
      options: changeOrders,
    },
  },
} satisfies Meta<typeof ChangeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { title: "Écarts et marges", order: "verdict" } };
