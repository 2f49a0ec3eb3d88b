import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatTile } from "../../data/stat-tile/StatTile.tsx";
import { spaceSteps } from "../internal/space.ts";
import { Grid } from "./Grid.tsx";

const meta = {
  title: "Layout/Grid",
  component: Grid,
  tags: ["!autodocs"],
  args: {
    minWidth: "xs",
    gap: 6,
    children: (
      <>
        <StatTile label="Diagnostics" value={128} period="30 derniers jours" />
        <StatTile label="Clients suivis" value={46} period="30 derniers jours" />
        <StatTile label="Devis envoyés" value={17} period="30 derniers jours" />
        <StatTile label="Devis acceptés" value={9} period="30 derniers jours" />
      </>
    ),
  },
  argTypes: {
    columns: {
      description: "Nombre de colonnes\u00A0: exact, ou au plus avec « minWidth ».",
      control: "select",
      options: [1, 2, 3, 4, 5, 6],
    },
    minWidth: {
      description: "Largeur de la plus étroite\u00A0: il y a autant de colonnes que la place en tient.",
      control: "inline-radio",
      options: ["xs", "sm", "md", "lg"],
    },
    gap: {
      description: "L’espace entre deux lignes et deux colonnes, un pas du kit.",
      control: "select",
      options: spaceSteps,
    },
    columnGap: {
      description: "L’espace entre deux colonnes, s’il est autre.",
      control: "select",
      options: spaceSteps,
    },
    align: {
      description: "Hauteur des choses d’une ligne.",
      control: "select",
      options: ["stretch", "start", "center", "end"],
    },
    as: { description: "L’élément que c’est.", control: "select", options: ["div", "section", "ul", "ol"] },
    asChild: { description: "Donne la mise en page à son seul enfant.", control: false },
    children: { description: "Les choses à disposer.", control: false },
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { columns: 2 } };
