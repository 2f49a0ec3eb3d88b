import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { Progress } from "../feedback/progress/index.ts";
import { Skeleton, SkeletonGroup } from "../feedback/skeleton/index.ts";
import { matrix } from "../testing/matrix.ts";
import { DiagnosisPage, FacePlace } from "./testing/DiagnosisPage.tsx";

/** Three lines of a list: a shape, a name, a value. */
function Insights(): ReactNode {
  return (
    <div className="pattern-skeleton-list">
      <Skeleton width="8rem" height="1.375rem" />
      {["72%", "58%", "64%"].map((width) => (
        <div key={width}>
          <Skeleton width="0.875rem" height="0.875rem" />
          <Skeleton width={width} />
          <Skeleton width="1.75rem" />
        </div>
      ))}
    </div>
  );
}

/** Results that are on their way: what is known is said, the rest has its shape. */
function LoadingResults(): ReactNode {
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
      <Progress label="Analyse en cours" value={null} detail="environ vingt secondes" />
      <SkeletonGroup label="Les résultats arrivent. La photo est enregistrée." className="pattern-stack">
        <div className="pattern-skeleton-lines">
          <Skeleton width="96%" height="1.75rem" />
          <Skeleton width="78%" height="1.75rem" />
        </div>
        <div className="pattern-two">
          <Insights />
          <Insights />
        </div>
        <div className="pattern-actions">
          <Skeleton width="13rem" height="3.25rem" />
          <Skeleton width="8.5rem" height="3.25rem" />
        </div>
        <Skeleton height="14rem" />
      </SkeletonGroup>
    </DiagnosisPage>
  );
}

/** The page before anything of the diagnosis is known, the photo included. */
function LoadingPage(): ReactNode {
  return (
    <DiagnosisPage photo={<FacePlace />} facts={["Ouverture du diagnostic"]}>
      <SkeletonGroup className="pattern-stack">
        <Skeleton width="82%" height="1.75rem" />
        <div className="pattern-two">
          <Insights />
          <Insights />
        </div>
      </SkeletonGroup>
    </DiagnosisPage>
  );
}

const meta = {
  title: "Patterns/Loading",
  component: LoadingResults,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof LoadingResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Analyse en cours" };

export const Ouverture: Story = { name: "Ouverture de la page", render: () => <LoadingPage /> };

export const Matrice: Story = matrix(Default, { widths: [390, 820, 1440], windows: 900 });
