import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { RoutineBoard, type RoutineBoardProps } from "./RoutineBoard.tsx";
import { routine } from "./testing/routine.tsx";

/** The board as an application holds it: what it is given back becomes what it shows. */
function Held({ columns, ...props }: RoutineBoardProps): ReactNode {
  const [held, setHeld] = useState(columns);
  return <RoutineBoard {...props} columns={held} onColumnsChange={setHeld} />;
}

const meta = {
  title: "Care/RoutineBoard",
  component: RoutineBoard,
  tags: ["!autodocs"],
  args: {
    columns: routine.map((column) => ({
      ...column,
      add: (
        <Button variant="text" icon={<Plus aria-hidden="true" />}>
          Ajouter
        </Button>
      ),
    })),
  },
  render: (args) => <Held {...args} />,
  argTypes: {
    columns: {
      description:
        "Les moments, chacun avec ses étapes. L’identifiant d’une étape est celui de sa place\u00A0: un produit peut servir matin et soir.",
    },
    onColumnsChange: {
      description: "Reçoit les nouveaux moments\u202F; sans elle, la routine se lit seulement.",
    },
    headingLevel: {
      description: "Niveau des titres de moments.",
      control: "inline-radio",
      options: [2, 3, 4],
    },
  },
} satisfies Meta<typeof RoutineBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 3 } };
