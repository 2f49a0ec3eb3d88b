import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../testing/StoryLayout.tsx";
import { Link } from "./Link.tsx";

const meta = {
  title: "Actions/Lien",
  component: Link,
  args: { href: "#aide", children: "Voir l’évolution" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: "small" },
  argTypes: { size: { control: "inline-radio", options: ["inherit", "small"] } },
};

export const DansUnTexte: Story = {
  name: "Dans un texte",
  render: () => (
    <Stack width="32rem">
      <p>
        Votre photo est conservée sur votre compte. <Link href="#conservation">Changer la durée</Link> à tout
        moment.
      </p>
      <p>
        <Link size="small" href="#oubli">
          Mot de passe oublié&#8239;?
        </Link>
      </p>
    </Stack>
  ),
};

export const Sombre: Story = { ...DansUnTexte, name: "Sombre", globals: { theme: "sombre" } };
