import { redness } from "../criterion-gauge/testing/readings.ts";
import { CriterionGauge } from "../criterion-gauge/CriterionGauge.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { largeText } from "../testing/largeText.tsx";
import { Card } from "./Card.tsx";

const meta = {
  title: "Structure/Panneau/Cas",
  component: Card,
  tags: ["!autodocs"],
  args: { children: <CriterionGauge {...redness} variant="detail" />, style: { maxWidth: 480 } },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Prose: Story = {
  args: {
    children: (
      <>
        <h2>Critère affiché sur la photo</h2>
        <p>
          Les rougeurs se lisent sur les joues et les ailes du nez. Elles varient avec la température de la
          pièce&#160;: laissez le visage reposer dix minutes avant la photo.
        </p>
      </>
    ),
  },
};

export const Telephone: Story = { name: "Téléphone", globals: { viewport: { value: "telephone" } } };

export const TexteAgrandi: Story = { name: "Texte agrandi à 200 %", decorators: [largeText] };

export const Sombre: Story = { name: "Sombre", globals: { theme: "sombre" } };

export const CouleursForcees: Story = { name: "Couleurs forcées", tags: ["!autodocs", "forced-colors"] };
