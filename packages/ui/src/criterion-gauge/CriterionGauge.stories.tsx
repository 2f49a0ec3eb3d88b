import type { Meta, StoryObj } from "@storybook/react-vite";
import { CriterionGauge } from "./CriterionGauge.tsx";
import { gaugeVariants } from "./criterionGauge.variants.ts";
import { redness } from "./testing/readings.ts";

const meta = {
  title: "Diagnostic/Jauge de critère",
  component: CriterionGauge,
  tags: ["!autodocs"],
  args: { ...redness, style: { maxWidth: 420 } },
} satisfies Meta<typeof CriterionGauge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  argTypes: {
    variant: { control: "inline-radio", options: gaugeVariants },
    value: { control: { type: "range", min: 0, max: 100 } },
    stableThreshold: { control: { type: "range", min: 0, max: 20 } },
    direction: { control: "inline-radio", options: ["higher", "lower"] },
    confidence: { control: "inline-radio", options: ["low", "medium", "high"] },
  },
};
