import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { Columns } from "../../testing/StoryLayout.tsx";
import { InsightList } from "./InsightList.tsx";

const strengths = [
  { id: "acne", label: "Imperfections", phrase: "Peau nette", value: "94" },
  { id: "eyes", label: "Contour de l’œil", phrase: "Regard reposé", value: "84" },
  { id: "hydration", label: "Hydratation apparente", phrase: "Peau confortable", value: "81" },
];
const priorities = [
  { id: "redness", label: "Rougeurs", phrase: "Rougeurs marquées", value: "46" },
  { id: "radiance", label: "Éclat", phrase: "Teint terne", value: "47" },
  { id: "spots", label: "Taches pigmentaires", phrase: "Taches marquées", value: "64" },
];

const meta = {
  title: "Criteria/InsightList",
  component: InsightList,
  tags: ["!autodocs"],
  argTypes: {
    tone: { description: "Points forts ou priorités." },
    title: { description: "Titre de la liste." },
    headingLevel: { description: "Niveau du titre.", control: "inline-radio", options: [2, 3, 4] },
    items: { description: "Trois au plus, dans l’ordre de l’application." },
  },
  args: { tone: "strength", title: "Points forts", items: strengths },
} satisfies Meta<typeof InsightList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ensemble: Story = {
  render: () => (
    <Columns width="760px">
      <InsightList tone="strength" title="Points forts" items={strengths} />
      <InsightList tone="priority" title="Priorités" items={priorities} />
    </Columns>
  ),
};

export const Aucune: Story = {
  name: "Aucune priorité",
  args: { tone: "priority", title: "Priorités", items: [] },
};

export const Matrice: Story = matrix(Ensemble);
