import type { Meta, StoryObj } from "@storybook/react-vite";
import { KitUsage } from "./KitUsage.tsx";

const meta = { title: "Foundations/Usage in the app", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tous: Story = { name: "Composants et dossiers", render: () => <KitUsage /> };
