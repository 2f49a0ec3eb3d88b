import type { Meta, StoryObj } from "@storybook/react-vite";
import { BandMark } from "./BandMark.tsx";
import { bandTones } from "./bandTone.ts";

const meta = {
  title: "Criteria/BandMark",
  component: BandMark,
  tags: ["!autodocs"],
  args: { tone: "priority", phrase: "Rougeurs marquées" },
  argTypes: {
    tone: {
      description: "Point fort, à entretenir, priorité, repère ou non mesuré.",
      control: "inline-radio",
      options: bandTones,
    },
    children: { description: "Le mot de la bande. Par défaut, celui du kit." },
    phrase: { description: "Ce que l’on voit, après le mot." },
    boxed: { description: "Pose un lavis opaque, comme sur une photo." },
  },
} satisfies Meta<typeof BandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { boxed: true } };
