import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "../breadcrumbs/Breadcrumbs.tsx";
import { PageHeader } from "./PageHeader.tsx";

const meta = {
  title: "Navigation/PageHeader",
  component: PageHeader,
  tags: ["!autodocs"],
  args: {
    title: "Résultats du diagnostic",
    before: (
      <Breadcrumbs
        items={[
          { id: "clients", content: <a href="#clients">Mes clients</a> },
          { id: "client", content: <a href="#anais">Anaïs Morel</a> },
          { id: "diagnosis", content: "21 novembre 2026" },
        ]}
      />
    ),
    facts: [
      "Anaïs Morel, 41 ans",
      "21 novembre 2026, 14 h 05",
      "Qualité de la photo : 82, bonne",
      "Modèle 2.3",
    ],
  },
  argTypes: {
    title: { description: "Le titre de la page." },
    greeting: { description: "La salutation du tableau de bord, d’un corps plus grand." },
    before: { description: "Au-dessus du titre : fil d’Ariane ou date." },
    facts: { description: "Des faits sous le titre, sur une ligne tant qu’il y a la place." },
    actions: { description: "Les actions de la page, la principale en dernier." },
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
