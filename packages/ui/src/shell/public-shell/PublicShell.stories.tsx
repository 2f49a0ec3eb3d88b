import type { Meta, StoryObj } from "@storybook/react-vite";
import { PublicShell } from "./PublicShell.tsx";
import { SignInExample } from "./testing/SignInExample.tsx";
import { SkinChart } from "./SkinChart.tsx";

const meta = {
  title: "Shell/PublicShell",
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
  argTypes: {
    brandName: { control: "text", description: "Le nom à côté du signe. Par défaut « Carnation »." },
    homeHref: { description: "Où mène la marque." },
    space: {
      control: "text",
      description: "Un mot au bout de la ligne de la marque : l’espace où l’on se connecte.",
    },
    aside: {
      control: false,
      description: "Une image à côté de la page, au-dessus d’elle quand c’est étroit.",
    },
    links: { description: "Les liens du pied : `id`, `label`, `href`." },
    mention: { control: "text", description: "Une ligne au pied, avant les liens." },
    mainId: {
      control: "text",
      description: "Identifiant de la zone principale, où mène le lien d’évitement. Par défaut « contenu ».",
    },
    renderLink: { control: false, description: "Dessine chaque lien avec celui d’un routeur." },
    children: { control: false, description: "La page, dans la zone principale, sur 392 px." },
  },
} satisfies Meta<typeof PublicShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
