import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { Stepper } from "./Stepper.tsx";

const meta = {
  title: "Navigation/Stepper/Cases",
  component: Stepper,
  tags: ["!autodocs"],
  args: {
    items: [
      { id: "client", label: "Cliente", href: "#cliente" },
      { id: "photo", label: "Photo", href: "#photo" },
      { id: "analysis", label: "Analyse" },
      { id: "results", label: "Résultats" },
    ],
    current: "photo",
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DuDebutALaFin: Story = {
  name: "Du début à la fin",
  render: (args) => (
    <Stack>
      {args.items.map(({ id, label }, index) => (
        <Stepper
          key={id}
          items={args.items.map((step, at) => ({ ...step, href: at < index ? `#${step.id}` : undefined }))}
          current={id}
          label={`Étapes, à « ${label} »`}
        />
      ))}
    </Stack>
  ),
};

export const SansLiens: Story = {
  name: "Sans retour possible",
  args: {
    items: [
      { id: "send", label: "Envoi de la photo" },
      { id: "analysis", label: "Analyse" },
      { id: "results", label: "Résultats" },
    ],
    current: "analysis",
  },
};

export const Derniere: Story = {
  name: "Dernière étape, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: { current: "results" },
};

export const ColonneEtroite: Story = {
  name: "Dans une colonne étroite",
  render: (args) => (
    <Stack width="320px">
      <Stepper {...args} />
    </Stack>
  ),
};

export const TexteLong: Story = {
  name: "Texte long",
  args: {
    items: [
      { id: "client", label: "Choisir ou ajouter une cliente", href: "#cliente" },
      { id: "consent", label: "Recueillir son accord écrit", href: "#accord" },
      { id: "photo", label: "Prendre ou importer la photo de face" },
      { id: "results", label: "Hydratationapparente".repeat(3) },
    ],
    current: "consent",
  },
};

export const Matrice: Story = matrix({});
