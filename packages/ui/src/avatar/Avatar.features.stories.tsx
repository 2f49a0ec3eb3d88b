import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../testing/StoryLayout.tsx";
import { largeText } from "../testing/largeText.tsx";
import { Avatar } from "./Avatar.tsx";

const meta = {
  title: "Structure/Avatar/Cas",
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

export const Telephone: Story = {
  ...AvecSonNom,
  name: "Téléphone",
  globals: { viewport: { value: "telephone" } },
};

export const TexteAgrandi: Story = { ...AvecSonNom, name: "Texte agrandi à 200 %", decorators: [largeText] };

export const Sombre: Story = { ...AvecSonNom, name: "Sombre", globals: { theme: "sombre" } };

export const CouleursForcees: Story = {
  ...AvecSonNom,
  name: "Couleurs forcées",
  tags: ["!autodocs", "forced-colors"],
};
