import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { AppShell, PageContent } from "../app-shell/index.ts";
import { account, adminNav, userSpace } from "../app-shell/testing/menus.ts";
import { Button } from "../button/index.ts";
import { ResourceFormDrawer, type ResourceFormStatus } from "../resource-form/index.ts";
import { RecommendationFields } from "../resource-form/testing/RecommendationFields.tsx";
import { Catalogue } from "../resource-list/testing/Catalogue.tsx";
import { ToastProvider, useToast } from "../toast/index.ts";

/** How long the story's storage takes, in milliseconds. */
const savingTime = 600;

interface EditionProps {
  readonly onClose: () => void;
}

function Edition({ onClose }: EditionProps): ReactNode {
  const [status, setStatus] = useState<ResourceFormStatus>("clean");
  const toast = useToast();
  const save = (): void => {
    setStatus("saving");
    setTimeout(() => {
      toast.show({ tone: "success", message: "La recommandation est enregistrée." });
      onClose();
    }, savingTime);
  };
  return (
    <ResourceFormDrawer
      open
      onOpenChange={onClose}
      title="Modifier la recommandation"
      facts="Catalogue commun, utilisée dans 12 routines"
      status={status}
      onChange={() => setStatus("dirty")}
      onSubmit={save}
      destructive={<Button variant="danger">Désactiver le sérum</Button>}
    >
      <RecommendationFields />
    </ResourceFormDrawer>
  );
}

interface CataloguePageProps {
  /** Opens with a recommendation being changed. */
  readonly editing?: boolean;
}

/** The back-office's catalogue, as an application composes it. */
function CataloguePage({ editing = false }: CataloguePageProps): ReactNode {
  const [open, setOpen] = useState(editing);
  return (
    <ToastProvider>
      <AppShell
        layout="column"
        space="Espace d’administration"
        nav={adminNav}
        links={userSpace}
        account={account}
        homeHref="#accueil"
      >
        <PageContent>
          <Catalogue />
        </PageContent>
      </AppShell>
      {open ? <Edition onClose={() => setOpen(false)} /> : null}
    </ToastProvider>
  );
}

const meta = {
  title: "Gabarits/Catalogue",
  component: CataloguePage,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof CataloguePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Liste" };

export const Edit: Story = { name: "Édition", args: { editing: true } };

export const Sombre: Story = { args: { editing: true }, globals: { theme: "sombre" } };

export const Tablette: Story = { globals: { viewport: { value: "tablette" } } };

export const Telephone: Story = { name: "Téléphone", globals: { viewport: { value: "telephone" } } };

export const EditTelephone: Story = {
  name: "Édition, au téléphone",
  args: { editing: true },
  globals: { viewport: { value: "telephone" } },
};
