import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../../foundations/link/Link.tsx";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { QrCode } from "./QrCode.tsx";

const meta = { title: "Data/QrCode/Cases", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const address = "https://app.carnation.example/telephone#exemple";

export const AvecSonLien: Story = {
  name: "Avec son lien",
  render: () => (
    <Stack width="240px">
      <QrCode value={address} label="Code à scanner avec le téléphone" />
      <Link href={address}>Ouvrir le lien sur cet appareil</Link>
    </Stack>
  ),
};

export const Matrice: Story = matrix(AvecSonLien);
