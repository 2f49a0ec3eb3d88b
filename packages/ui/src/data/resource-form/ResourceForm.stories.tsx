import type { Meta, StoryObj } from "@storybook/react-vite";
import { ResourceForm } from "./ResourceForm.tsx";
import { RecommendationForm } from "./testing/RecommendationForm.tsx";

const meta: Meta = {
  title: "Data/ResourceForm",
  component: ResourceForm,
  tags: ["!autodocs"],
  render: ({ saveLabel, cancelLabel, unsavedLabel, conflict }) => (
    <RecommendationForm {...{ saveLabel, cancelLabel, unsavedLabel, conflict }} />
  ),
  argTypes: {
    form: {
      control: false,
      description: "Ce que rend `useCarnationForm({ schema, defaultValues })`, le même que pour `Form`.",
    },
    onSubmit: {
      control: false,
      description:
        "Enregistre ce que le schéma a fait des valeurs. Montrez un refus avec `form.setErrors`\u202F; un rejet affiche que les saisies sont conservées.",
    },
    onCancel: { control: false, description: "La personne renonce." },
    conflict: {
      control: "object",
      description: "La fiche a été enregistrée entre-temps par quelqu’un d’autre.",
    },
    saveLabel: { control: "text", description: "Le verbe qui enregistre." },
    cancelLabel: { control: "text", description: "Le verbe qui renonce." },
    unsavedLabel: {
      control: "text",
      description: "Ce qui n’est pas enregistré, à la place de « Modifications non enregistrées ».",
    },
    alternative: {
      control: false,
      description:
        "Avant l’enregistrement\u00A0: une autre façon d’enregistrer, « Enregistrer et diagnostiquer ».",
    },
    destructive: { control: false, description: "À gauche\u00A0: le verbe qui détruit, avec son objet." },
    children: { control: false, description: "Les sections, chaque champ dans son `FormField`." },
    withIndex: {
      control: false,
      description: "Les sections à côté des champs, avec ce qui y est à corriger.",
    },
    withFooter: {
      control: false,
      description: "Le pied est celui du formulaire\u202F; un tiroir a le sien.",
    },
  },
};

export default meta;
type Story = StoryObj;

export const Default: Story = {};
