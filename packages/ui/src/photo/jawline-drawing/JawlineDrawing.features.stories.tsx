import type { Meta, StoryObj } from "@storybook/react-vite";
import { RadioField } from "../../fields/radio-field/RadioField.tsx";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { JawlineDrawing, jawlineLevels, type JawlineLevel } from "./JawlineDrawing.tsx";

const meta = {
  title: "Photo/JawlineDrawing/Cases",
  component: JawlineDrawing,
  tags: ["!autodocs"],
  args: { level: 3 },
} satisfies Meta<typeof JawlineDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

const words: Readonly<Record<JawlineLevel, string>> = {
  1: "Ovale très relâché",
  2: "Ovale relâché",
  3: "Ovale légèrement adouci",
  4: "Ovale net",
};

export const QuatreNiveaux: Story = {
  name: "Les quatre niveaux, à choisir",
  render: () => (
    <Stack width="720px">
      <RadioField
        label="Votre observation"
        hint="Regardez le visage de trois quarts, menton à l’horizontale."
        defaultValue="3"
        options={jawlineLevels.map((level) => ({
          value: String(level),
          label: `${level} · ${words[level]}`,
          picture: <JawlineDrawing level={level} />,
        }))}
      />
    </Stack>
  ),
};

export const Matrice: Story = matrix(QuatreNiveaux, { widths: [390, 820, 1440] });
