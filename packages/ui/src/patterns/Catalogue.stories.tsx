import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { AppShell, PageContent } from "../shell/app-shell/index.ts";
import { account, adminNav, userSpace } from "../shell/app-shell/testing/menus.tsx";
import { Button } from "../actions/button/index.ts";
import { ResourceFormDrawer } from "../data/resource-form/index.ts";
import { RecommendationFields } from "../data/resource-form/testing/RecommendationFields.tsx";
import { useRecommendationForm } from "../data/resource-form/testing/useRecommendationForm.ts";
import { Catalogue } from "../data/resource-list/testing/Catalogue.tsx";
import { ToastProvider, useToast } from "../feedback/toast/index.ts";
import { matrix } from "../testing/matrix.ts";

/** Time that the story's storage takes, in milliseconds. */
const savingTime = 600;

interface EditionProps {
  readonly onClose: () => void;
}

function Edition({ onClose }: EditionProps): ReactNode {
  const form = useRecommendationForm();
  const toast = useToast();
  const save = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, savingTime));
    toast.show({ tone: "success", message: "La recommandation est enregistrée." });
    onClose();
  };
  return (
    <ResourceFormDrawer
      form={form}
      open
      onOpenChange={onClose}
      title="Modifier la recommandation"
      facts="Catalogue commun, utilisée dans 12 routines"
      onSubmit={save}
      destructive={<Button variant="danger">Désactiver le sérum</Button>}
    >
      <RecommendationFields form={form} />
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
  title: "Patterns/Catalogue",
  component: CataloguePage,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof CataloguePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Liste" };

export const Edit: Story = { name: "Édition", args: { editing: true } };

export const Matrice: Story = matrix(Edit, { widths: [390, 820, 1440], windows: 900 });
