import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileField } from "./FileField.tsx";

const meta = {
  title: "Fields/FileField",
  component: FileField,
  tags: ["!autodocs"],
  args: {
    label: "Notice du produit",
    accept: "application/pdf,image/*",
    maxBytes: 10_000_000,
    style: { maxWidth: 520 },
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    required: true,
    disabled: false,
    hint: "Elle est jointe au récapitulatif de la séance.",
    error: "",
    stored: { name: "notice-serum-retinol.pdf", size: 482_000, href: "#notice" },
  },
  argTypes: {
    label: { description: "Le nom du champ." },
    labelAction: { description: "Un lien ou un petit bouton au bout de la ligne du libellé." },
    hint: { description: "Ce qu’il faut fournir. Sans lui, les formats et la taille acceptés." },
    error: { description: "Comment corriger. Sa présence rend le champ invalide." },
    required: { description: "Écrit « (obligatoire) » et le dit aux lecteurs d’écran." },
    disabled: { description: "Rien ne peut être choisi ni retiré." },
    stored: { description: "Le fichier déjà enregistré : nom, taille en octets, adresse." },
    value: { description: "Un nouveau fichier, « kept » ou « removed », tenu par l’application." },
    defaultValue: { description: "La valeur de départ, quand le champ la tient lui-même." },
    onValueChange: { description: "Reçoit le fichier qui a passé les contrôles, « kept » ou « removed »." },
    accept: { description: "Les types acceptés, comme l’attribut HTML ; contrôlés aussi au dépôt." },
    maxBytes: { description: "La taille la plus grande, en octets." },
    validate: { description: "Le contrôle de l’application : la phrase du refus, ou null." },
  },
};
