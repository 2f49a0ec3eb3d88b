import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../testing/StoryLayout.tsx";
import { Avatar } from "./Avatar.tsx";

const meta = {
  title: "Structure/Avatar",
  component: Avatar,
  args: { name: "Claire Martin" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { name: "élodie" } };

export const AvecSonNom: Story = {
  name: "Avec son nom",
  render: (args) => (
    <Row>
      <Avatar {...args} />
      <span>Claire Martin</span>
    </Row>
  ),
};

export const Sombre: Story = { ...AvecSonNom, name: "Sombre", globals: { theme: "sombre" } };
