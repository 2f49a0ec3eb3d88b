import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "./Link.tsx";

const meta = {
  title: "Foundations/Link",
  component: Link,
  tags: ["!autodocs"],
  args: { href: "#aide", children: "Voir l’évolution" },
  argTypes: {
    asChild: { description: "Donne son aspect à son seul enfant, par exemple le lien d’un routeur." },
    size: {
      description: "Hérité du texte, ou petit à côté d’un titre.",
      control: "inline-radio",
      options: ["inherit", "sm"],
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: "sm" },
  argTypes: { size: { control: "inline-radio", options: ["inherit", "sm"] } },
};
