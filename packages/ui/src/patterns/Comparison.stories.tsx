import type { Meta, StoryObj } from "@storybook/react-vite";
import { Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Alert } from "../feedback/alert/index.ts";
import { AppShell } from "../shell/app-shell/index.ts";
import { account, administration } from "../shell/app-shell/testing/menus.tsx";
import { Breadcrumbs } from "../navigation/breadcrumbs/index.ts";
import { Button } from "../actions/button/index.ts";
import { ComparisonChart, ComparisonCounts } from "../criteria/comparison-chart/index.ts";
import { comparison } from "../criteria/comparison-chart/testing/blocks.ts";
import { IconButton } from "../actions/icon-button/index.ts";
import { MaskDrawing } from "../photo/mask-viewer/index.ts";
import { redness } from "../photo/mask-viewer/testing/faceMasks.ts";
import { PageHeader } from "../navigation/page-header/index.ts";
import { PhotoCompare } from "../photo/photo-compare/index.ts";
import { after, before } from "../photo/photo-compare/testing/pair.ts";
import { SwitchField } from "../fields/switch-field/index.ts";
import { diagnosisNav } from "./testing/diagnosisNav.ts";
import { matrix } from "../testing/matrix.ts";

const icon = { "aria-hidden": true } as const;

const masks = <MaskDrawing shapes={redness.shapes ?? []} label="Masque Rougeurs" />;

/** Two diagnoses of one person, as an application composes them. */
function ComparisonPage(): ReactNode {
  const [changesOnly, setChangesOnly] = useState(false);
  return (
    <AppShell nav={diagnosisNav} account={account} links={administration} homeHref="#accueil">
      <div className="pattern-compare">
        <PageHeader
          before={
            <Breadcrumbs
              items={[
                { id: "clients", content: <a href="#clients">Mes clients</a> },
                { id: "client", content: <a href="#anais">Anaïs Morel</a> },
                { id: "compare", content: "Comparaison" },
              ]}
            />
          }
          title="Comparaison"
          facts={["Anaïs Morel, 41 ans", "Du 12 juin au 21 novembre 2026", "23 semaines"]}
          actions={
            <>
              <IconButton bordered label="Imprimer ou enregistrer en PDF" icon={<Printer {...icon} />} />
              <Button>Ajuster la routine</Button>
              <Button variant="primary">Envoyer le bilan</Button>
            </>
          }
        />
        <Alert tone="info">
          Comparabilité bonne&#160;: même pose, même lumière. Les deux photos ont été analysées par le même
          modèle.
        </Alert>
        <PhotoCompare
          before={{ ...before, masks }}
          after={{ ...after, masks }}
          masksCaption={<p>Masque : Rougeurs</p>}
        />
        <div className="pattern-compare__chart">
          <div className="pattern-section-head">
            <ComparisonCounts blocks={comparison.blocks} />
            <SwitchField label="Changements seuls" checked={changesOnly} onCheckedChange={setChangesOnly} />
          </div>
          <ComparisonChart {...comparison} changesOnly={changesOnly} />
        </div>
      </div>
    </AppShell>
  );
}

const meta = {
  title: "Patterns/Comparison",
  component: ComparisonPage,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ComparisonPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Page" };

export const Matrice: Story = matrix(Default, { widths: [390, 820, 1440], windows: 900 });
