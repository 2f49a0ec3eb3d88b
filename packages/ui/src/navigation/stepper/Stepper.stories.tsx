import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stepper } from "./Stepper.tsx";

const meta = {
  title: "Navigation/Stepper",
  component: Stepper,
  tags: ["!autodocs"],
  args: {
    items: [
      { id: "client", label: "Cliente", href: "#cliente" },
      { id: "photo", label: "Photo", href: "#photo" },
      { id: "analysis", label: "Analyse" },
      { id: "results", label: "Résultats" },
    ],
    current: "photo",
  },
  argTypes: {
    items: {
      description: "Les étapes dans leur ordre : `id`, `label`, et `href` pour celles où l’on peut revenir.",
    },
    current: {
      control: "inline-radio",
      options: ["client", "photo", "analysis", "results"],
      description: "Identifiant de l’étape en cours. Celles d’avant sont terminées.",
    },
    label: { control: "text", description: "Nomme la suite d’étapes. Par défaut « Étapes »." },
    renderLink: { control: false, description: "Dessine le lien d’une étape avec celui d’un routeur." },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
