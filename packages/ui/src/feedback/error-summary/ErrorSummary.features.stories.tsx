import { TextField } from "../../fields/text-field/TextField.tsx";
import { Stack } from "../../testing/StoryLayout.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";

const email = "Il manque le @ dans l’adresse.";

const name = "Écrivez le nom de la cliente.";

const meta = {
  title: "Feedback/ErrorSummary/Cases",
  component: ErrorSummary,
  tags: ["!autodocs"],
  args: { problems: [{ fieldId: "email", message: email }] },
  render: (args) => (
    <Stack width="392px">
      <ErrorSummary {...args} />
      <TextField id="nom" label="Nom" error={args.problems.length > 1 ? name : undefined} />
      <TextField id="email" label="Adresse e-mail" defaultValue="anais" error={email} />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plusieurs: Story = {
  args: {
    problems: [
      { fieldId: "nom", message: name },
      { fieldId: "email", message: email },
    ],
  },
};

export const Long: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    problems: [
      {
        fieldId: "nom",
        message: "Écrivez le nom de famille tel qu’il figure sur la pièce d’identité, particule comprise.",
      },
      { fieldId: "email", message: email },
    ],
  },
};

export const Matrice: Story = matrix(Plusieurs, { widths: [390] });
