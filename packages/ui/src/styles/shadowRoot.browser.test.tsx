import { type ReactNode, StrictMode, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../actions/button/Button.tsx";
import { RoutineBoard } from "../care/routine-board/RoutineBoard.tsx";
import { SortableList } from "../data/sortable-list/SortableList.tsx";
import { ComboboxField } from "../fields/combobox-field/ComboboxField.tsx";
import { DateField } from "../fields/date-field/DateField.tsx";
import { Form } from "../fields/form/Form.tsx";
import { FormField } from "../fields/form/FormField.tsx";
import { useCarnationForm } from "../fields/form/useCarnationForm.ts";
import { RichTextField } from "../fields/rich-text-field/RichTextField.tsx";
import { TextField } from "../fields/text-field/TextField.tsx";
import { UiProvider } from "../foundations/provider/UiProvider.tsx";
import { SkipLink } from "../navigation/skip-link/SkipLink.tsx";
import { CommandPalette } from "../overlays/command-palette/CommandPalette.tsx";
import { Dialog } from "../overlays/dialog/Dialog.tsx";
import { Menu } from "../overlays/menu/Menu.tsx";
import { MenuItem } from "../overlays/menu/MenuParts.tsx";
import { Tooltip } from "../overlays/tooltip/Tooltip.tsx";
import styles from "./styles.css?inline";

/** A part of somebody else's page: a custom element with a shadow root, in which the kit's sheet and a root of React are. */
let host: HTMLElement;
let shadow: ShadowRoot;
let root: Root;

beforeEach(() => {
  host = document.createElement("div");
  document.body.append(host);
  shadow = host.attachShadow({ mode: "open" });
  const sheet = document.createElement("style");
  sheet.textContent = styles;
  const place = document.createElement("div");
  shadow.append(sheet, place);
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  host.remove();
});

async function show(element: ReactNode): Promise<void> {
  root.render(<StrictMode>{element}</StrictMode>);
  await vi.waitFor(() => expect(shadow.querySelector("button, a, input")).not.toBeNull());
}
const find = <Found extends HTMLElement = HTMLElement>(selector: string): Found =>
  shadow.querySelector<Found>(selector)!;
const button = (name: string): HTMLElement =>
  [...shadow.querySelectorAll("button")].find(({ textContent }) => textContent === name)!;
const until = (selector: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const element = find(selector);
    expect(element).not.toBeNull();
    return element;
  });
const background = (element: Element): string => getComputedStyle(element).backgroundColor;

test("tokens reach a shadow root, and the theme of its host", async () => {
  await show(<Button variant="primary">Comparer</Button>);
  expect(background(button("Comparer"))).toBe("rgb(26, 32, 47)");
  host.dataset["theme"] = "dark";
  await vi.waitFor(() => expect(background(button("Comparer"))).toBe("rgb(243, 239, 236)"));
});

test("a dialog opens in the shadow root, keeps the focus, and gives it back", async () => {
  await show(
    <>
      <Dialog
        trigger={<Button>Ouvrir</Button>}
        title="Supprimer"
        actions={
          <>
            <Button>Annuler</Button>
            <Button>Confirmer</Button>
          </>
        }
      />
      <Button>Derrière</Button>
    </>,
  );
  await userEvent.click(button("Ouvrir"));
  const dialog = await until("[role=dialog]");
  expect(background(dialog)).toBe("rgb(255, 255, 255)");
  const names = [];
  await vi.waitFor(() => expect(dialog.contains(shadow.activeElement)).toBe(true));
  for (let step = 0; step < 4; step += 1) {
    names.push(shadow.activeElement?.textContent);
    await userEvent.keyboard("{Tab}");
  }
  expect(names.slice(1)).toEqual(["Annuler", "Confirmer", names[0]]);
  await userEvent.keyboard("{Shift>}{Tab}{Tab}{/Shift}");
  expect(dialog.contains(shadow.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(shadow.activeElement).toBe(button("Ouvrir")));
});

test("a dialog without a trigger gives the focus back to the control of the shadow root that opened it", async () => {
  function Page(): ReactNode {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Ouvrir</Button>
        <Dialog open={open} onOpenChange={setOpen} title="Session terminée" />
      </>
    );
  }
  await show(<Page />);
  button("Ouvrir").focus();
  await userEvent.keyboard("{Enter}");
  await until("[role=dialog]");
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(shadow.activeElement).toBe(button("Ouvrir")));
});

test("a menu and a tooltip open in the shadow root", async () => {
  const renamed = vi.fn();
  await show(
    <>
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem>Ouvrir</MenuItem>
        <MenuItem onSelect={renamed}>Renommer</MenuItem>
      </Menu>
      <Tooltip text="Envoyer le rapport" delay={0}>
        <Button>Envoyer</Button>
      </Tooltip>
    </>,
  );
  button("Actions").focus();
  await userEvent.keyboard("{Enter}");
  await until("[role=menu]");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await vi.waitFor(() => expect(renamed).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(shadow.activeElement).toBe(button("Actions")));
  await userEvent.keyboard("{Tab}");
  expect((await until("[role=tooltip]")).textContent).toContain("Envoyer le rapport");
});

