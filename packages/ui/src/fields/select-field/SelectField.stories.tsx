import type { Meta, StoryObj } from "@storybook/react-vite";
import { fieldArgTypes } from "../field/testing/fieldArgTypes.ts";
import { SelectField } from "./SelectField.tsx";
import { careCategories } from "./testing/options.ts";

const meta = {
  title: "Fields/SelectField",
  component: SelectField,
  tags: ["!autodocs"],
  args: {
    label: "Sous-catégorie",
    options: careCategories,
    placeholder: "Choisir une sous-catégorie",
    style: { maxWidth: 392 },
  },
  argTypes: {
    ...fieldArgTypes,
    options: { description: "Les choix, dans des groupes ou non." },
    value: {
      description: 'Le choix, tenu par l’application ; `""` quand rien n’est choisi.',
      control: false,
    },
    defaultValue: { description: "Le choix de départ, quand le champ tient sa valeur.", control: false },
    onValueChange: { description: "Reçoit la valeur choisie." },
    placeholder: {
      description: "Le repère affiché quand rien n’est choisi ; obligatoire, le champ n’y revient plus.",
    },
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: "Elle range la recommandation dans le catalogue.",
    error: "",
    required: true,
    disabled: false,
  },
};
