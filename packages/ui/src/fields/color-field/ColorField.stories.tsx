import type { Meta, StoryObj } from "@storybook/react-vite";
import { fieldArgTypes } from "../field/testing/fieldArgTypes.ts";
import { ColorField } from "./ColorField.tsx";
import { skins } from "./testing/skins.ts";

const meta = {
  title: "Fields/ColorField",
  component: ColorField,
  tags: ["!autodocs"],
  args: {
    label: "Couleur du masque",
    defaultValue: "#17399b",
    backgrounds: skins.slice(0, 2),
    style: { maxWidth: 392 },
  },
  argTypes: {
    ...fieldArgTypes,
    value: {
      description: 'La couleur tenue par l’application, `#rrvvbb` ; `""` sans couleur.',
      control: false,
    },
    defaultValue: { description: "La couleur de départ, quand le champ tient la sienne.", control: "text" },
    onValueChange: {
      description: 'Reçoit la couleur, `""` sans couleur, ou le texte tel quel quand ce n’en est pas une.',
    },
    backgrounds: {
      description: "Les couleurs sur lesquelles elle doit ressortir : une phrase pour chacune.",
    },
    minimumContrast: {
      description: "Le contraste à partir duquel elle ressort : 3 pour un dessin, 4,5 pour un texte.",
      control: "number",
    },
  },
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: "Le contour des zones, sur la photo.", required: true, error: "", minimumContrast: 3 },
};
