import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/button/Button.tsx";
import { matrix } from "../../testing/matrix.ts";
import { PlanCard } from "./PlanCard.tsx";
import { essential, institute, pro } from "./testing/plans.ts";

const meta = {
  title: "Care/PlanCard/Cases",
  component: PlanCard,
  tags: ["!autodocs"],
  args: pro,
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CoteACote: Story = {
  name: "Côte à côte, dont celle en cours",
  render: () => (
    <div
      style={{
        display: "grid",
        columnGap: 40,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 280px), 1fr))",
        maxWidth: 1100,
      }}
    >
      <PlanCard {...essential} action={<Button block>Choisir</Button>} />
      <PlanCard {...pro} current />
      <PlanCard {...institute} action={<Button block>Choisir</Button>} />
    </div>
  ),
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <PlanCard
      {...institute}
      name="Institut et centre de soins esthétiques, plusieurs adresses"
      price="14\u202F900,50\u00A0€"
      notes={["Un seul paiement pour l’année au lieu de douze, facture unique au nom de l’établissement"]}
      current
      action={<Button block>Choisir</Button>}
    />
  ),
};

export const Matrice: Story = matrix(CoteACote, { widths: [390, 820, 1440] });
