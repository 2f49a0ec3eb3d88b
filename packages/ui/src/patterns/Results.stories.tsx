import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns2, Ellipsis, Printer, Send } from "lucide-react";
import { type ReactNode, useState } from "react";
import { AppShell } from "../shell/app-shell/index.ts";
import { account, administration } from "../shell/app-shell/testing/menus.tsx";
import { BandMark } from "../criteria/band-mark/index.ts";
import { Breadcrumbs } from "../navigation/breadcrumbs/index.ts";
import { Button } from "../actions/button/index.ts";
import { Card } from "../data/card/index.ts";
import { CriteriaGroup, CriterionRow, InsightList } from "../criteria/criteria-panel/index.ts";
import { CriterionGauge } from "../criteria/criterion-gauge/index.ts";
import { IconButton } from "../actions/icon-button/index.ts";
import { Link } from "../foundations/link/index.ts";
import { MaskViewer } from "../photo/mask-viewer/index.ts";
import { faceMasks } from "../photo/mask-viewer/testing/faceMasks.ts";
import { Menu, MenuItem } from "../overlays/menu/index.ts";
import { PageHeader } from "../navigation/page-header/index.ts";
import { ProductCard } from "../care/product-card/index.ts";
import { ceramides, redLight, retinol, vitaminC } from "../care/product-card/testing/products.ts";
import { Price } from "../care/price/index.ts";
import { Tabs } from "../navigation/tabs/index.ts";
import { TrendChart } from "../criteria/trend-chart/index.ts";
import { rednessTrend } from "../criteria/trend-chart/testing/trends.ts";
import { diagnosisNav } from "./testing/diagnosisNav.ts";
import { families, priorities, redness, strengths, subMeasures, zones } from "./testing/diagnosis.ts";
import { matrix } from "../testing/matrix.ts";

const icon = { "aria-hidden": true } as const;

/** The criterion whose mask is on the photograph. */
function ShownCriterion(): ReactNode {
  return (
    <Card className="pattern-detail">
      <div>
        <p className="pattern-small">Critère affiché sur la photo</p>
        <CriterionGauge {...redness} variant="detail" />
        <p className="pattern-prose">
          Ce critère observe les zones rosées ou rouges visibles sur la photo, localisées ou diffuses. Plus le
          score est élevé, plus le teint apparaît apaisé.
        </p>
        <Link href="#evolution" size="sm">
          Voir l’évolution
        </Link>
      </div>
      <div>
        <h3 className="pattern-small">Sous-mesures</h3>
        {subMeasures.map((reading) => (
          <CriterionGauge key={reading.label} {...reading} variant="compact" />
        ))}
        <h3 className="pattern-small">Par zone</h3>
        {zones.map((reading) => (
          <CriterionGauge key={reading.label} {...reading} variant="compact" />
        ))}
      </div>
    </Card>
  );
}

function Criteria(): ReactNode {
  const [shown, setShown] = useState(redness.label);
  return (
    <section>
      <header className="pattern-section-head">
        <h2>Les treize critères</h2>
        <p className="pattern-legend">
          <BandMark tone="strength" />
          <BandMark tone="maintain" />
          <BandMark tone="priority" />
        </p>
      </header>
      <div className="pattern-two">
        {families.map(({ title, readings }) => (
          <CriteriaGroup key={title} title={title}>
            {readings.map((reading) => (
              <CriterionRow
                key={reading.label}
                {...reading}
                shownOnPhoto={reading.label === shown}
                onClick={() => setShown(reading.label)}
              />
            ))}
          </CriteriaGroup>
        ))}
      </div>
    </section>
  );
}

const synthesis = (
  <div className="pattern-stack">
    <p className="pattern-synthesis">
      Peau nette et confortable, regard reposé. Trois axes pour les semaines à venir&#160;: apaiser les
      rougeurs, raviver l’éclat, prévenir les taches.
    </p>
    <div className="pattern-two">
      <InsightList headingLevel={2} tone="strength" title="Points forts" items={strengths} />
      <InsightList headingLevel={2} tone="priority" title="Priorités" items={priorities} />
    </div>
    <div className="pattern-actions">
      <Button variant="primary" size="lg">
        Construire la routine
      </Button>
      <Button size="lg" icon={<Columns2 {...icon} />}>
        Comparer
      </Button>
      <Button variant="text" size="lg">
        Mode présentation
      </Button>
    </div>
    <ShownCriterion />
    <Criteria />
  </div>
);

const recommendations = (
  <div>
    {[vitaminC, ceramides, redLight, retinol].map((product) => (
      <ProductCard
        key={String(product.name)}
        {...product}
        price={<Price cents={4600} vat="included" />}
        actions={product.exclusion ? undefined : <Button>Ajouter</Button>}
      />
    ))}
  </div>
);

/** The page of a diagnosis, as an application composes it. */
function ResultsPage(): ReactNode {
  return (
    <AppShell nav={diagnosisNav} account={account} links={administration} homeHref="#accueil">
      <div className="pattern-results">
        <MaskViewer
          fill
          className="pattern-results__photo"
          photo={{ src: "/demo/visage-clair.jpg", alt: "Anaïs Morel, de face, 21 novembre 2026" }}
          original={{ src: "/demo/visage-clair.jpg", alt: "Anaïs Morel, photo d’origine" }}
          masks={faceMasks}
        />
        <div className="pattern-results__content">
          <PageHeader
            before={
              <Breadcrumbs
                items={[
                  { id: "clients", content: <a href="#clients">Mes clients</a> },
                  { id: "client", content: <a href="#anais">Anaïs Morel</a> },
                  { id: "date", content: "21 novembre 2026" },
                ]}
              />
            }
            title="Résultats du diagnostic"
            facts={[
              "Anaïs Morel, 41 ans",
              "21 novembre 2026, 14 h 05",
              "Qualité de la photo\u00A0: 82, bonne",
              "Modèle 2.3",
            ]}
            actions={
              <>
                <IconButton bordered label="Imprimer ou enregistrer en PDF" icon={<Printer {...icon} />} />
                <IconButton bordered label="Envoyer par e-mail" icon={<Send {...icon} />} />
                <Menu
                  align="end"
                  trigger={<IconButton bordered label="Autres actions" icon={<Ellipsis {...icon} />} />}
                >
                  <MenuItem>Masquer un critère</MenuItem>
                  <MenuItem>Reprendre la photo</MenuItem>
                </Menu>
              </>
            }
          />
          <Tabs
            label="Résultats"
            items={[
              { id: "synthesis", label: "Synthèse", content: synthesis },
              { id: "criteria", label: "Critères", count: 13, content: <Criteria /> },
              { id: "recommendations", label: "Recommandations", count: 4, content: recommendations },
              { id: "history", label: "Historique", count: 6, content: <TrendChart {...rednessTrend} /> },
            ]}
          />
        </div>
      </div>
    </AppShell>
  );
}

const meta = {
  title: "Patterns/Results",
  component: ResultsPage,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ResultsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Page" };

export const Matrice: Story = matrix(Default, { widths: [390, 820, 1440], windows: 900 });
