import { Button } from "@carnation/ui/button";
import { ComboboxField } from "@carnation/ui/combobox-field";
import { DateField } from "@carnation/ui/date-field";
import { Menu, MenuItem } from "@carnation/ui/menu";
import { Tooltip } from "@carnation/ui/tooltip";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

test("a tooltip opens on focus", async () => {
  render(
    <Tooltip text="Une page A4">
      <Button>Imprimer</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect((await screen.findByRole("tooltip")).textContent).toContain("Une page A4");
});

test("a list takes a typed choice", async () => {
  const choose = jest.fn();
  render(
    <ComboboxField
      label="Soin"
      options={[
        { value: "light", label: "Photomodulation" },
        { value: "mask", label: "Masque" },
      ]}
      onValueChange={choose}
    />,
  );
  await userEvent.type(screen.getByRole("combobox"), "Mas");
  await userEvent.click(await screen.findByRole("option", { name: /Masque/u }));
  expect(choose).toHaveBeenCalledWith("mask");
});

test("a calendar and a menu open", async () => {
  render(
    <>
      <DateField label="Jour" />
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem>Renommer</MenuItem>
      </Menu>
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: /calendrier/u }));
  expect(await screen.findAllByRole("gridcell")).not.toEqual([]);
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Actions" }));
  expect((await screen.findByRole("menuitem")).textContent).toBe("Renommer");
});
