import type { Meta, StoryObj } from "@storybook/react-vite";
import { frameArgTypes } from "../../data/chart-frame/testing/frameArgTypes.ts";
import { ComparisonChart, comparisonViews } from "./ComparisonChart.tsx";
import { comparison } from "./testing/blocks.ts";

const meta = {
  title: "Criteria/ComparisonChart",
  component: ComparisonChart,
  tags: ["!autodocs"],
  args: { ...comparison, style: { maxWidth: 720 } },
  argTypes: {
    ...frameArgTypes,
    blocks: {
      description: "Les critères, par blocs qui partagent un axe : scores, âges, paliers.",
      control: false,
    },
    beforeLabel: { description: "La date la plus ancienne, en toutes lettres et sans article." },
    afterLabel: { description: "La date la plus récente, en toutes lettres et sans article." },
    view: {
      description: "Haltères ou radar. Le radar demande au moins trois axes.",
      control: "inline-radio",
      options: comparisonViews,
    },
    changesOnly: {
      description:
        "Ne dessine que ce qui a bougé au-delà de sa marge ; la phrase et le tableau gardent tout.",
      control: "boolean",
    },
  },
} satisfies Meta<typeof ComparisonChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { title: "Évolution des critères", changesOnly: true } };
