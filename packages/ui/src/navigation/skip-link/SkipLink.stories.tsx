import type { Meta, StoryObj } from "@storybook/react-vite";
import { SkipLink } from "./SkipLink.tsx";

const meta = {
  title: "Navigation/SkipLink",
  component: SkipLink,
  tags: ["!autodocs"],
  args: { href: "#contenu" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="contenu" tabIndex={-1}>
        <p>Appuyez sur Tabulation pour voir le lien.</p>
      </main>
    </>
  ),
  argTypes: {
    href: { description: "Ancre du contenu ; son élément a `tabIndex={-1}`." },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
