import { Button } from "../../actions/button/Button.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "Feedback/EmptyState/Cases",
  component: EmptyState,
  tags: ["!autodocs"],
  args: {
    title: "Aucun diagnostic pour l’instant",
    children: "Les résultats de vos clients apparaîtront ici, du plus récent au plus ancien.",
    action: <Button variant="primary">Nouveau diagnostic</Button>,
    style: { maxWidth: 392 },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SansBouton: Story = {
  name: "Sans bouton, recherche sans résultat",
  args: {
    title: "Aucun client ne porte ce nom",
    children: "Vérifiez l’orthographe, ou cherchez par adresse e-mail.",
    action: undefined,
  },
};

export const Long: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    title: "Aucun diagnostic n’a encore été réalisé pour Marie-Thérèse d’Astorg de la Rochefoucauld",
    children:
      "Les résultats, les comparaisons et les routines apparaîtront ici, du plus récent au plus ancien, dès la première photo.",
  },
};

export const Matrice: Story = matrix({}, { widths: [390] });
