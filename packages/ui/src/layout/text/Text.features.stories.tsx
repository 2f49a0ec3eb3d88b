import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "./Text.tsx";

const meta = {
  title: "Layout/Text/Cases",
  component: Text,
  tags: ["!autodocs"],
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tailles: Story = {
  render: () => (
    <Stack gap={3}>
      {(["greeting", "h1", "h2", "synthesis", "family", "menu", "body", "small", "micro"] as const).map(
        (size) => (
          <Text key={size} size={size}>
            Des rougeurs marquées sur les joues
          </Text>
        ),
      )}
    </Stack>
  ),
};

export const Encres: Story = {
  render: () => (
    <Stack gap={2}>
      <Text weight="semibold">Routine du soir</Text>
      <Text tone="secondary">Trois soins, huit minutes</Text>
      <Text size="small" tone="muted">
        Modifiée le 21&#160;novembre
      </Text>
    </Stack>
  ),
};

export const LignesComptees: Story = {
  name: "Lignes comptées",
  render: () => (
    <Stack gap={4}>
      <Text as="h2" size="family" truncate>
        Routine du soir, pour une peau qui rougit au froid et tiraille après la douche, à suivre trois
        semaines
      </Text>
      <Text size="small" tone="secondary" lines={2}>
        Nettoyer le visage à l’eau tiède, sécher sans frotter, puis appliquer la crème en couche fine, du
        centre vers les côtés. Laisser deux minutes avant de se coucher. Si la peau chauffe, rincer à l’eau
        fraîche et attendre le lendemain avant de recommencer avec une noisette de moins.
      </Text>
    </Stack>
  ),
};

export const Matrice: Story = matrix(LignesComptees, { widths: [390, 820] });
