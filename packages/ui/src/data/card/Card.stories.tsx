import type { Meta, StoryObj } from "@storybook/react-vite";
import { CriterionGauge } from "../../criteria/criterion-gauge/CriterionGauge.tsx";
import { redness } from "../../criteria/criterion-gauge/testing/readings.ts";
import { Card } from "./Card.tsx";

const meta = {
  title: "Data/Card",
  component: Card,
  tags: ["!autodocs"],
  args: { children: <CriterionGauge {...redness} variant="detail" />, style: { maxWidth: 480 } },
  argTypes: {
    children: { description: "Le contenu du panneau." },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
