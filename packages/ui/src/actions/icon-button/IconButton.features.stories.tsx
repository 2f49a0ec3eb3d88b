import { Printer } from "lucide-react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis, Send } from "lucide-react";
import { Row } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { IconButton } from "./IconButton.tsx";

const meta = {
  title: "Actions/IconButton/Cases",
  component: IconButton,
  tags: ["!autodocs"],
  args: { label: "Imprimer ou enregistrer en PDF", icon: <Printer aria-hidden="true" /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Groupe: Story = {
  name: "Groupe d’actions",
  render: () => (
    <Row>
      <IconButton bordered label="Imprimer ou enregistrer en PDF" icon={<Printer aria-hidden="true" />} />
      <IconButton bordered label="Envoyer par e-mail" icon={<Send aria-hidden="true" />} />
      <IconButton bordered label="Autres actions" icon={<Ellipsis aria-hidden="true" />} />
      <IconButton
        bordered
        disabled
        label="Autres actions, indisponibles"
        icon={<Ellipsis aria-hidden="true" />}
      />
    </Row>
  ),
};

export const SansFilet: Story = { name: "Sans filet", args: { bordered: false } };

export const Matrice: Story = matrix(Groupe, { widths: [390] });
