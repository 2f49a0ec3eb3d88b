import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { ResourceForm } from "./ResourceForm.tsx";
import { RecommendationFields } from "./testing/RecommendationFields.tsx";

const meta = {
  title: "Gabarits/Formulaire",
  component: ResourceForm,
  tags: ["!autodocs"],
  args: {
    onSubmit: fn(),
    onCancel: fn(),
    destructive: <Button variant="danger">Désactiver le sérum</Button>,
    children: <RecommendationFields />,
  },
  argTypes: {
    id: { control: false, description: "Identifiant du formulaire." },
    onSubmit: { control: false, description: "La personne enregistre." },
    onCancel: { control: false, description: "La personne renonce." },
    status: {
      control: "inline-radio",
      options: ["clean", "dirty", "saving", "saved"],
      description: "Rien de changé, à enregistrer, en cours d’enregistrement, enregistré.",
    },
    problems: { control: "object", description: "Ce qui est à corriger, au-dessus des champs." },
    conflict: {
      control: "object",
      description: "La fiche a été enregistrée entre-temps par quelqu’un d’autre.",
    },
    saveLabel: { description: "Le verbe qui enregistre." },
    cancelLabel: { description: "Le verbe qui renonce." },
    destructive: { control: false, description: "À gauche\u00A0: le verbe qui détruit, avec son objet." },
    children: { control: false, description: "Les sections." },
    withFooter: { description: "Le pied est celui du formulaire\u202F; un tiroir a le sien." },
  },
} satisfies Meta<typeof ResourceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    status: "dirty",
    problems: [{ fieldId: "recommendation-name", message: "Écrivez le nom du produit." }],
  },
};
