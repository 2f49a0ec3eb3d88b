import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Button } from "../../actions/button/Button.tsx";
import { Drawer } from "../drawer/Drawer.tsx";
import { Menu } from "../menu/Menu.tsx";
import { MenuItem } from "../menu/MenuParts.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
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

function QuoteRow() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Menu trigger={<Button>Autres actions</Button>}>
        <MenuItem tone="danger" onSelect={() => setAsked(true)}>
          Supprimer le devis
        </MenuItem>
      </Menu>
      <Dialog open={asked} onOpenChange={setAsked} title="Supprimer le devis" />
    </>
  );
}

test("a question asked from a menu takes the focus, and gives it back to the menu's button", async () => {
  render(<QuoteRow />);
  const button = screen.getByRole("button", { name: "Autres actions" });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole("menuitem", { name: "Supprimer le devis" }));
  const dialog = screen.getByRole("dialog", { name: "Supprimer le devis" });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

function OpenedByHost() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Modifier</Button>
      <Drawer open={open} onOpenChange={setOpen} title="Modifier la recommandation">
        <Button>Enregistrer</Button>
      </Drawer>
    </>
  );
}

test("an overlay that the host opens gives the focus back to where it was", async () => {
  render(<OpenedByHost />);
  const button = screen.getByRole("button", { name: "Modifier" });
  await userEvent.click(button);
  expect(screen.getByRole("dialog")).toBeDefined();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test("a question over a drawer: Escape answers it and leaves the drawer open, focus goes back into it", async () => {
  render(
    <Drawer trigger={<Button>Modifier</Button>} title="Modifier la recommandation">
      <Dialog
        trigger={<Button variant="danger">Supprimer le sérum</Button>}
        title="Supprimer le sérum"
        description="Cette action est définitive."
      />
    </Drawer>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Modifier" }));
  const remove = screen.getByRole("button", { name: "Supprimer le sérum" });
  await userEvent.click(remove);
  expect(screen.getByRole("dialog", { name: "Supprimer le sérum" })).toBeDefined();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog", { name: "Supprimer le sérum" })).toBeNull();
  expect(screen.getByRole("dialog", { name: "Modifier la recommandation" })).toBeDefined();
  expect(document.activeElement).toBe(remove);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the host may keep an overlay open and choose where the focus goes", async () => {
  render(
    <Drawer
      trigger={<Button>Modifier</Button>}
      title="Modifier la recommandation"
      onEscapeKeyDown={(event) => event.preventDefault()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        screen.getByRole("button", { name: "Enregistrer" }).focus();
      }}
    >
      <Button>Enregistrer</Button>
    </Drawer>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Modifier" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Enregistrer" }));
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("dialog")).toBeDefined();
});
