import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { Button } from "../../actions/button/Button.tsx";
import { Drawer } from "../drawer/Drawer.tsx";
import { Row, Stack } from "../../testing/StoryLayout.tsx";
import { TextField } from "../../fields/text-field/TextField.tsx";
import { matrix } from "../../testing/matrix.ts";
import { inWindow } from "../../testing/openOverlay.ts";
import { Popover } from "./Popover.tsx";
import { PopoverClose } from "./PopoverClose.tsx";

const meta = {
  title: "Overlays/Popover/Cases",
  component: Popover,
  tags: ["!autodocs"],
  parameters: inWindow(300),
  // Room for the open panel, and no fade half-way through a measure of contrast.
  globals: { motion: "reduit" },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 380 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    trigger: <Button>Prix TTC</Button>,
    title: "Prix TTC",
    children: (
      <Stack width="15rem">
        <TextField label="À partir de" defaultValue="20" inputMode="decimal" suffix="€" />
        <TextField label="Jusqu’à" defaultValue="60" inputMode="decimal" suffix="€" />
        <Row>
          <PopoverClose>
            <Button variant="primary">Appliquer</Button>
          </PopoverClose>
          <Button variant="text">Effacer</Button>
        </Row>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button"));
  await expect(await screen.findByRole("dialog")).toBeVisible();
};

export const Filtre: Story = { name: "Filtre ouvert", play: open };

export const TitreCache: Story = {
  name: "Titre caché",
  args: {
    title: "Fuseau horaire du rendez-vous",
    hideTitle: true,
    children: <p>Heure de Paris</p>,
  },
  play: open,
};

export const TexteLong: Story = {
  name: "Texte long : le volet défile",
  args: {
    title: "Comment les rougeurs du haut des joues et des ailes du nez sont mesurées",
    children: (
      <Stack>
        {["Front", "Joue droite", "Joue gauche", "Nez", "Menton", "Tempes", "Contour de la bouche"].map(
          (zone) => (
            <p key={zone}>
              {zone}&nbsp;: la teinte de chaque point est comparée à celle du reste du visage, sous la même
              lumière. Une mèche de cheveux ou une ombre ne comptent pas.
            </p>
          ),
        )}
        <p>{"Hémoglobineapparente".repeat(6)}</p>
      </Stack>
    ),
  },
  play: open,
};

export const DansUnTiroir: Story = {
  name: "Au-dessus d’un tiroir",
  render: (args) => (
    <Drawer open title="Modifier la recommandation">
      <Popover {...args} />
    </Drawer>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Prix TTC" }));
    const field = await screen.findByRole("textbox", { name: "À partir de" });
    await userEvent.clear(field);
    await userEvent.type(field, "35");
    await expect(field).toHaveValue("35");
  },
};

export const Matrice: Story = matrix(Filtre, { widths: [390] });
