import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/button/Button.tsx";
import { Price } from "../price/Price.tsx";
import { Columns, Row, Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { Packshot } from "./Packshot.tsx";
import { packshotKinds } from "./packshots.ts";
import { ProductCard } from "./ProductCard.tsx";
import { ceramides, redLight, retinol, sunscreen, vitaminC } from "./testing/products.ts";

const meta = {
  title: "Care/ProductCard/Cases",
  component: ProductCard,
  tags: ["!autodocs"],
  args: vitaminC,
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = (
  <div style={{ maxWidth: 760 }}>
    <ProductCard
      {...vitaminC}
      selected
      price={<Price cents={4600} vat="included" />}
      actions={<Button variant="text">Retirer</Button>}
    />
    <ProductCard
      {...ceramides}
      price={<Price cents={3400} catalogueCents={3800} vat="included" />}
      actions={<Button>Ajouter</Button>}
    />
    <ProductCard {...redLight} price={<Price cents={null} />} actions={<Button>Ajouter</Button>} />
    <ProductCard
      {...retinol}
      price={<Price cents={4900} vat="included" />}
      actions={<Button variant="text">Voir les autres sérums</Button>}
    />
  </div>
);

export const Liste: Story = { name: "En liste\u00A0: choisi, prix à saisir, écarté", render: () => list };

export const Tuiles: Story = {
  render: () => (
    <Columns width="1100px">
      {[vitaminC, ceramides, sunscreen, redLight].map((product) => (
        <ProductCard
          key={String(product.name)}
          {...product}
          layout="tile"
          price={<Price cents={3800} vat="included" />}
          actions={<Button>Ajouter</Button>}
        />
      ))}
    </Columns>
  ),
};

export const AvecPhoto: Story = {
  name: "Avec une photo",
  render: () => (
    <Stack width="640px">
      <ProductCard
        {...ceramides}
        picture={{
          src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 44'%3E%3Crect width='36' height='44' fill='%23d9cfc6'/%3E%3Crect x='10' y='16' width='16' height='18' rx='2' fill='%23f5f1ef'/%3E%3C/svg%3E",
          alt: "",
        }}
        price={<Price cents={3800} vat="included" />}
      />
    </Stack>
  ),
};

export const Dessins: Story = {
  name: "Les six dessins, trois tailles",
  render: () => (
    <Stack>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Row key={size}>
          {packshotKinds.map((kind) => (
            <Packshot key={kind} kind={kind} size={size} />
          ))}
        </Row>
      ))}
    </Stack>
  ),
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <ProductCard
      {...vitaminC}
      name="Concentré correcteur quotidien à la vitamine C stabilisée, à l’acide férulique et à la vitamine E"
      kind="Sérum, flacon compte-gouttes en verre ambré de 30 ml, rechargeable"
      price={<Price cents={12800} catalogueCents={14200} vat="included" per="flacon de 30 ml" />}
      actions={<Button>Ajouter</Button>}
    />
  ),
};

export const Matrice: Story = matrix(Liste, { widths: [390, 820, 1440] });
