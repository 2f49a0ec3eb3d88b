import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "./Avatar.tsx";

const meta = {
  title: "Data/Avatar",
  component: Avatar,
  tags: ["!autodocs"],
  args: { name: "Claire Martin" },
  argTypes: {
    name: { description: "Nom de la personne ; sa première lettre est dessinée." },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { name: "élodie" } };
