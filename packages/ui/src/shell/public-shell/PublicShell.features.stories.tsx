import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { PublicShell } from "./PublicShell.tsx";
import { SignInExample } from "./testing/SignInExample.tsx";
import { SkinChart } from "./SkinChart.tsx";

const meta = {
  title: "Shell/PublicShell/Cases",
  component: PublicShell,
  tags: ["!autodocs"],
  // A frame is as high as the window: on the page of documentation it has a window of its own.
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "600px" } } },
  args: {
    homeHref: "#accueil",
    aside: <SkinChart caption="Carnation, n. f. — En peinture, la couleur et l’aspect de la peau." />,
    links: [
      { id: "legal", label: "Mentions légales", href: "#mentions" },
      { id: "privacy", label: "Confidentialité", href: "#confidentialite" },
      { id: "help", label: "Aide", href: "#aide" },
    ],
    children: <SignInExample />,
  },
} satisfies Meta<typeof PublicShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Connexion: Story = {};

export const Administration: Story = {
  name: "Espace d’administration, avec une mention",
  args: { space: "Administration", mention: "Observation cosmétique du visage, sans valeur médicale." },
};

export const SansImage: Story = { name: "Sans image", args: { aside: undefined } };

export const TexteLong: Story = {
  name: "Texte long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    brandName: "Institut Lumière de Peau et de Bien-être du Vieux-Port",
    space: "Espace des administratrices et administrateurs",
    mention: "Observationcosmétique".repeat(5),
  },
};

export const Matrice: Story = matrix(Connexion, { widths: [390, 820, 1440], windows: 760 });
