import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { FileField } from "./FileField.tsx";

const meta = {
  title: "Fields/FileField/Cases",
  component: FileField,
  tags: ["!autodocs"],
  args: { label: "Notice du produit", accept: "application/pdf,image/*", maxBytes: 10_000_000 },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const notice = { name: "notice-serum-retinol.pdf", size: 482_000, href: "#notice" };
const limits = { accept: "application/pdf,image/*", maxBytes: 10_000_000 };

export const Etats: Story = {
  name: "Vide, enregistré, choisi, retiré, en erreur, indisponible",
  render: () => (
    <Stack width="520px">
      <FileField label="Notice du produit" {...limits} />
      <FileField label="Notice du produit" {...limits} stored={notice} />
      <FileField
        label="Notice du produit"
        {...limits}
        required
        defaultValue={new File(["%PDF"], "fiche-technique.pdf", { type: "application/pdf" })}
      />
      <FileField label="Notice du produit" {...limits} stored={notice} defaultValue="removed" />
      <FileField
        label="Notice du produit"
        {...limits}
        required
        error="Ajoutez la notice : elle est demandée pour les produits importés."
      />
      <FileField label="Notice du produit" {...limits} stored={notice} disabled />
    </Stack>
  ),
};

export const LongTelephone: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <FileField
      label="Notice du produit telle qu’elle est remise à la cliente avec la facture et le mode d’emploi"
      required
      {...limits}
      stored={{
        name: "notice_serum_retinol_0-2_pour_cent_version_francaise_definitive_2026-11-21.pdf",
        size: 9_820_000,
      }}
      error="Ce fichier pèse 12,4 Mo, la limite est de 10 Mo. Choisissez-en un plus léger."
    />
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390] });
