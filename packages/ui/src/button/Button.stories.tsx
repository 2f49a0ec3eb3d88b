import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "./Button.tsx";
import { buttonSizes, buttonVariants } from "./button.variants.ts";

const meta = {
  title: "Actions/Bouton",
  component: Button,
  args: { children: "Construire la routine" },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: "primary", size: "md", block: false, disabled: false },
  argTypes: {
    variant: { control: "inline-radio", options: buttonVariants },
    size: { control: "inline-radio", options: buttonSizes },
  },
};
