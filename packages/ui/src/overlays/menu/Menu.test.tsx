import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "../../actions/button/Button.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { Menu } from "./Menu.tsx";
import {
  MenuCheckboxItem,
  MenuGroup,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from "./MenuParts.tsx";

const trigger = <Button>Autres actions</Button>;

describeConformance(
  <Menu open trigger={trigger}>
    <MenuItem>Imprimer</MenuItem>
  </Menu>,
);

const host = { "data-testid": "part", className: "host-class" };

/** The parts need the menu around them. */
const parts = {
  MenuItem: <MenuItem {...host}>Imprimer</MenuItem>,
  MenuCheckboxItem: (
    <MenuCheckboxItem {...host} checked>
      Prix TTC
    </MenuCheckboxItem>
  ),
  MenuGroup: (
    <MenuGroup {...host} label="Colonnes">
      <MenuItem>Prix TTC</MenuItem>
    </MenuGroup>
  ),
  MenuLabel: <MenuLabel {...host}>Claire Martin</MenuLabel>,
  MenuRadioGroup: (
    <MenuRadioGroup {...host} label="Trier par" value="name">
      <MenuRadioItem value="name">Nom</MenuRadioItem>
    </MenuRadioGroup>
  ),
  MenuRadioItem: (
    <MenuRadioItem {...host} value="name">
      Nom
    </MenuRadioItem>
  ),
  MenuSeparator: <MenuSeparator {...host} />,
};

test.each(Object.entries(parts))(
  "%s keeps its class beside the host's and takes other attributes",
  (_, part) => {
    render(
      <Menu open trigger={trigger}>
        {part}
      </Menu>,
    );
    expect(screen.getByTestId("part").className).toMatch(/\bcn-menu__.*\bhost-class\b/u);
  },
);

test("the keyboard opens the menu, walks the rows, chooses one, and is given back to the button", async () => {
  const print = vi.fn();
  const send = vi.fn();
  render(
    <Menu trigger={trigger}>
      <MenuItem onSelect={print}>Imprimer</MenuItem>
      <MenuItem disabled>Envoyer par SMS</MenuItem>
      <MenuItem onSelect={send}>Envoyer par e-mail</MenuItem>
    </Menu>,
  );
  const button = screen.getByRole("button", { name: "Autres actions", expanded: false });
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("menu", { name: "Autres actions" })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Imprimer" }));
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Envoyer par e-mail" }));
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Imprimer" }));
  await userEvent.keyboard("{End}{Enter}");
  expect(send).toHaveBeenCalledOnce();
  expect(print).not.toHaveBeenCalled();
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("Escape closes without choosing", async () => {
  const print = vi.fn();
  render(
    <Menu trigger={trigger} label="Actions sur le devis">
      <MenuItem onSelect={print}>Imprimer</MenuItem>
    </Menu>,
  );
  const button = screen.getByRole("button");
  await userEvent.click(button);
  expect(screen.getByRole("menu", { name: "Actions sur le devis" })).toBeDefined();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(print).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

test("a letter goes to the row that begins with it", async () => {
  render(
    <Menu trigger={trigger}>
      <MenuItem shortcut="Ctrl P">Imprimer</MenuItem>
      <MenuItem tone="danger">Supprimer le devis</MenuItem>
    </Menu>,
  );
  await userEvent.click(screen.getByRole("button"));
  await userEvent.keyboard("s");
  expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Supprimer le devis" }));
});

test("a row can be a link, which Enter follows", async () => {
  const follow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <Menu trigger={trigger}>
      <MenuItem asChild icon={<svg />}>
        <a href="/user/profile" onClick={follow}>
          Mon profil
        </a>
      </MenuItem>
    </Menu>,
  );
  await userEvent.click(screen.getByRole("button"));
  const row = screen.getByRole("menuitem", { name: "Mon profil" });
  expect(row.getAttribute("href")).toBe("/user/profile");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(follow).toHaveBeenCalledOnce();
});

function Columns() {
  const [shown, setShown] = useState(true);
  const [sort, setSort] = useState("name");
  return (
    <Menu trigger={<Button>Affichage</Button>}>
      <MenuCheckboxItem checked={shown} onCheckedChange={setShown}>
        Critères ciblés
      </MenuCheckboxItem>
      <MenuRadioGroup label="Trier par" value={sort} onValueChange={setSort}>
        <MenuRadioItem value="name">Nom</MenuRadioItem>
        <MenuRadioItem value="price">Prix TTC</MenuRadioItem>
      </MenuRadioGroup>
    </Menu>
  );
}

test("a checkbox row keeps the menu open, a radio row closes it", async () => {
  render(<Columns />);
  await userEvent.click(screen.getByRole("button"));
  await userEvent.keyboard("{ArrowDown} ");
  expect(screen.getByRole("menuitemcheckbox", { name: "Critères ciblés" }).ariaChecked).toBe("false");
  expect(screen.getByRole("group", { name: "Trier par" })).toBeDefined();
  await userEvent.click(screen.getByRole("menuitemradio", { name: "Prix TTC" }));
  expect(screen.queryByRole("menu")).toBeNull();
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("menuitemradio", { name: "Prix TTC", checked: true })).toBeDefined();
});
