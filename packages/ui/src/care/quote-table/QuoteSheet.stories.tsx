import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { QuoteSheet } from "./QuoteSheet.tsx";
import { QuoteTable } from "./QuoteTable.tsx";
import { groups, lines, sheet, totals, totalsOfTwoRates } from "./testing/quote.ts";

const table = <QuoteTable caption="Lignes du devis" lines={lines} totals={totals} />;

const meta = {
  title: "Care/QuoteSheet",
  component: QuoteSheet,
  tags: ["!autodocs"],
  args: { ...sheet, children: table, style: { maxWidth: 620 } },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div className="quote-story" style={{ padding: "36px 16px", background: "var(--cn-table)" }}>
        {/* On paper the sheet stands alone: what an application does with its own frame. */}
        <style>
          {"@media print { .quote-story, .quote-story > * { all: unset !important; display: block; } }"}
        </style>
        <div style={{ maxWidth: 620, marginInline: "auto" }}>
          <Story />
        </div>
      </div>
    ),
  ],
  argTypes: {
    title: { description: "Titre de la feuille. Par défaut, «\u00A0Devis\u00A0»." },
    emitter: { description: "Qui fait le devis." },
    logo: { description: "Marque de l’institut, 40 × 16 mm au plus." },
    accent: { description: "Couleur du nom, lisible sur du blanc." },
    recipient: { description: "Pour qui." },
    number: { description: "Numéro du devis." },
    issuedOn: { description: "Date, comme on la lit." },
    validUntil: { description: "Fin de validité, comme on la lit." },
    children: { description: "Un `QuoteTable`." },
    conditions: { description: "Conditions de règlement et d’annulation." },
    signature: { description: "L’accord signé\u202F; avant, un cadre vide." },
    legal: { description: "Mentions légales, en pied." },
    fit: {
      description: "À la largeur, aussi à la hauteur de la fenêtre, ou l’en-tête seul, plus grand.",
      control: "inline-radio",
      options: ["width", "page", "head"],
    },
    headingLevel: { description: "Niveau du titre.", control: "inline-radio", options: [1, 2, 3] },
  },
} satisfies Meta<typeof QuoteSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { fit: "page" } };

export const Signee: Story = {
  name: "Signée",
  args: {
    signature: {
      src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 60'%3E%3Cpath d='M10 44c18-40 30-38 26-8s18 8 30-14 14 18 22 10 18-34 28-14-4 34 20 8 36-6 54-14' fill='none' stroke='%231a202f' stroke-width='2.5' stroke-linecap='round'/%3E%3C/svg%3E",
      name: "Anaïs Morel",
      signedOn: "21\u00A0novembre 2026, 14\u00A0h\u00A022",
    },
  },
};

export const DeuxTaux: Story = {
  name: "Groupes et deux taux",
  args: { children: <QuoteTable caption="Lignes du devis" lines={groups} totals={totalsOfTwoRates} /> },
};

/** Place where a professional writes what her documents say of her. */
export const EnTete: Story = { name: "En-tête seul", args: { fit: "head", children: null } };

export const Longue: Story = {
  name: "Plus longue qu’une page",
  args: {
    children: (
      <QuoteTable
        caption="Lignes du devis"
        lines={[1, 2, 3, 4].flatMap((pass) => lines.map((line) => ({ ...line, id: `${line.id}-${pass}` })))}
        totals={totals}
      />
    ),
  },
};

/** The page turns dark, the paper stays white. */
export const Matrice: Story = matrix({}, { widths: [390, 820] });
