import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../actions/button/Button.tsx";
import { Dialog } from "../../overlays/dialog/Dialog.tsx";
import { Drawer } from "../../overlays/drawer/Drawer.tsx";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { inWindow } from "../../testing/openOverlay.ts";
import { ComboboxField } from "./ComboboxField.tsx";
import { clients, searchClients, subcategories, thousands } from "./testing/options.ts";

const meta = {
  title: "Fields/ComboboxField/Cases",
  component: ComboboxField,
  tags: ["!autodocs"],
  parameters: inWindow(440),
  args: { label: "Client", options: clients, style: { maxWidth: 392 } },
} satisfies Meta<typeof ComboboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement, text = ""): Promise<void> => {
  // Its button is one as well until the input is known.
  const input = await within(canvasElement).findByRole("combobox");
  await userEvent.click(input);
  if (text !== "") await userEvent.type(input, text);
  await screen.findByRole("listbox");
};

/** Room for the list, which takes no place on the page. */
const room: NonNullable<Story["decorators"]> = (Story) => (
  <div style={{ minHeight: "28rem" }}>
    <Story />
  </div>
);

export const Etats: Story = {
  name: "États",
  render: () => (
    <Stack width="392px">
      <ComboboxField label="Client" options={clients} placeholder="Rechercher un nom" />
      <ComboboxField
        label="Client"
        options={clients}
        defaultValue="c2"
        hint="Son dossier reçoit le diagnostic."
      />
      <ComboboxField
        label="Client"
        required
        options={clients}
        error="Choisissez le client à qui appartient ce diagnostic."
      />
      <ComboboxField label="Client" options={clients} defaultValue="c1" disabled />
      <ComboboxField label="Client" options={clients} defaultValue="c1" readOnly />
    </Stack>
  ),
};

export const Ouvert: Story = {
  decorators: room,
  args: { defaultValue: "c2" },
  play: async ({ canvasElement }) => open(canvasElement),
};

export const Recherche: Story = {
  name: "« elo » trouve « Élodie »",
  decorators: room,
  play: async ({ canvasElement }) => {
    await open(canvasElement, "elo");
    const [first] = screen.getAllByRole("option");
    await expect(first).toHaveTextContent("Élodie Martin");
  },
};

export const Groupes: Story = {
  decorators: room,
  args: { label: "Sous-catégorie", options: subcategories, defaultValue: "Sérum" },
  play: async ({ canvasElement }) => open(canvasElement),
};

export const AucunResultat: Story = {
  name: "Aucun résultat",
  decorators: room,
  play: async ({ canvasElement }) => open(canvasElement, "Bérénice"),
};

export const Creer: Story = {
  name: "Créer ce qui manque",
  decorators: room,
  args: {
    label: "Marque",
    options: [{ value: "m1", label: "Maison Sévigné" }],
    onCreate: (label) => ({ value: label, label }),
  },
  play: async ({ canvasElement }) => open(canvasElement, "Maison"),
};

export const DixMille: Story = {
  name: "Dix mille options",
  decorators: room,
  args: { label: "Référence", options: thousands },
  play: async ({ canvasElement }) => open(canvasElement),
};

export const RechercheEnCours: Story = {
  name: "Recherche à distance : en cours",
  decorators: room,
  args: { options: [], onSearch: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => open(canvasElement, "an"),
};

export const RechercheEchouee: Story = {
  name: "Recherche à distance : échec",
  decorators: room,
  args: { options: [], onSearch: () => Promise.reject(new Error("offline")) },
  play: async ({ canvasElement }) => {
    await open(canvasElement, "an");
    await screen.findByText("La recherche n’a pas abouti.");
  },
};

export const RechercheADistance: Story = {
  name: "Recherche à distance : résultats",
  decorators: room,
  args: { options: [], onSearch: searchClients },
  play: async ({ canvasElement }) => {
    await open(canvasElement, "an");
    await waitFor(() => expect(screen.queryAllByRole("option").length).toBeGreaterThan(0));
  },
};

export const DansUnDialogue: Story = {
  name: "Dans un dialogue",
  globals: { motion: "reduit" },
  render: (args) => (
    <Dialog trigger={<Button>Associer à un client</Button>} title="Associer à un client">
      <ComboboxField {...args} />
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    const dialog = await screen.findByRole("dialog");
    await open(dialog);
    await userEvent.click(screen.getByRole("option", { name: /Inès/u }));
    await expect(within(dialog).getByRole("combobox")).toHaveValue("Inès Œuvrard");
    await open(dialog);
  },
};

export const DansUnTiroir: Story = {
  name: "Dans un tiroir, au téléphone",
  globals: { motion: "reduit", viewport: { value: "telephone" } },
  render: (args) => (
    <Drawer side="right" trigger={<Button>Modifier</Button>} title="Modifier la recommandation">
      <ComboboxField {...args} label="Sous-catégorie" options={subcategories} />
    </Drawer>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await open(await screen.findByRole("dialog"));
  },
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  decorators: room,
  args: {
    label: "Soin en institut auquel se rapporte cette recommandation pour le dossier de la cliente",
    options: [
      {
        value: "1",
        label:
          "Soin du visage apaisant et hydratant pour peaux très sèches, avec massage du décolleté et des mains",
        description: "Anticonstitutionnellementlonguedésignationsansespacequidoitpasseralalignesansdéborder",
      },
      { value: "2", label: "Massage liftant 50 min" },
    ],
    defaultValue: "1",
  },
  play: async ({ canvasElement }) => open(canvasElement),
};

export const Matrice: Story = matrix(Ouvert, { widths: [390] });
