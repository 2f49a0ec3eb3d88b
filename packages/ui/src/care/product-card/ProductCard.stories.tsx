import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/button/Button.tsx";
import { Price } from "../price/Price.tsx";
import { packshotKinds } from "./packshots.ts";
import { ProductCard } from "./ProductCard.tsx";
import { vitaminC } from "./testing/products.ts";

const meta = {
  title: "Care/ProductCard",
  component: ProductCard,
  tags: ["!autodocs"],
  args: {
    ...vitaminC,
    price: <Price cents={4600} vat="included" per="30 ml" />,
    actions: <Button>Ajouter</Button>,
    style: { maxWidth: 640 },
  },
  argTypes: {
    name: { description: "Nom du produit ou du soin, ou un lien vers sa page." },
    kind: { description: "Ce que c’est\u00A0: «\u00A0Sérum\u00A0», «\u00A0Soin en cabine, 60 min\u00A0»." },
    picture: { description: "Photo et son texte\u202F; vide quand le nom suffit." },
    packshot: {
      description: "Dessin montré tant qu’il n’y a pas de photo.",
      control: "select",
      options: packshotKinds,
    },
    reasons: { description: "Pourquoi il est proposé, la meilleure raison d’abord." },
    price: { description: "Un `Price`." },
    usage: { description: "Comment l’appliquer." },
    exclusion: { description: "Pourquoi il ne doit pas être proposé à cette personne." },
    selected: { description: "Dit qu’il est déjà choisi." },
    actions: { description: "Un ou deux boutons." },
    layout: { description: "En ligne ou en tuile.", control: "inline-radio", options: ["row", "tile"] },
    headingLevel: { description: "Niveau du titre.", control: "inline-radio", options: [2, 3, 4] },
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { layout: "row", selected: true } };
