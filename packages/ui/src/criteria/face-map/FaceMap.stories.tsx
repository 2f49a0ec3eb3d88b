import type { Meta, StoryObj } from "@storybook/react-vite";
import { frameArgTypes } from "../../data/chart-frame/testing/frameArgTypes.ts";
import { FaceMap } from "./FaceMap.tsx";
import { zones } from "./testing/zones.ts";

const meta = {
  title: "Criteria/FaceMap",
  component: FaceMap,
  tags: ["!autodocs"],
  args: { label: "Rougeurs", zones, style: { maxWidth: 640 } },
  argTypes: {
    ...frameArgTypes,
    label: { description: "Le nom du critère.", control: "text" },
    zones: {
      description: "Les zones du visage, avec la lecture du critère dans chacune.",
      control: false,
    },
  },
} satisfies Meta<typeof FaceMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { title: "Rougeurs par zone" } };
