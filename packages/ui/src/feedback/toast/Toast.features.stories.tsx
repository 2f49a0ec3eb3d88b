import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { matrix } from "../../testing/matrix.ts";
import { ShowButton, ToastDemo } from "./testing/ToastDemo.tsx";
import { ToastProvider } from "./ToastProvider.tsx";

const meta = {
  title: "Feedback/ToastProvider/Cases",
  component: ToastDemo,
  // The messages keep to the corner of the window: on the page of documentation each story has its own.
  parameters: { docs: { story: { inline: false, height: "320px" } } },
  tags: ["!autodocs"],
  // Shown at once: a contrast is not measured half-way through a slide.
  globals: { motion: "reduit" },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 300 }}>
        <Story />
      </div>
    ),
  ],
  args: { message: "Fiche enregistrée", tone: "success" },
} satisfies Meta<typeof ToastDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

const show: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Montrer le message" }));
  await waitFor(() => expect(within(canvasElement).getAllByRole("listitem").length).toBeGreaterThan(0));
};

export const Succes: Story = { name: "Succès", play: show };

export const Information: Story = {
  args: { message: "L’analyse continue en arrière-plan.", tone: "info" },
  play: show,
};

export const Erreur: Story = {
  name: "Erreur : reste jusqu’à ce qu’on la ferme",
  args: {
    message: "L’envoi de la photo a échoué. Elle est gardée sur cet appareil.",
    tone: "error",
    actionLabel: "Réessayer",
  },
  play: show,
};

export const Annulation: Story = {
  name: "Avec une annulation",
  args: { message: "Devis supprimé", actionLabel: "Annuler" },
  play: show,
};

export const TroisAuPlus: Story = {
  name: "Trois au plus",
  render: () => (
    <ToastProvider>
      <ShowButton
        options={[
          { message: "Fiche enregistrée", tone: "success" },
          {
            message: "Devis supprimé",
            tone: "success",
            action: { label: "Annuler", onAction: () => undefined },
          },
          { message: "L’analyse continue en arrière-plan.", tone: "info" },
          { message: "L’envoi de la photo a échoué.", tone: "error" },
        ]}
      />
    </ToastProvider>
  ),
  play: show,
};

export const TexteLong: Story = {
  name: "Texte long, au téléphone",
  globals: { motion: "reduit", viewport: { value: "telephone" } },
  args: {
    message: `Le récapitulatif de la séance de Marie-Thérèse d’Astorg de la Rochefoucauld a été envoyé à ${"adresse".repeat(8)}@exemple.fr`,
    actionLabel: "Voir l’envoi",
  },
  play: show,
};

export const Matrice: Story = matrix(TroisAuPlus, { widths: [390, 820, 1440] });
