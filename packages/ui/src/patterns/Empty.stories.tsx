import type { Meta, StoryObj } from "@storybook/react-vite";
import { Camera } from "lucide-react";
import type { ReactNode } from "react";
import { AppShell, PageContent } from "../shell/app-shell/index.ts";
import { account, professionalNav } from "../shell/app-shell/testing/menus.tsx";
import { Button } from "../actions/button/index.ts";
import { EmptyState } from "../feedback/empty-state/index.ts";
import { Link } from "../foundations/link/index.ts";
import { PageHeader } from "../navigation/page-header/index.ts";
import { Progress } from "../feedback/progress/index.ts";
import { matrix } from "../testing/matrix.ts";
import { FacePlace } from "./testing/DiagnosisPage.tsx";

const steps = [
  "Ouvrez la fiche de la personne, ou faites un diagnostic rapide.",
  "Recueillez son accord, à l’écran.",
  "Prenez la photo : de face, en lumière douce.",
];

/** The first morning of an account: each place says what will stand there, one button begins. */
function EmptyDashboard(): ReactNode {
  return (
    <AppShell
      nav={professionalNav}
      account={{ ...account, name: "Nadia Benali", detail: "Cabinet Éclat" }}
      homeHref="#accueil"
    >
      <PageContent>
        <div className="pattern-stack">
          <PageHeader greeting before="Samedi 21&#160;novembre 2026" title="Bonjour Nadia" />
          <div className="pattern-dashboard">
            <section>
              <h2>Derniers clients analysés</h2>
              <div className="pattern-first">
                <div className="pattern-place">
                  <FacePlace />
                </div>
                <div>
                  <EmptyState
                    title="Aucun client analysé pour l’instant"
                    action={
                      <Button variant="primary" size="lg" icon={<Camera aria-hidden="true" />}>
                        Nouveau diagnostic
                      </Button>
                    }
                  >
                    Une photo de face suffit&#160;: les treize critères sont prêts en vingt secondes environ.
                  </EmptyState>
                  <ol className="pattern-steps">
                    {steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                </div>
              </div>
            </section>
            <aside className="pattern-aside">
              <section>
                <h2>À revoir</h2>
                <p className="pattern-small">Les personnes dont une photo est prévue seront ici.</p>
              </section>
              <section>
                <h2>Actualité</h2>
                <Link href="#actualite">Réussir une photo comparable&#160;: cinq repères simples</Link>
                <p className="pattern-small">16&#160;novembre · Prise de vue</p>
              </section>
              <section>
                <h2>Votre mois</h2>
                <Progress label="Diagnostics du mois" value={0} detail="0 sur 10, période d’essai" />
              </section>
            </aside>
          </div>
        </div>
      </PageContent>
    </AppShell>
  );
}

const meta = {
  title: "Patterns/Empty",
  component: EmptyDashboard,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof EmptyDashboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Page" };

export const Matrice: Story = matrix(Default, { widths: [390, 820, 1440], windows: 900 });