test("the list and the calendar of a field open in the shadow root and are chosen from", async () => {
  const [town, day] = [vi.fn(), vi.fn()];
  await show(
    <>
      <ComboboxField
        label="Ville"
        options={[
          { value: "lyon", label: "Lyon" },
          { value: "nice", label: "Nice" },
        ]}
        value={null}
        onValueChange={town}
      />
      <DateField label="Rendez-vous" value="2026-11-21" onValueChange={day} />
    </>,
  );
  await userEvent.click(find("input[role=combobox]"));
  await until("[role=option]");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await vi.waitFor(() => expect(town).toHaveBeenCalledWith("nice"));
  await userEvent.click(find("button[aria-label*='calendrier' i]"));
  await until("[role=grid]");
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await vi.waitFor(() => expect(day).toHaveBeenCalledWith("2026-11-22"));
});

test("a form in a shadow root lists what is refused and leads to its field; a double click sends it once", async () => {
  const schema = v.object({ name: v.pipe(v.string(), v.nonEmpty("Indiquez le nom.")) });
  const save = vi.fn();
  function Page(): ReactNode {
    const form = useCarnationForm({ schema, defaultValues: { name: "" } });
    return (
      <Form form={form} onSubmit={save}>
        <FormField form={form} name="name">
          {(field) => <TextField label="Nom" {...field} />}
        </FormField>
        <Button type="submit">Enregistrer</Button>
      </Form>
    );
  }
  await show(<Page />);
  await userEvent.click(button("Enregistrer"));
  const summary = await until(".cn-error-summary");
  await vi.waitFor(() => expect(shadow.activeElement).toBe(summary));
  await userEvent.click(find(".cn-error-summary a"));
  expect(shadow.activeElement).toBe(find("input"));
  await userEvent.keyboard("Anaïs");
  await userEvent.dblClick(button("Enregistrer"));
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
});

test("a rich text is written in a shadow root with the kit's own sheet: none is added to the document", async () => {
  const sheets = document.querySelectorAll("style").length;
  await show(<RichTextField label="Notes" defaultValue="<p>Bonjour</p>" />);
  const text = await until("[role=textbox]");
  expect(getComputedStyle(text).whiteSpace).toBe("break-spaces");
  expect(document.querySelectorAll("style")).toHaveLength(sheets);
});

test("a modal overlay sets its one style with the nonce of the page", async () => {
  await show(
    <UiProvider nonce="c2FsdXQ">
      <Dialog open title="Session terminée" />
      <Button>Derrière</Button>
    </UiProvider>,
  );
  await until("[role=dialog]");
  const added = await vi.waitFor(() => {
    const [style] = [...document.querySelectorAll("head > style")].filter(({ textContent }) =>
      textContent?.includes("data-scroll-locked"),
    );
    expect(style).toBeDefined();
    return style;
  });
  expect((added as HTMLStyleElement).nonce).toBe("c2FsdXQ");
});

test("a skip link leads to its place in the shadow root", async () => {
  await show(
    <>
      <SkipLink href="#contenu">Aller au contenu</SkipLink>
      <main id="contenu" tabIndex={-1} />
    </>,
  );
  find("a").focus();
  await userEvent.keyboard("{Enter}");
  expect(shadow.activeElement).toBe(find("main"));
});

test("a line that is moved in a shadow root keeps the focus, and its words for screen readers stand there", async () => {
  const steps = ["un", "deux"].map((id) => ({ id, name: id, content: id }));
  function Page(): ReactNode {
    const [items, setItems] = useState(steps);
    return (
      <SortableList aria-label="Offres" items={items} onMove={() => setItems((all) => all.toReversed())} />
    );
  }
  await show(<Page />);
  const handle = find("button");
  const described = handle.getAttribute("aria-describedby") ?? "";
  expect(shadow.getElementById(described)?.textContent).not.toBe("");
  handle.focus();
  await userEvent.keyboard("{ArrowDown}");
  await vi.waitFor(() =>
    expect(shadow.activeElement?.getAttribute("aria-label")).toBe(handle.getAttribute("aria-label")),
  );
});

test("a routine in a shadow root keeps the focus on the step that moves", async () => {
  function Page(): ReactNode {
    const [columns, setColumns] = useState([
      { id: "matin", title: "Matin", steps: ["Nettoyer", "Protéger"].map((name) => ({ id: name, name })) },
    ] as never);
    return <RoutineBoard columns={columns} onColumnsChange={(next) => setColumns(next as never)} />;
  }
  await show(<Page />);
  const handle = await until("button[aria-label*='Nettoyer']");
  const label = handle.getAttribute("aria-label");
  handle.focus();
  await userEvent.keyboard("{ArrowDown}");
  await vi.waitFor(() => expect(find("[role=status], output").textContent).not.toBe(""));
  expect(shadow.activeElement?.getAttribute("aria-label")).toBe(label);
});

test("the palette of a shadow root opens its chosen row with Enter", async () => {
  const chosen = vi.fn();
  await show(
    <>
      <Button>Derrière</Button>
      <CommandPalette
        open
        onOpenChange={() => undefined}
        query=""
        onQueryChange={() => undefined}
        groups={
          [
            {
              id: "pages",
              label: "Pages",
              items: [{ id: "clients", label: "Mes clients", onChoose: chosen }],
            },
          ] as never
        }
      />
    </>,
  );
  const input = await until("input[role=combobox]");
  await vi.waitFor(() => expect(shadow.activeElement).toBe(input));
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(chosen).toHaveBeenCalledOnce());
});
