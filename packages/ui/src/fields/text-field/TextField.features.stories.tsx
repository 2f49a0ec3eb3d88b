import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "Fields/TextField/Cases",
  component: TextField,
  tags: ["!autodocs"],
  args: { label: "Adresse e-mail" },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EnErreur: Story = {
  name: "En erreur",
  render: () => (
    <Stack width="392px">
      <TextField
        label="Adresse e-mail"
        required
        type="email"
        autoComplete="email"
        defaultValue="anais.morel@exemple.fr"
        error="Vous avez déjà un client avec cette adresse."
      />
    </Stack>
  ),
};

export const AvecPrecision: Story = {
  name: "Avec précision et unité",
  render: () => (
    <Stack width="392px">
      <TextField
        label="Durée de la séance"
        hint="Elle apparaît sur le devis."
        inputMode="numeric"
        defaultValue="45"
        suffix="min"
      />
    </Stack>
  ),
};

export const Indisponible: Story = {
  render: () => (
    <Stack width="392px">
      <TextField label="Numéro de client" defaultValue="2026-0417" disabled hint="Attribué à la création." />
    </Stack>
  ),
};

export const LectureSeule: Story = {
  name: "Lecture seule",
  render: () => (
    <Stack width="392px">
      <TextField
        label="Adresse e-mail"
        defaultValue="claire@lumieredepeau.fr"
        readOnly
        hint="Celle du compte."
      />
    </Stack>
  ),
};

export const CouleursForcees: Story = {
  name: "Couleurs forcées",
  tags: ["!autodocs", "forced-colors"],
  render: () => (
    <Stack width="392px">
      <TextField
        label="Adresse e-mail"
        required
        defaultValue="claire"
        error="Il manque le @ dans l’adresse."
      />
      <TextField label="Numéro de client" defaultValue="2026-0417" disabled />
    </Stack>
  ),
};

export const LongTelephone: Story = {
  name: "Libellé long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <TextField
      label="Nom de l’institut tel qu’il doit apparaître sur les devis et les comptes rendus envoyés"
      required
      error="Le nom dépasse 80 caractères : raccourcissez-le ou gardez seulement le nom de l’enseigne."
      defaultValue="Institut Lumière de Peau, soins du visage et conseil en image, Paris"
    />
  ),
};

export const Matrice: Story = matrix(
  {
    render: () => (
      <Stack width="392px">
        <TextField label="Adresse e-mail" defaultValue="claire@lumieredepeau.fr" />
        <TextField
          label="Adresse e-mail"
          required
          defaultValue="claire"
          error="Il manque le @ dans l’adresse."
        />
        <TextField
          label="Numéro de client"
          defaultValue="2026-0417"
          disabled
          hint="Attribué à la création."
        />
      </Stack>
    ),
  },
  { widths: [390] },
);
