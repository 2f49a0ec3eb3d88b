import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../../actions/button/Button.tsx";
import { drawnSignature } from "../../fields/signature-pad/testing/drawnSignature.ts";
import { matrix } from "../../testing/matrix.ts";
import { ConsentForm } from "./ConsentForm.tsx";
import { SignedConsent } from "./SignedConsent.tsx";
import { consentClauses, consentText, signedConsent } from "./testing/consentText.ts";

const meta = {
  title: "Care/ConsentForm/Cases",
  component: ConsentForm,
  tags: ["!autodocs"],
  args: {
    title: consentText.title,
    intro: consentText.intro,
    clauses: consentClauses,
    version: consentText.version,
    date: consentText.signedAt,
    onSubmit: fn(),
  },
} satisfies Meta<typeof ConsentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const complete = { accepted: ["analysis"], signerName: "Anaïs Morel", signature: drawnSignature };

export const Incomplet: Story = {
  name: "Signé trop tôt : ce qui manque",
  args: { defaultValue: { ...complete, accepted: ["email"], signature: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Signer et enregistrer" }));
    await canvas.findByText("2 champs sont à corriger");
  },
};

export const Enregistrement: Story = {
  name: "Enregistrement en cours",
  args: { defaultValue: complete, submitting: true },
};

export const Echec: Story = {
  name: "L’enregistrement a échoué",
  args: {
    defaultValue: complete,
    submitError:
      "Le consentement n’est pas enregistré\u00A0: la connexion est perdue. Votre saisie est conservée.",
    actions: <Button size="lg">Annuler</Button>,
  },
};

export const Mineur: Story = {
  name: "Pour une personne mineure",
  args: { signerLabel: "Prénom et nom du parent ou du tuteur" },
};

const signed = {
  title: consentText.title,
  intro: consentText.intro,
  clauses: consentClauses,
  consent: signedConsent,
  signedAt: consentText.signedAt,
};

export const Signe: Story = {
  name: "Signé, en lecture",
  render: () => (
    <SignedConsent
      {...signed}
      actions={
        <>
          <Button>Imprimer</Button>
          <Button variant="danger">Retirer le consentement</Button>
        </>
      }
    />
  ),
};

export const Retire: Story = {
  name: "Retiré",
  render: () => (
    <SignedConsent
      {...signed}
      consent={{ ...signedConsent, signature: { kind: "typed", name: "Anaïs Morel", confirmed: true } }}
      withdrawnAt={new Date("2026-12-02T09:30:00Z")}
    />
  ),
};

export const Telephone: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    clauses: [
      ...consentClauses,
      {
        id: "long",
        required: false,
        text: "J’accepte que l’institut conserve mes photos pendant trois ans après ma dernière visite, afin de comparer l’aspect de ma peau d’une saison à l’autre, puis qu’il les efface.",
      },
    ],
  },
};

export const Matrice: Story = matrix(
  {
    args: { defaultValue: complete },
  },
  { widths: [390, 820, 1440] },
);
