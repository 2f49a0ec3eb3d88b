import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { Avatar } from "./Avatar.tsx";

const meta = {
  title: "Data/Avatar/Cases",
  component: Avatar,
  tags: ["!autodocs"],
  args: { name: "Claire Martin" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AvecSonNom: Story = {
  name: "Avec son nom",
  render: (args) => (
    <Row>
      <Avatar {...args} />
      <span>Claire Martin</span>
    </Row>
  ),
};

export const Lettres: Story = {
  name: "Accents, ligature, nom vide",
  render: () => (
    <Row>
      <Avatar name="élodie" />
      <Avatar name="Œuvrard" />
      <Avatar name="Zoé Lefèvre" />
      <Avatar name="" />
    </Row>
  ),
};

export const Matrice: Story = matrix(AvecSonNom, { widths: [390] });
