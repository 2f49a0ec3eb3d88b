import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../../actions/button/Button.tsx";
import { MenuItem } from "../../overlays/menu/MenuParts.tsx";
import { matrix } from "../../testing/matrix.ts";
import { RoutineBoard, type RoutineBoardProps } from "./RoutineBoard.tsx";
import { routine, withReasons } from "./testing/routine.tsx";

function Held({ columns, ...props }: RoutineBoardProps): ReactNode {
  const [held, setHeld] = useState(columns);
  return <RoutineBoard {...props} columns={held} onColumnsChange={setHeld} />;
}

const meta = {
  title: "Care/RoutineBoard/Cases",
  component: RoutineBoard,
  tags: ["!autodocs"],
  args: { columns: routine },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RoutineBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lecture: Story = { name: "En lecture", render: (args) => <RoutineBoard {...args} /> };

export const AvecRaisons: Story = { name: "Avec la raison de chaque étape", args: { columns: withReasons } };

export const AvecPrix: Story = {
  name: "Avec prix, nombre et actions",
  args: {
    columns: routine.map((column) => ({
      ...column,
      countText: column.steps.length === 0 ? "" : `${column.steps.length} gestes`,
      emptyText: "Le diagnostic n’y propose rien.",
      steps: column.steps.map(({ details: price, ...step }) => ({
        ...step,
        end: price,
        actions: <MenuItem>Remplacer</MenuItem>,
      })),
    })),
  },
};

export const Vide: Story = {
  name: "Vide",
  args: {
    columns: routine.map((column) => ({
      ...column,
      steps: [],
      add: <Button>Ajouter une étape</Button>,
    })),
  },
};

export const AuClavier: Story = {
  name: "Déplacée au clavier",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const handle = canvas.getByRole("button", { name: /^Déplacer.*LED rouge/u });
    handle.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: /^Déplacer.*LED rouge/u })).toHaveFocus();
    await expect(canvas.getByText("Aucune étape pour l’instant")).toBeVisible();
  },
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    columns: [
      {
        id: "morning",
        title: "Le matin, avant de sortir, même quand le ciel est couvert",
        steps: [
          {
            id: "a",
            name: "Concentré correcteur quotidien à la vitamine C stabilisée et à l’acide férulique",
            note: "Trois à quatre gouttes réchauffées dans les mains, par pressions, sans frotter, puis attendre une minute avant la protection solaire",
          },
          { id: "b", name: "Protection".repeat(12) },
        ],
      },
    ],
  },
};

export const Matrice: Story = matrix({});
