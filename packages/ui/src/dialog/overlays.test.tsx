import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Button } from "../button/Button.tsx";
import { Drawer } from "../drawer/Drawer.tsx";
import { describeConformance } from "../testing/describeConformance.tsx";
import { Dialog } from "./Dialog.tsx";
import { DialogClose } from "./DialogClose.tsx";

describeConformance(<Dialog open title="Supprimer Anaïs Morel" />);
describeConformance(
  <Drawer open title="Menu">
    <a href="/">Tableau de bord</a>
  </Drawer>,
);

test("a dialog is named and described, closes on Escape and gives the focus back", async () => {
  render(
    <Dialog
      trigger={<Button>Supprimer</Button>}
      title="Supprimer Anaïs Morel"
      description="Ses photos et ses diagnostics seront effacés."
      actions={
        <DialogClose>
          <Button>Annuler</Button>
        </DialogClose>
      }
    />,
  );
  const trigger = screen.getByRole("button", { name: "Supprimer" });
  await userEvent.click(trigger);
  const dialog = screen.getByRole("dialog", {
    name: "Supprimer Anaïs Morel",
    description: "Ses photos et ses diagnostics seront effacés.",
  });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

test("focus stays in a drawer, and its close button is named", async () => {
  render(
    <Drawer trigger={<Button>Menu</Button>} side="left" title="Menu" head={<span>Carnation</span>}>
      <a href="/diagnostic">Diagnostic</a>
    </Drawer>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  const drawer = screen.getByRole("dialog", { name: "Menu" });
  for (let presses = 0; presses < 4; presses += 1) {
    await userEvent.tab();
    expect(drawer.contains(document.activeElement)).toBe(true);
  }
  await userEvent.click(screen.getByRole("button", { name: "Fermer" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
