import { fn } from "storybook/test";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { ErrorState } from "./ErrorState.tsx";

const meta = {
  title: "Feedback/ErrorState/Cases",
  component: ErrorState,
  tags: ["!autodocs"],
  args: {
    title: "Un problème est survenu de notre côté.",
    children: "Vos saisies sont conservées.",
    reference: "7F3A-21",
    onRetry: fn(),
    style: { maxWidth: 480 },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NouvelEssai: Story = { name: "Nouvel essai en cours", args: { retrying: true } };

export const HorsLigne: Story = {
  name: "Sans référence",
  args: {
    title: "La connexion à Internet est coupée.",
    children: "La photo reste sur cet appareil et partira dès le retour du réseau.",
    reference: undefined,
  },
};

export const Long: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    title: "L’analyse a pris plus de temps que prévu et s’est arrêtée avant la fin.",
    children:
      "La photo, la fiche et le consentement sont enregistrés. Vous pouvez relancer l’analyse maintenant ou plus tard, depuis la fiche de la personne.",
    reference: "7F3A-21-CARNATION-DIAGNOSTIC-DEMO-ANAIS-MOREL-0001",
  },
};

export const Matrice: Story = matrix({}, { widths: [390] });
