import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { Link } from "./Link.tsx";

const meta = {
  title: "Foundations/Link/Cases",
  component: Link,
  tags: ["!autodocs"],
  args: { href: "#aide", children: "Voir l’évolution" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DansUnTexte: Story = {
  name: "Dans un texte",
  render: () => (
    <Stack width="32rem">
      <p>
        Votre photo est conservée sur votre compte. <Link href="#conservation">Changer la durée</Link> à tout
        moment.
      </p>
      <p>
        <Link size="sm" href="#oubli">
          Mot de passe oublié&#8239;?
        </Link>
      </p>
    </Stack>
  ),
};

export const Routeur: Story = {
  name: "Lien d’un routeur",
  render: () => (
    <Link asChild>
      <a href="#evolution">Voir l’évolution des rougeurs depuis le 2&#160;octobre</a>
    </Link>
  ),
};

export const Matrice: Story = matrix(DansUnTexte, { widths: [390] });
