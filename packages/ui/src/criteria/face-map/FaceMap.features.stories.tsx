import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { FaceMap } from "./FaceMap.tsx";
import { zones } from "./testing/zones.ts";

const meta = {
  title: "Criteria/FaceMap/Cases",
  component: FaceMap,
  tags: ["!autodocs"],
  args: { label: "Rougeurs", zones, style: { maxWidth: 640 } },
} satisfies Meta<typeof FaceMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DeuxZones: Story = { name: "Deux zones", args: { zones: zones.slice(2, 4) } };

export const RienDeMesure: Story = {
  name: "Rien de mesuré",
  args: { zones: zones.map((zone) => ({ ...zone, reading: { ...zone.reading, value: null } })) },
};

export const SansZone: Story = { name: "Aucune zone", args: { zones: [] } };

export const Telephone: Story = { name: "Colonne de téléphone", args: { style: { maxWidth: 358 } } };

export const Matrice: Story = matrix({}, { widths: [390, 820] });
