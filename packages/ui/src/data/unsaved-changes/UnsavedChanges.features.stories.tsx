import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, screen, userEvent, within } from "storybook/test";
import { Button } from "../../actions/button/Button.tsx";
import { Stack } from "../../testing/StoryLayout.tsx";
import { TextField } from "../../fields/text-field/TextField.tsx";
import { matrix } from "../../testing/matrix.ts";
import { inWindow } from "../../testing/openOverlay.ts";
import { UnsavedChangesDialog } from "./UnsavedChangesDialog.tsx";
import { useUnsavedChanges } from "./useUnsavedChanges.tsx";

function NameForm(): ReactElement {
  const [name, setName] = useState("Sérum éclat");
  const { confirmLeave, dialog } = useUnsavedChanges({ dirty: name !== "Sérum éclat" });
  return (
    <Stack width="392px">
      <TextField label="Nom" value={name} onChange={(event) => setName(event.target.value)} />
      <div>
        <Button onClick={() => confirmLeave(() => setName("Sérum éclat"))}>Annuler</Button>
      </div>
      {dialog}
    </Stack>
  );
}

const meta = {
  title: "Data/UnsavedChangesDialog/Cases",
  component: UnsavedChangesDialog,
  tags: ["!autodocs"],
  parameters: inWindow(380),
  globals: { motion: "reduit" },
  args: { open: true, onStay: () => undefined, onLeave: () => undefined },
} satisfies Meta<typeof UnsavedChangesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DansUnFormulaire: Story = {
  name: "Dans un formulaire",
  render: () => <NameForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox"), " matin");
    await userEvent.click(canvas.getByRole("button", { name: "Annuler" }));
    await expect(await screen.findByRole("alertdialog")).toBeVisible();
  },
};

export const Matrice: Story = matrix({}, { widths: [390], windows: 420 });
