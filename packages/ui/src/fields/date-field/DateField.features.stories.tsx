import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { Columns } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { inWindow } from "../../testing/openOverlay.ts";
import { DateField } from "./DateField.tsx";

const meta = {
  title: "Fields/DateField/Cases",
  component: DateField,
  tags: ["!autodocs"],
  args: { label: "Valable jusqu’au", today: "2026-11-21" },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Etats: Story = {
  name: "États",
  render: () => (
    <Columns width="800px">
      <DateField label="Date du devis" defaultValue="2026-11-21" />
      <DateField label="Valable jusqu’au" required hint="Un mois après la date du devis, en général." />
      <DateField
        label="Date de naissance"
        defaultValue="31/02/1985"
        error="Le 31 février n’existe pas : le mois finit le 28."
      />
      <DateField
        label="Date de la séance"
        required
        error="Saisissez une date sous la forme jj/mm/aaaa, par exemple 21/11/2026."
      />
      <DateField label="Date du diagnostic" defaultValue="2026-11-21" readOnly hint="Celle de la photo." />
      <DateField
        label="Fin de l’abonnement"
        defaultValue="2027-01-31"
        disabled
        hint="Résiliation demandée."
      />
    </Columns>
  ),
};

const opened: Story = {
  parameters: inWindow(520),
  // Room for the open calendar, and no fade half-way through a measure of contrast.
  globals: { motion: "reduit" },
  render: (args) => (
    <div style={{ minHeight: 480, maxWidth: 340 }}>
      <DateField {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Ouvrir le calendrier" }));
    // The calendar itself comes with its code, after the panel.
    await expect(await screen.findByRole("grid")).toBeVisible();
  },
};

const limits = {
  defaultValue: "2026-12-10",
  today: "2026-12-04",
  min: "2026-12-03",
  max: "2027-03-31",
  isDateDisabled: (day: string) => day === "2026-12-25",
} as const;

export const Calendrier: Story = {
  tags: ["!autodocs", "forced-colors"],
  ...opened,
  args: limits,
};

export const Naissance: Story = {
  ...opened,
  name: "Date de naissance",
  args: {
    label: "Date de naissance",
    yearSelect: true,
    defaultValue: "1985-06-02",
    min: "1920-01-01",
    max: "2026-11-21",
  },
};

export const TexteLong: Story = {
  name: "Texte long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <DateField
      label="Date jusqu’à laquelle la cliente accepte que ses photos soient conservées sur le compte de l’institut"
      defaultValue="2031-11-21"
      error="Les photos se conservent trois ans au plus après la dernière séance : choisissez une date jusqu’au 21/11/2029."
    />
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390] });
