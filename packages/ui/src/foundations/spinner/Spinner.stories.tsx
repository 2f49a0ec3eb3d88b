import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../../testing/StoryLayout.tsx";
import { Spinner } from "./Spinner.tsx";

const meta = {
  title: "Foundations/Spinner",
  component: Spinner,
  tags: ["!autodocs"],
  render: (args) => (
    <Row>
      <Spinner {...args} />
      <span>Connexion en cours…</span>
    </Row>
  ),
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
