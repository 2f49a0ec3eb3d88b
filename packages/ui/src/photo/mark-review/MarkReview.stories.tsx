import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { MarkReview } from "./MarkReview.tsx";
import { faceMarks, spots } from "./testing/reviewMarks.ts";

const meta = {
  title: "Photo/MarkReview",
  component: MarkReview,
  tags: ["!autodocs"],
  args: {
    title: "Taches pigmentaires",
    marks: faceMarks,
    current: "m5",
    reading: spots,
    children: "score provisoire, entre 58 et 70 tant que deux marques restent incertaines.",
    onCurrentChange: fn(),
    onStrike: fn(),
    onRestore: fn(),
    onKeep: fn(),
    onRemove: fn(),
    onAdd: fn(),
    onCancelAdd: fn(),
    onUndo: fn(),
    onConfirm: fn(),
    onReopen: fn(),
  },
  argTypes: {
    title: { description: "Nom du critère." },
    headingLevel: { description: "Niveau du titre.", control: "inline-radio", options: [2, 3, 4] },
    marks: { description: "Les marques, dans l’ordre de la liste." },
    current: { description: "L’identifiant de celle qui ressort, sur la photo et dans la liste." },
    reading: { description: "Le score\u202F; sans lui, ni nombre ni réglet." },
    children: { description: "Une phrase sur le score.", control: "text" },
    confirmed: {
      description: "Les marques sont confirmées\u00A0: plus rien ne se décide.",
      control: "boolean",
    },
    readOnly: { description: "Les marques se lisent sans se changer.", control: "boolean" },
    adding: { description: "On cherche la place d’une marque.", control: "boolean" },
    actions: { description: "Les boutons sont dans le panneau.", control: "boolean" },
    nextAction: { description: "À la place du bouton d’encre, une fois confirmées." },
    saving: {
      description: "Où en est l’enregistrement.",
      control: "inline-radio",
      options: ["saved", "saving", "failed"],
    },
    error: { description: "Pourquoi l’enregistrement a échoué.", control: "text" },
    onCurrentChange: { description: "Reçoit l’identifiant de la marque qui doit ressortir." },
    onStrike: { description: "Reçoit une marque à écarter." },
    onRestore: { description: "Reçoit une marque à rétablir." },
    onKeep: { description: "Reçoit une marque incertaine à garder." },
    onRemove: { description: "Reçoit une marque ajoutée à retirer." },
    onAdd: { description: "Demande à ajouter une marque." },
    onCancelAdd: { description: "Demande à ne plus ajouter." },
    onUndo: { description: "Demande à annuler la dernière décision." },
    onConfirm: { description: "Confirme les marques." },
    onReopen: { description: "Revient sur la confirmation." },
    onStrikeAll: { description: "Reçoit les marques d’une zone à écarter." },
    onKeepAll: { description: "Reçoit les marques d’une zone à garder." },
    onRetry: { description: "Enregistre de nouveau." },
  },
} satisfies Meta<typeof MarkReview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { headingLevel: 3, confirmed: false, readOnly: false, adding: false, actions: true },
};
