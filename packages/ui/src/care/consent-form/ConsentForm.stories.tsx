import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ConsentForm } from "./ConsentForm.tsx";
import { consentClauses, consentText } from "./testing/consentText.ts";

const meta = {
  title: "Care/ConsentForm",
  component: ConsentForm,
  tags: ["!autodocs"],
  args: {
    title: consentText.title,
    intro: consentText.intro,
    clauses: consentClauses,
    version: consentText.version,
    date: consentText.signedAt,
    onSubmit: fn(),
  },
} satisfies Meta<typeof ConsentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { submitLabel: "Signer et enregistrer", submitting: false, submitError: "" },
  argTypes: {
    title: { description: "Le titre du texte." },
    intro: { description: "Le texte à lire avant de cocher quoi que ce soit." },
    clauses: {
      description: "Ce qui est accepté, une case chacun : identifiant, phrase, obligatoire ou non.",
    },
    version: { description: "La version du texte, gardée avec ce qui est signé." },
    date: { description: "Le jour de la signature.", control: "date" },
    timeZone: { description: "Le fuseau dans lequel la date est lue." },
    value: { description: "Les cases, le nom et la signature, tenus par l’application." },
    defaultValue: { description: "Les valeurs de départ. Aucune case n’est cochée d’avance." },
    onValueChange: { description: "Reçoit ce qui est écrit, complet ou non." },
    onSubmit: { description: "Reçoit un consentement complet, avec la version du texte." },
    submitting: { description: "L’enregistrement est en cours." },
    submitError: { description: "Pourquoi l’enregistrement a échoué. La saisie est conservée." },
    submitLabel: { description: "Le verbe du bouton principal." },
    signerLabel: { description: "Le libellé du nom, par exemple pour la personne qui représente un mineur." },
    actions: { description: "Les autres choix, avant le bouton principal." },
  },
};
