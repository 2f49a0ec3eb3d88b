import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { MaskDrawing } from "../mask-viewer/MaskDrawing.tsx";
import { redness } from "../mask-viewer/testing/faceMasks.ts";
import { Columns } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { homeView } from "./zoomMath.ts";
import { ZoomPan } from "./ZoomPan.tsx";

const meta = {
  title: "Photo/ZoomPan/Cases",
  component: ZoomPan,
  tags: ["!autodocs"],
  args: {
    label: "Photo du 21 novembre 2026",
    children: <img src="/demo/visage-mature.jpg" alt="Hélène Girard, de face" />,
    style: { maxWidth: 480 },
  },
} satisfies Meta<typeof ZoomPan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Agrandie: Story = {
  name: "Agrandie trois fois, sur une joue",
  args: { defaultView: { scale: 3, x: 0.25, y: 0.55 } },
};

export const AuBord: Story = {
  name: "Au bord : l’image couvre le cadre",
  args: { defaultView: { scale: 6, x: 1, y: 1 } },
};

export const AvecDessin: Story = {
  name: "Avec un dessin, aux traits constants",
  args: {
    defaultView: { scale: 2.5, x: 0.2, y: 0.6 },
    children: (
      <>
        <img src="/demo/visage-mature.jpg" alt="Hélène Girard, de face" />
        <MaskDrawing shapes={redness.shapes ?? []} label="Masque Rougeurs" />
      </>
    ),
  },
};

export const CadreLarge: Story = {
  name: "Cadre plus large que l’image",
  args: { style: { aspectRatio: "16 / 9", maxWidth: 900 } },
};

function Together({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  const [view, setView] = useState({ ...homeView, scale: 2, x: 0.3, y: 0.55 });
  return (
    <Columns width="760px">
      <ZoomPan label={`${label}, grand cadre`} view={view} onViewChange={setView}>
        {children}
      </ZoomPan>
      <ZoomPan
        label={`${label}, petit cadre`}
        view={view}
        onViewChange={setView}
        buttons={false}
        style={{ maxWidth: 180 }}
      >
        {children}
      </ZoomPan>
    </Columns>
  );
}

export const Ensemble: Story = {
  name: "Deux cadres, une seule vue",
  render: ({ label, children }) => <Together label={label}>{children}</Together>,
};

export const Matrice: Story = matrix({}, { widths: [390] });
