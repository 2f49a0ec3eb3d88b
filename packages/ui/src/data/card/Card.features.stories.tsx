import { redness } from "../../criteria/criterion-gauge/testing/readings.ts";
import { CriterionGauge } from "../../criteria/criterion-gauge/CriterionGauge.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { Card } from "./Card.tsx";

const meta = {
  title: "Data/Card/Cases",
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

export const Matrice: Story = matrix({}, { widths: [390, 820, 1440] });
