import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../../actions/button/Button.tsx";
import { inWindow, pressToOpen } from "../../testing/openOverlay.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  title: "Data/ConfirmDialog",
  component: ConfirmDialog,
  tags: ["!autodocs"],
  parameters: inWindow(420),
  globals: { motion: "reduit" },
  args: {
    trigger: <Button variant="danger">Supprimer le produit</Button>,
    title: "Supprimer «\u00A0Sérum éclat\u00A0»\u202F?",
    consequence: "Il disparaît du catalogue. Les 12 routines qui l’utilisent le gardent.",
    confirmLabel: "Supprimer le produit",
    onConfirm: fn(),
  },
  argTypes: {
    open: { control: false, description: "Ouverte ou non, quand l’application le décide." },
    onOpenChange: { control: false, description: "Appelé à l’ouverture et à la fermeture." },
    trigger: { control: false, description: "Bouton qui l’ouvre et retrouve le focus." },
    title: { control: "text", description: "La question, avec le nom de l’objet." },
    consequence: { control: "text", description: "Ce qui suit un oui, et ce qui est perdu." },
    confirmLabel: { description: "Le verbe et son objet." },
    cancelLabel: { description: "La réponse qui ne change rien." },
    tone: {
      control: "inline-radio",
      options: ["danger", "neutral"],
      description: "`danger` pour ce qui détruit quelque chose.",
    },
    confirmText: { description: "Texte à recopier avant ce qui est définitif." },
    onConfirm: {
      control: false,
      description: "Ce qui est fait. Tant que sa promesse attend, le dialogue attend ; un échec y reste.",
    },
    onCancel: { control: false, description: "Appelé quand la réponse est non." },
    describeError: { control: false, description: "La phrase d’un échec." },
    children: { control: false, description: "Ce qu’il faut lire ou choisir avant de répondre." },
    className: { control: false, description: "Classe ajoutée au dialogue." },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: pressToOpen("alertdialog") };

export const Playground: Story = { args: { tone: "danger", confirmText: "Sérum éclat" } };
