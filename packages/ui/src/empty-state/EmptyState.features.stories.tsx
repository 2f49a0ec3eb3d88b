import { Button } from "../button/Button.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { largeText } from "../testing/largeText.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "Retours/État vide/Cas",
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

export const Telephone: Story = { name: "Téléphone", globals: { viewport: { value: "telephone" } } };

export const TexteAgrandi: Story = { name: "Texte agrandi à 200 %", decorators: [largeText] };

export const Sombre: Story = { name: "Sombre", globals: { theme: "sombre" } };

export const CouleursForcees: Story = { name: "Couleurs forcées", tags: ["!autodocs", "forced-colors"] };
