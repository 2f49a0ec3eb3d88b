import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../../foundations/link/Link.tsx";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "Fields/PasswordField/Cases",
  component: PasswordField,
  tags: ["!autodocs"],
  args: { label: "Mot de passe", autoComplete: "current-password" },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Etats: Story = {
  name: "États",
  render: () => (
    <Stack width="392px">
      <PasswordField
        label="Mot de passe"
        autoComplete="current-password"
        defaultValue="carnation2026"
        labelAction={
          <Link size="sm" href="#oubli">
            Mot de passe oublié&#8239;?
          </Link>
        }
      />
      <PasswordField
        label="Nouveau mot de passe"
        autoComplete="new-password"
        required
        hint="Au moins 8 caractères."
      />
      <PasswordField
        label="Nouveau mot de passe, une seconde fois"
        autoComplete="new-password"
        defaultValue="lilas"
        error="Il manque 3 caractères : le mot de passe en compte 8 au moins."
      />
      <PasswordField label="Mot de passe" autoComplete="current-password" defaultValue="lilas" disabled />
    </Stack>
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390] });
