import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { BrandMark } from "./BrandMark.tsx";
import { Brand } from "./Brand.tsx";

const meta = {
  title: "Foundations/Brand/Cases",
  component: Brand,
  tags: ["!autodocs"],
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CommeLien: Story = {
  name: "Comme lien",
  render: () => (
    <a href="#accueil">
      <Brand />
    </a>
  ),
};

export const MarqueSeule: Story = { name: "La marque seule", render: () => <BrandMark /> };

export const NomLong: Story = {
  name: "Nom d’un institut, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: { name: "Institut Lumière de Peau et Bien-être du Vieux-Lyon" },
};

export const Matrice: Story = matrix({}, { widths: [390] });
