import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/button/Button.tsx";
import { spaceSteps } from "../internal/space.ts";
import { Stack } from "./Stack.tsx";

const meta = {
  title: "Layout/Stack",
  component: Stack,
  tags: ["!autodocs"],
  args: {
    direction: "row",
    gap: 3,
    children: (
      <>
        <Button variant="primary">Construire la routine</Button>
        <Button>Comparer</Button>
        <Button>Imprimer</Button>
      </>
    ),
  },
  argTypes: {
    direction: {
      description: "En colonne ou en ligne.",
      control: "inline-radio",
      options: ["column", "row"],
    },
    gap: {
      description: "L’espace entre deux choses, un pas du kit.",
      control: "select",
      options: spaceSteps,
    },
    align: {
      description: "Place des choses en travers du sens.",
      control: "select",
      options: ["stretch", "start", "center", "end", "baseline"],
    },
    justify: {
      description: "Place des choses dans le sens.",
      control: "select",
      options: ["start", "center", "end", "between"],
    },
    wrap: { description: "Laisse une ligne pleine continuer à la suivante.", control: "boolean" },
    columnBelow: {
      description: "Largeur de la ligne sous laquelle ses choses passent l’une sous l’autre.",
      control: "inline-radio",
      options: ["sm", "md", "lg"],
    },
    as: {
      description: "L’élément que c’est.",
      control: "select",
      options: ["div", "section", "ul", "ol"],
    },
    asChild: { description: "Donne la mise en page à son seul enfant.", control: false },
    children: { description: "Les choses à disposer.", control: false },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { columnBelow: "md", align: "center" } };
