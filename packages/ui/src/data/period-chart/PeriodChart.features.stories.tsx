import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { matrix } from "../../testing/matrix.ts";
import { PeriodChart } from "./PeriodChart.tsx";
import { SmallMultiple } from "./SmallMultiple.tsx";
import { cancellations, diagnoses, quotes, subscriptions } from "./testing/november.ts";

const meta = {
  title: "Data/PeriodChart/Cases",
  component: PeriodChart,
  tags: ["!autodocs"],
  args: { ...diagnoses, style: { maxWidth: 780 } },
} satisfies Meta<typeof PeriodChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One day for all: pointing at any of them moves the rule of the others. */
function Together(): ReactNode {
  const [shownId, setShownId] = useState("day-18");
  const day = { shownId, onShownIdChange: setShownId };
  return (
    <div style={{ display: "grid", gap: 32, maxWidth: 780 }}>
      <PeriodChart {...diagnoses} {...day} />
      <div
        style={{
          display: "grid",
          gap: "22px 24px",
          gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))",
        }}
      >
        <SmallMultiple {...subscriptions} {...day} />
        <SmallMultiple {...quotes} {...day} />
        <SmallMultiple {...cancellations} {...day} />
      </div>
    </div>
  );
}

export const AvecMultiples: Story = { name: "Avec de petites courbes", render: () => <Together /> };

export const SansComparaison: Story = { name: "Une seule période", args: { comparisonLabel: undefined } };

export const Niveau: Story = {
  name: "Un niveau",
  args: {
    ...subscriptions,
    summary: "118 abonnements actifs, 7 de plus qu’en octobre.",
    axisLabel: { one: "abonnement actif", other: "abonnements actifs" },
  },
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    summary:
      "12 480 diagnostics en vingt et un jours, presque autant que pendant les trente jours précédents, tous établissements confondus.",
    seriesLabel: "Les trente jours de la période choisie",
    comparisonLabel: "Les trente jours qui les précèdent",
    note: "Les flèches changent de jour",
  },
};

export const Matrice: Story = matrix(AvecMultiples, { widths: [390, 820, 1440] });
