import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../../foundations/link/Link.tsx";
import { Columns } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { StatTile } from "./StatTile.tsx";

const meta = {
  title: "Data/StatTile/Cases",
  component: StatTile,
  tags: ["!autodocs"],
  args: { label: "Diagnostics", value: 128 },
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Statistiques: Story = {
  name: "Page de statistiques",
  render: () => (
    <Columns width="1100px">
      <StatTile
        label="Diagnostics"
        value={1284}
        delta="112 de plus"
        period="que les 30 jours précédents"
        link={
          <Link size="sm" href="#diagnostics">
            Voir les diagnostics
          </Link>
        }
      />
      <StatTile label="Diagnostics aboutis" value="96 %" period="30 derniers jours" />
      <StatTile label="Temps d’analyse" value={8.4} fractionDigits={1} unit="s" period="en moyenne" />
      <StatTile label="Qualité photo moyenne" value={82} unit="/100" period="30 derniers jours" />
      <StatTile label="Devis émis" value={0} period="30 derniers jours" />
      <StatTile label="Rapports envoyés" value={null} period="Pas encore de données sur cette période" />
    </Columns>
  ),
};

export const Chargement: Story = {
  name: "Chargement",
  render: () => (
    <Columns width="800px">
      <StatTile label="Diagnostics" value={null} loading />
      <StatTile label="Devis émis" value={null} loading />
    </Columns>
  ),
};

export const SansValeur: Story = { name: "Sans valeur", args: { value: null, period: "30 derniers jours" } };

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    label: "Professionnels ayant réalisé au moins un diagnostic accompagné d’un devis",
    value: 12_480_937,
    delta: "1 284 de plus",
    period: "que pendant les trente jours qui précèdent la période choisie",
    style: { maxWidth: 200 },
  },
};

export const Matrice: Story = matrix(Statistiques, { widths: [390, 820, 1440] });
