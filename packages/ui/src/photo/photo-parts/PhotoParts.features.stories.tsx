import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { Columns, Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { OpacitySlider } from "./OpacitySlider.tsx";
import { PhotoFrame } from "./PhotoFrame.tsx";
import { PhotoNotice } from "./PhotoNotice.tsx";

const meta = { title: "Photo/OpacitySlider/Cases", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Sliders(): ReactNode {
  const [value, setValue] = useState(0.6);
  return (
    <Stack width="340px">
      <OpacitySlider label="Opacité" value={value} onValueChange={setValue} />
      <OpacitySlider label="Nulle" value={0} onValueChange={() => undefined} />
      <OpacitySlider label="Indisponible" value={0.6} disabled onValueChange={() => undefined} />
    </Stack>
  );
}

export const Opacite: Story = { name: "Opacité", render: () => <Sliders /> };

export const Avis: Story = {
  name: "À la place d’une photo : effacée, illisible, en chargement",
  render: () => (
    <Columns width="960px">
      {(["erased", "failed", "loading"] as const).map((state) => (
        <div key={state} style={{ position: "relative", aspectRatio: "3 / 4", background: "var(--cn-well)" }}>
          <PhotoNotice state={state} onRetry={() => undefined} />
        </div>
      ))}
    </Columns>
  ),
};

export const Cadre: Story = {
  name: "Photo dans son cadre : là, effacée, pas encore lue",
  render: () => (
    <Columns width="960px">
      {[
        { src: "/demo/visage-clair.jpg" },
        { src: null },
        { src: undefined, notice: "Photo pas encore lue hors connexion" },
      ].map((photo) => (
        <PhotoFrame
          key={String(photo.src)}
          {...photo}
          alt="Anaïs Morel, de face"
          style={{ aspectRatio: "3 / 4" }}
        />
      ))}
    </Columns>
  ),
};

const all = () => <Sliders />;

export const Matrice: Story = matrix(
  {
    render: all,
  },
  { widths: [390] },
);
