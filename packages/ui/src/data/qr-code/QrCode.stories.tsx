import type { Meta, StoryObj } from "@storybook/react-vite";
import { QrCode } from "./QrCode.tsx";

const meta = {
  title: "Data/QrCode",
  component: QrCode,
  tags: ["!autodocs"],
  args: {
    value: "https://app.carnation.example/telephone#exemple",
    label: "Code à scanner avec le téléphone",
    style: { maxWidth: 240 },
  },
  argTypes: {
    value: { description: "Ce que lit un appareil photo\u00A0: une adresse." },
    label: { description: "Où il mène, pour qui ne le voit pas." },
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
