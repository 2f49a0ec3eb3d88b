import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns, Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { SignaturePad } from "./SignaturePad.tsx";
import { signatureUrl } from "./signature.ts";
import { SignatureView } from "./SignatureView.tsx";
import { drawnSignature } from "./testing/drawnSignature.ts";

const meta = {
  title: "Fields/SignaturePad/Cases",
  component: SignaturePad,
  tags: ["!autodocs"],
  args: { label: "Signature de la cliente", required: true },
} satisfies Meta<typeof SignaturePad>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = { kind: "typed", name: "Anaïs Morel", confirmed: true } as const;

export const Signee: Story = { name: "Signée à la main", args: { defaultValue: drawnSignature } };

export const Tapee: Story = { name: "Signée en tapant son nom", args: { defaultValue: typed } };

export const EnErreur: Story = {
  name: "En erreur",
  args: { error: "Signez dans le cadre, ou en tapant votre nom et en cochant la case." },
};

export const Indisponible: Story = { args: { defaultValue: drawnSignature, disabled: true } };

export const EnLecture: Story = {
  name: "En lecture",
  render: () => (
    <Columns width="860px">
      <SignatureView value={drawnSignature} signerName="Anaïs Morel" />
      <SignatureView value={typed} />
      <SignatureView value={{ kind: "image", src: signatureUrl(drawnSignature) }} signerName="Anaïs Morel" />
    </Columns>
  ),
};

export const LongTelephone: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    label: "Signature de la personne photographiée ou de la personne qui la représente légalement",
    hint: "Elle est conservée avec le texte, sa version, la date et l’heure.",
    defaultValue: {
      kind: "typed",
      name: "Marie-Antoinette-Joséphine de La Rochefoucauld-Montmorency",
      confirmed: false,
    },
    error: "Cochez la case pour que votre nom tapé ici vaille votre signature.",
  },
};

export const Matrice: Story = matrix(
  {
    render: (args) => (
      <Stack>
        <SignaturePad {...args} defaultValue={drawnSignature} />
        <SignaturePad {...args} defaultValue={typed} />
      </Stack>
    ),
  },
  { widths: [390] },
);
