import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { MaskDrawing } from "../mask-viewer/MaskDrawing.tsx";
import { redness } from "../mask-viewer/testing/faceMasks.ts";
import { matrix } from "../../testing/matrix.ts";
import { PhotoCompare } from "./PhotoCompare.tsx";
import { after, before, squareBefore } from "./testing/pair.ts";

const meta = {
  title: "Photo/PhotoCompare/Cases",
  component: PhotoCompare,
  tags: ["!autodocs"],
  args: { before, after, style: { maxWidth: 600 } },
} satisfies Meta<typeof PhotoCompare>;

export default meta;
type Story = StoryObj<typeof meta>;

const masks = <MaskDrawing shapes={redness.shapes ?? []} label="Masque Rougeurs" />;

export const CoteACote: Story = {
  name: "Côte à côte",
  args: { defaultView: "side-by-side", style: { maxWidth: 900 } },
};

export const CoteACoteAgrandi: Story = {
  ...CoteACote,
  name: "Côte à côte, agrandi ensemble",
  play: async ({ canvasElement }) => {
    const enlarge = within(canvasElement).getByRole("button", { name: "Agrandir" });
    await userEvent.click(enlarge);
    await userEvent.click(enlarge);
  },
};

export const Superposition: Story = { args: { defaultView: "overlay" } };

export const Masques: Story = {
  args: {
    before: { ...before, masks },
    after: { ...after, masks },
    masksCaption: <p>Masque : Rougeurs</p>,
    defaultView: "masks",
    style: { maxWidth: 900 },
  },
};

export const Curseur: Story = { name: "Curseur au quart", args: { defaultPosition: 0.25 } };

export const CadreLarge: Story = {
  name: "Cadre plus large que les photos",
  args: { frameRatio: 1.2, style: { maxWidth: 820 } },
};

export const FormesDifferentes: Story = {
  name: "Photos de formes différentes",
  args: { before: squareBefore, defaultView: "side-by-side", style: { maxWidth: 900 } },
};

export const PhotoEffacee: Story = {
  name: "Une photo effacée",
  args: { before: { ...before, src: null }, style: { maxWidth: 900 } },
};

export const Chargement: Story = {
  args: { before: { ...before, src: undefined }, after: { ...after, src: undefined } },
};

export const Echec: Story = {
  name: "Une photo illisible",
  args: { before: { ...before, src: "data:image/jpeg;base64,AAAA" } },
};

export const TextesLongs: Story = {
  name: "Textes longs",
  args: {
    before: { ...before, date: "vendredi 12 juin 2026, 14 h 05, cabine de Saint-Rémy-de-Provence" },
    after: { ...after, date: "samedi 21 novembre 2026, 9 h 30" },
    style: { maxWidth: 390 },
  },
};

export const Telephone: Story = {
  name: "Au téléphone",
  args: { before: { ...before, masks }, after: { ...after, masks } },
  globals: { viewport: { value: "telephone" } },
};

export const TelephoneCoteACote: Story = {
  ...Telephone,
  name: "Au téléphone, l’une sous l’autre",
  args: { defaultView: "side-by-side" },
};

export const Matrice: Story = matrix({});
