import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, userEvent, within } from "storybook/test";
import { Columns } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { MaskThumbnail } from "./MaskThumbnail.tsx";
import { MaskViewer } from "./MaskViewer.tsx";
import { spotMarks } from "./testing/spotMarks.ts";
import {
  drawnFace,
  eyes,
  faceMasks,
  fringe,
  lines,
  pigmentation,
  poreMask,
  redness,
} from "./testing/faceMasks.ts";

const photo = { src: "/demo/visage-clair.jpg", alt: "Anaïs Morel, de face, 21 novembre 2026" };

const meta = {
  title: "Photo/MaskViewer/Cases",
  component: MaskViewer,
  tags: ["!autodocs"],
  args: { photo, masks: faceMasks, style: { maxWidth: 660 } },
} satisfies Meta<typeof MaskViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const QuatreDessins: Story = {
  name: "Polygones, lignes, points, plusieurs masques",
  render: (args) => (
    <Columns width="1100px">
      {[pigmentation, lines, poreMask, eyes].map((mask) => (
        <MaskViewer {...args} key={mask.id} aria-label={mask.label} masks={[mask]} style={{}} />
      ))}
    </Columns>
  ),
};

export const QuatreTeints: Story = {
  name: "La même encre sur chaque peau",
  render: (args) => (
    <Columns width="1300px">
      {["fonce", "mature", "lumineux", "clair"].map((face) => (
        <MaskViewer
          {...args}
          key={face}
          aria-label={`Visage ${face}`}
          photo={{ src: `/demo/visage-${face}.jpg`, alt: `Visage ${face}` }}
          masks={[redness]}
          style={{}}
        />
      ))}
    </Columns>
  ),
};

export const PleineHauteur: Story = {
  name: "Hauteur du contenant",
  args: { fill: true, style: {} },
  decorators: [
    (Story) => (
      <div style={{ width: "min(100%, 620px)", height: 860 }}>
        <Story />
      </div>
    ),
  ],
};

export const Large: Story = {
  name: "Cadre plus large que la photo",
  args: { fill: true, style: {} },
  decorators: [
    (Story) => (
      <div style={{ height: 760 }}>
        <Story />
      </div>
    ),
  ],
};

export const Agrandie: Story = {
  name: "Agrandie : les traits gardent leur largeur",
  play: async ({ canvasElement }) => {
    const enlarge = within(canvasElement).getByRole("button", { name: "Agrandir" });
    await userEvent.click(enlarge);
    await userEvent.click(enlarge);
    await userEvent.click(enlarge);
  },
};

export const ZoneNonMesuree: Story = {
  name: "Une zone que la mesure laisse de côté",
  args: { masks: [fringe] },
};

const marked = { items: spotMarks, current: "cheek", onPress: fn(), onCurrentChange: fn() };

export const Marques: Story = {
  name: "Marques à vérifier, une à une",
  args: { masks: [pigmentation], marks: marked },
};

export const AjoutDUneMarque: Story = {
  name: "Ajout d’une marque, avec la loupe",
  args: { masks: [pigmentation], marks: { ...marked, adding: true, onAdd: fn(), onCancelAdd: fn() } },
};

export const Vignettes: Story = {
  name: "Vignettes, à côté de leurs mots",
  render: () => (
    <ul style={{ display: "grid", gap: 16, maxWidth: 420 }}>
      {[redness, pigmentation, lines, poreMask].map(({ id, label, shapes, where }) => (
        <li key={id} style={{ display: "flex", gap: 16 }}>
          <MaskThumbnail face={drawnFace} shapes={shapes ?? []} />
          <div>
            <p>{label}</p>
            <p style={{ color: "var(--cn-ink-2)" }}>{where}</p>
          </div>
        </li>
      ))}
    </ul>
  ),
};

export const SansMasque: Story = { name: "Critère sans masque", args: { defaultValue: "age" } };

export const NonMesure: Story = { name: "Critère non mesuré", args: { defaultValue: "firmness" } };

export const AucunCritere: Story = { name: "Photo seule", args: { masks: [] } };

export const Chargement: Story = { args: { photo: { ...photo, src: undefined } } };

export const PhotoEffacee: Story = { name: "Photo effacée", args: { photo: { ...photo, src: null } } };

export const Echec: Story = {
  name: "Photo illisible",
  args: { photo: { ...photo, src: "data:image/jpeg;base64,AAAA" } },
};

export const OpaciteForte: Story = { name: "Opacité forte", args: { defaultOpacity: 1 } };

export const TextesLongs: Story = {
  name: "Textes longs",
  args: {
    original: photo,
    masks: [
      {
        ...redness,
        label: "Rougeurs diffuses du visage et du décolleté",
        where:
          "Surtout les deux joues et le nez, un peu le menton et le front, avec une zone plus marquée à gauche.",
      },
      { ...redness, id: "word", label: "Anticonstitutionnellementmesurée".repeat(2) },
    ],
    style: { maxWidth: 460 },
  },
};

export const TelephoneNonMesure: Story = {
  name: "Non mesuré, au téléphone",
  args: { original: photo, defaultValue: "firmness" },
  globals: { viewport: { value: "telephone" } },
};

export const Matrice: Story = matrix({
  args: { original: photo },
});
