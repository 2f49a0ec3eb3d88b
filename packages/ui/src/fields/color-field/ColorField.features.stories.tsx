import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { ColorField } from "./ColorField.tsx";
import { skins } from "./testing/skins.ts";

const meta = {
  title: "Fields/ColorField/Cases",
  component: ColorField,
  tags: ["!autodocs"],
  args: { label: "Couleur du masque" },
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Etats: Story = {
  name: "États",
  render: () => (
    <Columns width="860px">
      <ColorField label="Contour du masque" defaultValue="#17399b" backgrounds={skins.slice(0, 2)} />
      <ColorField label="Contour du masque" defaultValue="#c98a6b" backgrounds={skins} />
      <ColorField label="Remplissage du masque" required hint="Elle couvre la zone à 15 %." />
      <ColorField
        label="Remplissage du masque"
        defaultValue="bleu roi"
        error="Saisissez une couleur sous la forme #285cc2."
      />
      <ColorField label="Couleur de la marque" defaultValue="#c03e55" readOnly hint="Fixée par la charte." />
      <ColorField
        label="Couleur du masque"
        defaultValue="#285cc2"
        disabled
        hint="Ce critère n’a pas de masque."
      />
    </Columns>
  ),
};

export const TexteLong: Story = {
  name: "Texte long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <ColorField
      label="Couleur du contour des zones où la peau manque d’hydratation, sur la photo et dans le compte rendu"
      defaultValue="#d8a488"
      backgrounds={[
        { label: "la peau claire des joues, sous une lumière froide et sans maquillage", color: "#f0cdb7" },
        ...skins.slice(1),
      ]}
      error="Deux critères ont la même couleur : choisissez-en une que l’on distingue de « Pores »."
    />
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390] });
