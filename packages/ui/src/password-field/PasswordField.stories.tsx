import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../link/Link.tsx";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "Formulaires/Mot de passe",
  component: PasswordField,
  args: {
    label: "Mot de passe",
    autoComplete: "current-password",
    defaultValue: "carnation2026",
    style: { maxWidth: 392 },
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: "Au moins 8 caractères.", required: true, error: "" } };

export const AvecLien: Story = {
  name: "Avec « Mot de passe oublié »",
  args: {
    labelAction: (
      <Link size="small" href="#oubli">
        Mot de passe oublié&#8239;?
      </Link>
    ),
  },
};

export const EnErreur: Story = {
  name: "En erreur",
  args: { error: "Le mot de passe compte au moins 8 caractères." },
};

export const Sombre: Story = { ...AvecLien, name: "Sombre", globals: { theme: "sombre" } };
