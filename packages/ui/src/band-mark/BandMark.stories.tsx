import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row, Stack } from "../testing/StoryLayout.tsx";
import { BandMark } from "./BandMark.tsx";
import { bandTones } from "./bandTone.ts";

const meta = {
  title: "Diagnostic/Bande",
  component: BandMark,
  args: { tone: "priority", phrase: "Rougeurs marquées" },
  argTypes: { tone: { control: "inline-radio", options: bandTones } },
} satisfies Meta<typeof BandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { boxed: true } };

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

export const Sombre: Story = { ...CinqBandes, name: "Sombre", globals: { theme: "sombre" } };

export const Decompte: Story = {
  name: "Décompte d’un client",
  render: () => (
    <Row>
      <BandMark tone="strength">3 points forts</BandMark>
      <BandMark tone="priority">3 priorités</BandMark>
    </Row>
  ),
};
