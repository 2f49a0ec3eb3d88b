import type { Meta, StoryObj } from "@storybook/react-vite";
import { Camera } from "lucide-react";
import { expect } from "storybook/test";
import { Button } from "../../actions/button/Button.tsx";
import { matrix } from "../../testing/matrix.ts";
import { PhotoCropper } from "./PhotoCropper.tsx";
import { PhotoUploader } from "./PhotoUploader.tsx";
import { demoPhoto } from "./testing/demoPhoto.ts";

const ignore = (): void => undefined;
const actions = { onSend: ignore, onPause: ignore, onResume: ignore, onCancel: ignore };
const bytes = { transferred: 283_600, total: 443_000 };

const meta = {
  title: "Photo/PhotoUploader/Cases",
  component: PhotoUploader,
  tags: ["!autodocs"],
  args: { maxBytes: 20_000_000, ...actions },
  loaders: [async () => ({ photo: await demoPhoto() })],
  render: (args, { loaded }) => <PhotoUploader {...args} defaultValue={loaded["photo"]} />,
} satisfies Meta<typeof PhotoUploader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vide: Story = {
  name: "Vide, avec un appareil photo",
  render: (args) => (
    <PhotoUploader
      {...args}
      hint="De face, 480 pixels de côté au moins."
      camera={
        <Button size="lg" icon={<Camera aria-hidden="true" />}>
          Prendre une photo
        </Button>
      }
    />
  ),
};

export const FichierRefuse: Story = {
  name: "Fichier refusé",
  render: (args) => <PhotoUploader {...args} />,
  play: async ({ canvas, userEvent }) => {
    const clipboard = new DataTransfer();
    clipboard.items.add(new File(["texte"], "notes.txt", { type: "text/plain" }));
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: clipboard }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Ce format n’est pas accepté");
    await userEvent.tab();
  },
};

export const Apercu: Story = {
  name: "Aperçu, avant l’envoi",
  args: {
    sendLabel: "Analyser",
    advice: (
      <div>
        <h2>Cette photo convient-elle{"\u202F"}?</h2>
        <p>Le visage est de face, entier et détendu. La lumière vient de face, sans ombre marquée.</p>
      </div>
    ),
  },
};

export const EnCours: Story = { name: "Envoi en cours", args: { upload: { state: "running", ...bytes } } };

export const EnPause: Story = { name: "En pause", args: { upload: { state: "paused", ...bytes } } };

export const HorsLigne: Story = {
  name: "Hors ligne",
  args: { offline: true, upload: { state: "running", ...bytes } },
};

export const Annule: Story = { name: "Annulé", args: { upload: { state: "canceled", ...bytes } } };

export const EnErreur: Story = {
  name: "En erreur",
  args: {
    upload: {
      state: "error",
      ...bytes,
      message: "L’envoi a échoué\u00A0: le serveur ne répond pas.",
      reference: "CRN-7F3A-0412",
    },
  },
};

export const Envoyee: Story = {
  name: "Envoyée",
  args: { upload: { state: "success", transferred: 443_000, total: 443_000 } },
};

export const SansApercu: Story = {
  name: "Un format que le navigateur n’affiche pas",
  render: (args) => (
    <PhotoUploader
      {...args}
      defaultValue={new File(["heic"], "IMG_0412_portrait_de_face_institut_lumiere.HEIC")}
    />
  ),
};

export const Recadrage: Story = {
  name: "Recadrer et tourner avant l’envoi",
  render: (_args, { loaded }) => (
    <PhotoCropper
      photo={loaded["photo"]}
      minSide={480}
      face={{ x: 0.2, y: 0.12, width: 0.6, height: 0.62 }}
      defaultValue={{ turns: 0, box: { x: 0.12, y: 0.06, width: 0.76, height: 0.74 } }}
      actions={<Button variant="primary">Garder ce cadrage</Button>}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("img")).toBeVisible();
    const right = canvas.getByRole("slider", { name: "Bord droit" });
    await expect(right).toHaveValue("88");
    right.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(right).toHaveValue("87");
  },
};

export const Indisponible: Story = { render: (args) => <PhotoUploader {...args} disabled /> };

export const Matrice: Story = matrix(EnCours, { widths: [390, 820, 1440] });
