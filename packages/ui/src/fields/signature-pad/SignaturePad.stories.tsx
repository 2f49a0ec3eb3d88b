import type { Meta, StoryObj } from "@storybook/react-vite";
import { SignaturePad } from "./SignaturePad.tsx";

const meta = {
  title: "Fields/SignaturePad",
  component: SignaturePad,
  tags: ["!autodocs"],
  args: { label: "Signature de la cliente", required: true },
} satisfies Meta<typeof SignaturePad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: "Elle est jointe au devis, avec la date.",
    error: "",
    disabled: false,
    signerName: "Anaïs Morel",
  },
  argTypes: {
    label: { description: "Le nom du champ." },
    hint: { description: "À quoi sert la signature." },
    error: { description: "Comment corriger. Sa présence rend le champ invalide." },
    required: { description: "Écrit « (obligatoire) »." },
    disabled: { description: "Rien ne peut être signé ni effacé." },
    value: { description: "La signature tenue par l’application ; null tant que rien n’est signé." },
    defaultValue: { description: "La signature de départ, quand le champ la tient lui-même." },
    onValueChange: {
      description:
        "Reçoit les traits et leur dessin SVG, ou le nom tapé et sa case ; null quand tout est effacé.",
    },
    signerName: { description: "Le nom déjà écrit quand la personne choisit de signer en le tapant." },
  },
};
