import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis, Plus } from "lucide-react";
import { expect, screen, userEvent, within } from "storybook/test";
import { Alert } from "../../feedback/alert/Alert.tsx";
import { Button } from "../../actions/button/Button.tsx";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { PageHeader } from "../../navigation/page-header/PageHeader.tsx";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { ActionBar } from "./ActionBar.tsx";
import { AppShell } from "./AppShell.tsx";
import { PageContent } from "./PageContent.tsx";
import { account, administration, adminNav, professionalNav, userSpace } from "./testing/menus.tsx";

const meta = {
  title: "Shell/AppShell/Cases",
  component: AppShell,
  tags: ["!autodocs"],
  // A frame is as high as the window: on the page of documentation it has a window of its own.
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "600px" } } },
  globals: { motion: "reduit" },
  args: {
    nav: professionalNav,
    links: administration,
    homeHref: "#accueil",
    account,
    children: (
      <PageContent>
        <PageHeader greeting before="Samedi 21 novembre 2026" title="Bonjour Claire" />
      </PageContent>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const admin: Partial<NonNullable<Story["args"]>> = {
  layout: "column",
  nav: adminNav,
  links: userSpace,
  space: "Espace d’administration",
  account: { ...account, name: "Sophie Bernard", detail: "Administratrice" },
  children: (
    <PageContent>
      <Stack>
        <PageHeader
          title="Recommandations"
          facts={["34 recommandations, dont 31 actives", "Catalogue commun"]}
          actions={
            <Button variant="primary" icon={<Plus aria-hidden="true" />}>
              Ajouter
            </Button>
          }
        />
        <EmptyState title="Aucune recommandation pour l’instant">
          Les soins et les cosmétiques proposés après un diagnostic seront ici.
        </EmptyState>
      </Stack>
    </PageContent>
  ),
};

const openMenu: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Menu" }));
  await expect(await screen.findByRole("dialog", { name: "Menu" })).toBeVisible();
};

export const Professionnelle: Story = { name: "Professionnelle : barre" };

export const Administration: Story = { name: "Administration : colonne", args: admin };

export const TiroirTelephone: Story = {
  tags: ["!autodocs", "forced-colors"],
  name: "Tiroir, au téléphone",
  globals: { motion: "reduit", viewport: { value: "telephone" } },
  play: openMenu,
};

export const TiroirAdministration: Story = {
  name: "Tiroir de l’administration",
  globals: { motion: "reduit", viewport: { value: "telephone" } },
  args: admin,
  play: openMenu,
};

export const HorsConnexion: Story = {
  name: "Avis pour toutes les pages",
  args: {
    notice: (
      <Alert tone="warning">
        Vous êtes hors connexion. Vos changements seront envoyés au retour du réseau.
      </Alert>
    ),
  },
};

export const NomsLongs: Story = {
  name: "Noms sans fin, au téléphone",
  globals: { motion: "reduit", viewport: { value: "telephone" } },
  args: {
    brandName: "Institut Lumière de Peau et de Bien-être",
    account: {
      ...account,
      name: "Marie-Thérèse d’Astorg de la Rochefoucauld",
      detail: "InstitutLumièredePeau".repeat(4),
    },
    nav: [
      {
        id: "long",
        items: [
          { id: "a", label: "Hydratationapparente".repeat(4), href: "#a", current: true },
          { id: "b", label: "Recommandations cosmétiques et autres soins du visage", href: "#b" },
        ],
      },
    ],
    children: (
      <PageContent>
        <PageHeader title={"Marie-Thérèse".repeat(22)} />
      </PageContent>
    ),
  },
  play: openMenu,
};

export const ActionsAuPied: Story = {
  name: "Actions au pied, au téléphone",
  globals: { motion: "reduit", viewport: { value: "telephone" } },
  args: {
    children: (
      <>
        <PageContent>
          <Stack>
            <PageHeader title="Résultats du diagnostic" facts={["Anaïs Morel, 32 ans"]} />
            {Array.from({ length: 12 }, (_, row) => (
              <p key={row}>
                Peau nette et confortable, regard reposé. Deux axes pour les semaines à venir : apaiser les
                rougeurs, raviver l’éclat.
              </p>
            ))}
          </Stack>
        </PageContent>
        <ActionBar>
          <Button variant="primary">Construire la routine</Button>
          <Button>Comparer</Button>
          <IconButton bordered label="Autres actions" icon={<Ellipsis aria-hidden="true" />} />
        </ActionBar>
      </>
    ),
  },
};

export const Matrice: Story = matrix(Administration, { widths: [390, 820, 1440], windows: 760 });
