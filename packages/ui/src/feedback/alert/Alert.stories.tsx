import type { Meta, StoryObj } from "@storybook/react-vite";
import { Alert } from "./Alert.tsx";
import { alertTones } from "./alert.variants.ts";

const meta = {
  title: "Feedback/Alert",
  component: Alert,
  tags: ["!autodocs"],
  args: { children: "Deux actifs incompatibles le même soir : rétinol et PHA.", tone: "warning" },
  argTypes: {
    tone: {
      description: "Erreur, avertissement, réussite ou information.",
      control: "inline-radio",
      options: alertTones,
    },
    children: { description: "Une phrase ; pour une erreur, comment continuer." },
    actions: { description: "Un ou deux boutons." },
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: "error", children: "L’envoi de la photo a échoué." } };
