import type { Meta, StoryObj } from "@storybook/react-vite";
import { Camera } from "lucide-react";
import { fn } from "storybook/test";
import { Button } from "../../actions/button/Button.tsx";
import { PageHeader } from "../../navigation/page-header/PageHeader.tsx";
import { AppShell } from "./AppShell.tsx";
import { appShellLayouts } from "./AppNavigation.ts";
import { PageContent } from "./PageContent.tsx";
import { account, administration, professionalNav } from "./testing/menus.tsx";

const meta = {
  title: "Shell/AppShell",
  component: AppShell,
  tags: ["!autodocs"],
  // A frame is as high as the window: on the page of documentation it has a window of its own.
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "600px" } } },
  args: {
    nav: professionalNav,
    links: administration,
    search: { keys: "Mod K", onOpen: fn() },
    homeHref: "#accueil",
    account,
    children: (
      <PageContent>
        <PageHeader
          greeting
          before="Samedi 21 novembre 2026"
          title="Bonjour Claire"
          actions={
            <Button variant="primary" size="lg" icon={<Camera aria-hidden="true" />}>
              Nouveau diagnostic
            </Button>
          }
        />
      </PageContent>
    ),
  },
  argTypes: {
    layout: {
      control: "inline-radio",
      options: appShellLayouts,
      description:
        "`bar` : une barre, pour peu d’entrées et des pages larges. `column` : une colonne, pour beaucoup d’entrées en groupes.",
    },
    nav: {
      control: false,
      description:
        "Les groupes d’entrées : `id`, `heading`, `items` (`id`, `label`, `href`, `current` pour la page affichée).",
    },
    navLabel: { control: "text", description: "Nomme la navigation. Par défaut « Menu principal »." },
    links: {
      control: false,
      description: "Les chemins vers un autre espace, au bout de la barre et du tiroir.",
    },
    search: {
      control: false,
      description:
        "La recherche de tout : `onOpen` l’ouvre, `keys` dit ses touches. Dans la barre et le tiroir.",
    },
    space: {
      control: "text",
      description: "Ce que la barre dit à côté de la marque quand la navigation est une colonne.",
    },
    brandName: { control: "text", description: "Le nom à côté du signe. Par défaut « Carnation »." },
    homeHref: { description: "Où mène la marque." },
    account: {
      control: false,
      description: "Qui est connecté : `name`, `detail`, `href` du profil.",
    },
    notice: { control: false, description: "Un avis pour toutes les pages, entre la barre et la page." },
    mainId: {
      control: "text",
      description: "Identifiant de la zone principale, où mène le lien d’évitement. Par défaut « contenu ».",
    },
    renderLink: { control: false, description: "Dessine chaque lien avec celui d’un routeur." },
    children: {
      control: false,
      description: "La page, dans la zone principale. `PageContent` lui donne ses marges.",
    },
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { layout: "bar", space: "Espace d’administration" } };
