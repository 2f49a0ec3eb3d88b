import { Breadcrumbs } from "../breadcrumbs/Breadcrumbs.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Camera } from "lucide-react";
import { Button } from "../../actions/button/Button.tsx";
import { matrix } from "../../testing/matrix.ts";
import { PageHeader } from "./PageHeader.tsx";

const meta = {
  title: "Navigation/PageHeader/Cases",
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
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Salutation: Story = {
  args: {
    title: "Bonjour Claire",
    greeting: true,
    before: "Samedi 21 novembre 2026",
    facts: [],
    actions: (
      <Button variant="primary" size="lg" icon={<Camera aria-hidden="true" />}>
        Nouveau diagnostic
      </Button>
    ),
  },
};

export const TitreLong: Story = {
  name: "Titre long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: { title: "Comparaison des diagnostics de Marie-Thérèse d’Astorg de la Rochefoucauld" },
};

export const MotTresLong: Story = {
  name: "Un seul mot très long",
  globals: { viewport: { value: "telephone" } },
  args: { title: "Carnation".repeat(30) },
};

export const Matrice: Story = matrix({}, { widths: [390, 820, 1440] });
