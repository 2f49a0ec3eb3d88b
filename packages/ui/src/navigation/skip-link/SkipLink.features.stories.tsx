import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { matrix } from "../../testing/matrix.ts";
import { SkipLink } from "./SkipLink.tsx";

const meta = {
  title: "Navigation/SkipLink/Cases",
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
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AuClavier: Story = {
  name: "Au clavier",
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole("link", { name: "Aller au contenu" });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const Matrice: Story = matrix(AuClavier, { widths: [390] });
