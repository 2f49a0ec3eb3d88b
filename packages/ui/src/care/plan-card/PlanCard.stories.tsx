import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/button/Button.tsx";
import { PlanCard } from "./PlanCard.tsx";
import { pro } from "./testing/plans.ts";

const meta = {
  title: "Care/PlanCard",
  component: PlanCard,
  tags: ["!autodocs"],
  args: { ...pro, action: <Button>Choisir</Button>, style: { maxWidth: 360 } },
  argTypes: {
    name: { description: "Nom de la formule\u00A0: «\u00A0Pro\u00A0»." },
    description: { description: "Pour qui elle est, en une phrase." },
    price: { description: "Ce qu’elle coûte, en grand." },
    period: { description: "À côté du prix\u00A0: «\u00A0HT par mois\u00A0»." },
    notes: { description: "Sous le prix\u00A0: l’essai, l’économie d’une année, ce qui change." },
    features: { description: "Ce qu’elle contient, une ligne chacune." },
    current: { description: "Dit que c’est la formule en cours." },
    action: { description: "Un bouton, qui nomme la formule." },
    headingLevel: { description: "Niveau du titre.", control: "inline-radio", options: [2, 3, 4] },
  },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { current: true } };
