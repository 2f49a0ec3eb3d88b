import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { PictureField } from "./PictureField.tsx";

const meta = {
  title: "Fields/PictureField",
  component: PictureField,
  tags: ["!autodocs"],
  args: { label: "Photo du client", src: "/demo/visage-mature.jpg", maxBytes: 5_000_000 },
} satisfies Meta<typeof PictureField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    alt: "Portrait de face, lumière du jour",
    required: false,
    disabled: false,
    hint: "",
    error: "",
    style: { maxWidth: 520 },
  },
  argTypes: {
    label: { description: "Le nom du champ." },
    labelAction: { description: "Un lien ou un petit bouton au bout de la ligne du libellé." },
    hint: { description: "Ce qu’il faut fournir. Sans lui, les formats et la taille acceptés." },
    error: { description: "Comment corriger. Sa présence rend le champ invalide." },
    required: { description: "Écrit « (obligatoire) » et le dit aux lecteurs d’écran." },
    disabled: { description: "Rien ne peut être choisi ni retiré." },
    src: { description: "L’adresse de l’image enregistrée ; null s’il n’y en a pas." },
    value: { description: "Une nouvelle image, « kept » ou « removed », tenue par l’application." },
    defaultValue: { description: "La valeur de départ, quand le champ la tient lui-même." },
    onValueChange: { description: "Reçoit l’image qui a passé les contrôles, « kept » ou « removed »." },
    alt: { description: "La description de l’image, pour les personnes qui ne la voient pas." },
    onAltChange: { description: "Reçoit la description. Sa présence fait apparaître son champ." },
    fit: {
      description: "L’aperçu : coupé au carré d’une liste, ou entier, comme un logo.",
      control: "inline-radio",
      options: ["cover", "contain"],
    },
    accept: { description: "Les types acceptés, comme l’attribut HTML ; contrôlés aussi au dépôt." },
    maxBytes: { description: "La taille la plus grande, en octets." },
    validate: { description: "Le contrôle de l’application : la phrase du refus, ou null." },
  },
  render: function Described(args) {
    const [alt, setAlt] = useState(args.alt ?? "");
    return <PictureField {...args} alt={alt} onAltChange={setAlt} />;
  },
};
