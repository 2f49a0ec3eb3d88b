import type { Meta, StoryObj } from "@storybook/react-vite";

import { matrix } from "../../testing/matrix.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  title: "Foundations/VisuallyHidden/Cases",
  component: VisuallyHidden,
  tags: ["!autodocs"],
  args: { children: ", masque affiché sur la photo" },
  render: (args) => (
    <p>
      Rougeurs
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DansUnBouton: Story = {
  name: "Complète un bouton répété",
  render: () => (
    <button type="button">
      Modifier<VisuallyHidden> la recommandation Sérum vitamine C</VisuallyHidden>
    </button>
  ),
};

export const Matrice: Story = matrix({}, { widths: [390] });
