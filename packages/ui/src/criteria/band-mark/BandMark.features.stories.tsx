import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { BandShape } from "./BandShape.tsx";
import { bandTones } from "./bandTone.ts";
import { Row, Stack } from "../../testing/StoryLayout.tsx";
import { BandMark } from "./BandMark.tsx";

const meta = {
  title: "Criteria/BandMark/Cases",
  component: BandMark,
  tags: ["!autodocs"],
  args: { tone: "priority", phrase: "Rougeurs marquées" },
} satisfies Meta<typeof BandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CinqBandes: Story = {
  name: "Forme, mot, couleur",
  render: () => (
    <Stack>
      <Row>
        {bandTones.map((tone) => (
          <BandMark key={tone} tone={tone} />
        ))}
      </Row>
      <Row>
        {bandTones.map((tone) => (
          <BandMark key={tone} tone={tone} boxed />
        ))}
      </Row>
    </Stack>
  ),
};

export const Formes: Story = {
  name: "Les formes seules, à côté de leur mot",
  render: () => (
    <Row>
      {bandTones.map((tone) => (
        <BandShape key={tone} tone={tone} width={24} height={24} />
      ))}
    </Row>
  ),
};

export const Decompte: Story = {
  name: "Décompte d’un client",
  render: () => (
    <Row>
      <BandMark tone="strength">3 points forts</BandMark>
      <BandMark tone="priority">3 priorités</BandMark>
    </Row>
  ),
};

export const PhraseLongue: Story = {
  name: "Phrase longue, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    phrase: "Rougeurs marquées sur les deux joues, les ailes du nez et le menton, plus nettes à gauche",
  },
};

export const Matrice: Story = matrix(CinqBandes, { widths: [390] });
