import type { Meta, StoryObj } from "@storybook/react-vite";
import { Camera } from "lucide-react";
import { Button } from "../../actions/button/Button.tsx";
import { PhotoUploader } from "./PhotoUploader.tsx";
import { SimulatedHost } from "./testing/SimulatedHost.tsx";

const meta = {
  title: "Photo/PhotoUploader",
  component: PhotoUploader,
  tags: ["!autodocs"],
  args: {
    maxBytes: 20_000_000,
    hint: "De face, 480 pixels de côté au moins.",
    camera: (
      <Button size="lg" icon={<Camera aria-hidden="true" />}>
        Prendre une photo
      </Button>
    ),
  },
  render: (args) => <SimulatedHost {...args} />,
} satisfies Meta<typeof PhotoUploader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Choosing, sending, pausing: the story plays the host, with a slow connection. */
export const Default: Story = {};

export const Playground: Story = {
  args: { label: "Photo du diagnostic", sendLabel: "Analyser", offline: false, disabled: false },
  argTypes: {
    label: { description: "Nomme l’ensemble pour les lecteurs d’écran." },
    value: { description: "La photo choisie, tenue par l’application ; null avant le choix." },
    defaultValue: { description: "La photo de départ, quand le composant la tient lui-même." },
    onValueChange: {
      description: "Reçoit la photo qui a passé les contrôles, ou null pour choisir à nouveau.",
    },
    upload: { description: "Où en est l’envoi : état, octets envoyés, octets en tout, message d’erreur." },
    offline: { description: "Le réseau manque : l’envoi en cours l’attend." },
    accept: { description: "Les types acceptés ; contrôlés aussi au dépôt et au collage." },
    maxBytes: { description: "La taille la plus grande, en octets." },
    validate: {
      description:
        "Le contrôle de l’application : la phrase du refus, null, ou la photo à prendre à sa place.",
    },
    hint: { description: "Ce qui fait une bonne photo, sous les formats." },
    camera: { description: "Une autre façon d’obtenir la photo, à côté du choix d’un fichier." },
    source: {
      description: "Prend la photo autrement, à la place du choix d’un fichier. Le focus est gardé.",
    },
    advice: { description: "Ce qu’il faut regarder avant l’envoi, à côté de la photo." },
    underWay: { description: "Ce qui est dit pendant l’envoi, à la place de « Restez sur cette page »." },
    sendLabel: { description: "Le verbe du bouton principal." },
    otherLabel: { description: "Les mots du retour au choix. Par défaut « Choisir une autre photo »." },
    onSend: { description: "Envoie la photo ; l’envoie à nouveau après un échec ou une annulation." },
    onPause: { description: "Met l’envoi en pause. Sans lui, pas de bouton." },
    onResume: { description: "Reprend l’envoi." },
    onCancel: { description: "Annule l’envoi. Sans lui, pas de bouton." },
    disabled: { description: "Rien ne peut être choisi." },
  },
};
