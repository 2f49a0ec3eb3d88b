import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "../../navigation/pagination/Pagination.tsx";
import { matrix } from "../../testing/matrix.ts";
import { en } from "../messages/en.ts";
import { UiProvider } from "./UiProvider.tsx";

const meta = {
  title: "Foundations/UiProvider",
  component: UiProvider,
  tags: ["!autodocs"],
  args: {
    locale: "en-GB",
    messages: en,
    children: <Pagination page={1} pageSize={20} total={1095} onPageChange={() => undefined} />,
  },
  argTypes: {
    locale: { control: "text", description: "Langue des nombres et des dates : `fr-FR`, `en-GB`." },
    timeZone: { control: "text", description: "Fuseau où les instants sont lus ; sans lui, Paris." },
    messages: { control: false, description: "Les phrases du kit, ou quelques-unes." },
    container: { control: false, description: "Où s’ouvrent les superpositions." },
    nonce: { control: "text", description: "Celui de la politique de sécurité de la page." },
    children: { control: false, description: "L’application." },
  },
} satisfies Meta<typeof UiProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrice: Story = matrix(Default);
