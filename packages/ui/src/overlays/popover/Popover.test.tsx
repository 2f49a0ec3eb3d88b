import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "../../actions/button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { TextField } from "../../fields/text-field/TextField.tsx";
import { Popover } from "./Popover.tsx";
import { PopoverClose } from "./PopoverClose.tsx";

const trigger = <Button>Filtrer par prix</Button>;

describeConformance(
  <Popover open trigger={trigger} title="Prix TTC">
    <p>De 20 à 60 €</p>
  </Popover>,
);

test("focus goes in, Tab walks the content, Escape closes and gives the focus back", async () => {
  render(
    <Popover trigger={trigger} title="Prix TTC">
      <TextField label="À partir de" />
    </Popover>,
  );
  const button = screen.getByRole("button", { expanded: false });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  const panel = screen.getByRole("dialog", { name: "Prix TTC" });
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "À partir de" }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Fermer" }));
  expect(panel.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("a hidden title still names the panel, and a button of the content closes it", async () => {
  render(
    <Popover trigger={trigger} title="Choisir une date" hideTitle>
      <PopoverClose>
        <Button variant="primary">Appliquer</Button>
      </PopoverClose>
    </Popover>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("dialog", { name: "Choisir une date" }).textContent).toBe("Appliquer");
  await userEvent.click(screen.getByRole("button", { name: "Appliquer" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the host opens and closes it", async () => {
  const change = vi.fn();
  const { rerender } = render(
    <Popover open onOpenChange={change} trigger={trigger} title="Prix TTC">
      Contenu
    </Popover>,
  );
  await userEvent.keyboard("{Escape}");
  expect(change).toHaveBeenCalledWith(false);
  expect(screen.getByRole("dialog")).toBeDefined();
  rerender(
    <Popover open={false} onOpenChange={change} trigger={trigger} title="Prix TTC">
      Contenu
    </Popover>,
  );
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a panel over a dialog closes first on Escape, and the dialog stays", async () => {
  render(
    <Dialog open title="Modifier le devis">
      <Popover trigger={trigger} title="Prix TTC">
        <TextField label="À partir de" />
      </Popover>
    </Dialog>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Filtrer par prix" }));
  await userEvent.type(screen.getByRole("textbox", { name: "À partir de" }), "20");
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("20");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog", { name: "Prix TTC" })).toBeNull();
  expect(screen.getByRole("dialog", { name: "Modifier le devis" })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Filtrer par prix" }));
});
