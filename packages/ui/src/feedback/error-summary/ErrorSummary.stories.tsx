import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../testing/StoryLayout.tsx";
import { TextField } from "../../fields/text-field/TextField.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";

const email = "Il manque le @ dans l’adresse.";
const name = "Écrivez le nom de la cliente.";

const meta = {
  title: "Feedback/ErrorSummary",
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
  argTypes: {
    problems: { description: "Les champs à corriger, dans l’ordre de la page, avec leur phrase." },
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
