import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Columns } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { Calendar } from "./Calendar.tsx";

const meta = {
  title: "Fields/Calendar",
  component: Calendar,
  tags: ["!autodocs"],
  args: {
    "aria-label": "Jour du rendez-vous",
    defaultValue: "2026-11-24",
    today: "2026-11-21",
    onValueChange: fn(),
  },
  argTypes: {
    "aria-label": { description: "Le nom dit par les lecteurs d’écran." },
    value: { description: "Le jour tenu par l’application, `aaaa-mm-jj`.", control: false },
    defaultValue: { description: "Le jour de départ, quand le calendrier tient le sien.", control: "text" },
    onValueChange: { description: "Reçoit le jour choisi, `aaaa-mm-jj`." },
    min: { description: "Le premier jour possible.", control: "text" },
    max: { description: "Le dernier jour possible.", control: "text" },
    isDateDisabled: { description: "Dit quels jours entre les deux ne sont pas possibles.", control: false },
    today: { description: "Le jour marqué comme aujourd’hui.", control: "text" },
    weekStartsOn: { description: "Le premier jour de la semaine, 0 pour dimanche.", control: "number" },
    yearSelect: { description: "Le mois et l’année se choisissent dans des listes.", control: "boolean" },
    disabled: { description: "Se lit, sans pouvoir choisir.", control: "boolean" },
    focusOnMount: { description: "Prend le focus en apparaissant.", control: false },
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { yearSelect: false, disabled: false } };

export const Clavier: Story = {
  name: "Au clavier",
  play: async ({ canvasElement, args }) => {
    within(canvasElement)
      .getByRole("button", { name: /24 novembre 2026/u })
      .focus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith("2026-12-02");
    await expect(within(canvasElement).getByRole("grid", { name: "décembre 2026" })).toBeVisible();
  },
};

export const Etats: Story = {
  name: "États",
  render: () => (
    <Columns width="1080px">
      <Calendar aria-label="Jour" defaultValue="2026-11-24" today="2026-11-21" />
      <Calendar
        aria-label="Jour, du lundi au vendredi"
        defaultValue="2026-11-24"
        today="2026-11-21"
        min="2026-11-09"
        max="2026-12-18"
        isDateDisabled={(day) => [0, 6].includes(new Date(day).getUTCDay())}
      />
      <Calendar aria-label="Date de naissance" defaultValue="1985-06-02" today="2026-11-21" yearSelect />
      <Calendar aria-label="Jour, fermé" defaultValue="2026-11-24" today="2026-11-21" disabled />
    </Columns>
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390, 820, 1440] });
