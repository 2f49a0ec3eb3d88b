import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { ColorSchemeField } from "./ColorSchemeField.tsx";

const meta = {
  title: "Fields/ColorSchemeField/Cases",
  component: ColorSchemeField,
  tags: ["!autodocs"],
  args: { storageKey: "cn-story-color-scheme" },
} satisfies Meta<typeof ColorSchemeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DansUneBarre: Story = { name: "Dans une barre", args: { size: "sm", labelHidden: true } };

export const Matrice: Story = matrix(DansUneBarre, { widths: [390, 820] });
