import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { Button } from "../../actions/button/Button.tsx";
import { ComboboxField } from "../combobox-field/ComboboxField.tsx";
import type { OverlayContainer } from "../../foundations/provider/overlayContainer.ts";
import { UiProvider } from "../../foundations/provider/UiProvider.tsx";
import { Drawer } from "../../overlays/drawer/Drawer.tsx";
import { Menu } from "../../overlays/menu/Menu.tsx";
import { MenuItem } from "../../overlays/menu/MenuParts.tsx";
import { Tabs } from "../../navigation/tabs/Tabs.tsx";
import { Popover } from "../../overlays/popover/Popover.tsx";
import { Tooltip } from "../../overlays/tooltip/Tooltip.tsx";
import { Dialog } from "../../overlays/dialog/Dialog.tsx";

type Place = { readonly container?: OverlayContainer | null };
const button = <Button>Ouvrir</Button>;
const overlays: readonly [string, string, (place: Place) => ReactNode][] = [
  ["a dialog", "dialog", (place) => <Dialog {...place} trigger={button} title="Supprimer" />],
  [
    "a drawer",
    "dialog",
    (place) => (
      <Drawer {...place} trigger={button} title="Filtres">
        Peau
      </Drawer>
    ),
  ],
  [
    "a popover",
    "dialog",
    (place) => (
      <Popover {...place} trigger={button} title="Date">
        21
      </Popover>
    ),
  ],
  [
    "a menu",
    "menu",
    (place) => (
      <Menu {...place} trigger={button}>
        <MenuItem>Renommer</MenuItem>
      </Menu>
    ),
  ],
  [
    "a tooltip",
    "tooltip",
    (place) => (
      <Tooltip {...place} text="Plus" delay={0}>
        {button}
      </Tooltip>
    ),
  ],
];

async function open(role: string): Promise<HTMLElement> {
  await (role === "tooltip"
    ? userEvent.hover(screen.getByText("Ouvrir"))
    : userEvent.click(screen.getByText("Ouvrir")));
  return (await screen.findAllByRole(role))[0]!;
}
function newElement(): HTMLElement {
  const element = document.createElement("div");
  document.body.append(element);
  return element;
}

test.each(overlays)(
  "%s opens in the themed part around it, and at the end of the page without one",
  async (_, role, overlay) => {
    const { unmount } = render(
      <div data-theme="dark" data-testid="part">
        {overlay({})}
      </div>,
    );
    expect(screen.getByTestId("part").contains(await open(role))).toBe(true);
    unmount();
    const { container } = render(overlay({}));
    expect(container.contains(await open(role))).toBe(false);
  },
);

test.each(overlays)(
  "%s opens where the provider says, and in its own container first",
  async (_, role, overlay) => {
    const [provided, own] = [newElement(), newElement()];
    const { rerender } = render(<UiProvider container={provided}>{overlay({})}</UiProvider>);
    expect(provided.contains(await open(role))).toBe(true);
    rerender(<UiProvider container={provided}>{overlay({ container: own })}</UiProvider>);
    expect(own.contains((await screen.findAllByRole(role))[0]!)).toBe(true);
    provided.remove();
    own.remove();
  },
);

test.each([
  ["brand", { "data-brand": "" }],
  ["direction", { dir: "rtl" }],
  ["modal of a host", { "aria-modal": true }],
])("an overlay opens in the part with a %s of its own", async (_, props) => {
  render(
    <div {...props} data-testid="part">
      {overlays[0]![2]({})}
    </div>,
  );
  expect(screen.getByTestId("part").contains(await open("dialog"))).toBe(true);
});

test("an overlay takes the theme that its part has when it opens", async () => {
  const { rerender } = render(<div data-testid="part">{overlays[3]![2]({})}</div>);
  rerender(
    <div data-testid="part" data-theme="dark">
      {overlays[3]![2]({})}
    </div>,
  );
  expect(screen.getByTestId("part").contains(await open("menu"))).toBe(true);
});

test("a dialog that its host opens finds its part without a trigger", async () => {
  const page = (isOpen: boolean): ReactNode => (
    <div data-theme="dark" data-testid="part">
      <Dialog open={isOpen} title="Session terminée" />
    </div>
  );
  const { rerender } = render(page(false));
  rerender(page(true));
  expect(screen.getByTestId("part").contains(await screen.findByRole("dialog"))).toBe(true);
});

test("a menu of a dialog stands beside the dialog, which would clip it, in the same part", async () => {
  render(
    <div data-theme="dark" data-testid="part">
      <Dialog open title="Client">
        <div data-theme="light">{overlays[3]![2]({})}</div>
      </Dialog>
    </div>,
  );
  const menu = await open("menu");
  expect(screen.getByTestId("part").contains(menu)).toBe(true);
  expect(screen.getByRole("dialog", { hidden: true }).contains(menu)).toBe(false);
});

test("the list of a field opens in its part", async () => {
  render(
    <div data-theme="dark" data-testid="part">
      <ComboboxField
        label="Ville"
        options={[{ value: "lyon", label: "Lyon" }]}
        value={null}
        onValueChange={() => undefined}
      />
    </div>,
  );
  await userEvent.click(screen.getByRole("combobox", { name: "Ville" }));
  expect(within(screen.getByTestId("part")).getByRole("option", { name: "Lyon" })).toBeDefined();
});

test.each(overlays)(
  "%s in tabs, which repeat the direction of the page, opens at its end",
  async (_, role, overlay) => {
    render(
      <div data-testid="page">
        <Tabs label="Vues" items={[{ id: "one", label: "Un", content: overlay({}) }]} />
      </div>,
    );
    const opened = await open(role);
    expect(screen.getByTestId("page").contains(opened)).toBe(false);
  },
);
