import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoPhoto } from "../../photo/photo-uploader/testing/demoPhoto.ts";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { PictureField } from "./PictureField.tsx";

const meta = {
  title: "Fields/PictureField/Cases",
  component: PictureField,
  tags: ["!autodocs"],
  args: { label: "Photo du client", maxBytes: 5_000_000 },
} satisfies Meta<typeof PictureField>;

export default meta;
type Story = StoryObj<typeof meta>;

const stored = "/demo/visage-mature.jpg";
const ignore = (): void => undefined;

export const Etats: Story = {
  name: "Vide, enregistrée, retirée, en erreur, indisponible, entière",
  render: () => (
    <Stack width="520px">
      <PictureField label="Photo du client" maxBytes={5_000_000} />
      <PictureField label="Photo du client" maxBytes={5_000_000} src={stored} />
      <PictureField label="Photo du client" src={stored} defaultValue="removed" />
      <PictureField label="Image de l’actualité" required error="Choisissez une image pour publier." />
      <PictureField label="Photo du client" src={stored} disabled />
      <PictureField label="Logo" src={stored} fit="contain" />
    </Stack>
  ),
};

export const Choisie: Story = {
  name: "Choisie, avec sa description",
  loaders: [async () => ({ photo: await demoPhoto("portrait-de-face.jpg", "/demo/visage-lumineux.jpg") })],
  render: (_, { loaded }) => (
    <Stack width="520px">
      <PictureField
        label="Image de l’actualité"
        maxBytes={5_000_000}
        defaultValue={loaded["photo"]}
        alt="Visage de face, peau lumineuse"
        onAltChange={ignore}
      />
    </Stack>
  ),
};

export const SansApercu: Story = {
  name: "Un format que le navigateur n’affiche pas",
  render: () => (
    <Stack width="520px">
      <PictureField
        label="Photo du client"
        accept="image/heic"
        defaultValue={new File(["heic"], "IMG_0412.HEIC", { type: "image/heic" })}
      />
    </Stack>
  ),
};

export const LongTelephone: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <PictureField
      label="Photo qui accompagne la fiche de la cliente dans la liste et dans les récapitulatifs envoyés"
      src={stored}
      defaultValue={new File(["?"], "anticonstitutionnellement_photographie_de_face_2026-11-21.png")}
      error="Cette image fait 200 pixels de côté : choisissez-en une d’au moins 480 pixels."
    />
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390] });
