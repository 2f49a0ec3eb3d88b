import type { Meta, StoryObj } from "@storybook/react-vite";
import { Camera } from "lucide-react";
import type { ReactNode } from "react";
import { fn } from "storybook/test";
import { Button } from "../actions/button/index.ts";
import { DescriptionList } from "../data/description-list/index.ts";
import { ErrorState } from "../feedback/error-state/index.ts";
import { Link } from "../foundations/link/index.ts";
import { matrix } from "../testing/matrix.ts";
import { DiagnosisPage } from "./testing/DiagnosisPage.tsx";

interface FailedResultsProps {
  readonly onRetry: () => void;
}

/** An analysis that came to nothing: what is safe comes before what went wrong is done again. */
function FailedResults({ onRetry }: FailedResultsProps): ReactNode {
  return (
    <DiagnosisPage
      photo={
        <img
          className="pattern-photo"
          src="/demo/visage-clair.jpg"
          alt="Anaïs Morel, de face, 21 novembre 2026"
        />
      }
      facts={["Anaïs Morel, 41\u00A0ans", "21\u00A0novembre 2026, 14\u00A0h\u00A005"]}
    >
      <div className="pattern-stack">
        <ErrorState title="L’analyse s’est arrêtée avant la fin." reference="7F3A-21" onRetry={onRetry}>
          La photo, la fiche et l’accord sont enregistrés&#160;: rien n’est à ressaisir.
        </ErrorState>
        <section className="pattern-two pattern-titled">
          <div>
            <h2>Ce qui est gardé</h2>
            <DescriptionList
              items={[
                { id: "photo", term: "Photo", details: "De face, qualité 82, bonne" },
                { id: "consent", term: "Accord", details: "Signé le 21\u00A0novembre 2026" },
                { id: "count", term: "Diagnostics du mois", details: "Celui-ci n’est pas compté" },
              ]}
            />
          </div>
          <div>
            <h2>Si cela se répète</h2>
            <p className="pattern-prose">
              Une photo plus claire aide souvent&#160;: face à une fenêtre, cheveux attachés, traits détendus.
            </p>
            <div className="pattern-actions">
              <Button icon={<Camera aria-hidden="true" />}>Reprendre la photo</Button>
            </div>
          </div>
        </section>
        <p>
          <Link href="#anais">Revenir à la fiche d’Anaïs Morel</Link>
        </p>
      </div>
    </DiagnosisPage>
  );
}

const meta = {
  title: "Patterns/Failed",
  component: FailedResults,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { onRetry: fn() },
} satisfies Meta<typeof FailedResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Page" };

export const Matrice: Story = matrix(Default, { widths: [390, 820, 1440], windows: 900 });
