import "../../styles/styles.css";
import "../../styles/page.css";
import { StrictMode, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../../actions/button/Button.tsx";
import { Drawer } from "../drawer/Drawer.tsx";
import { Menu } from "../menu/Menu.tsx";
import { MenuItem } from "../menu/MenuParts.tsx";
import { Popover } from "../popover/Popover.tsx";
import { emulateMedia } from "../../testing/emulateMedia.ts";
import { Dialog } from "./Dialog.tsx";
import { pageRoot } from "../../testing/pageRoot.ts";

const root = pageRoot();

afterEach(async () => {
  document.documentElement.removeAttribute("style");
  await emulateMedia();
});

async function show(element: ReactNode): Promise<void> {
  root.render(<StrictMode>{element}</StrictMode>);
  await vi.waitFor(() => expect(document.querySelector("button")).not.toBeNull());
}

const button = (name: string): HTMLElement =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)!;
const open = (): Element | null => document.querySelector("[role=dialog]");
const onTop = (element: Element): boolean => {
  const { left, top } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 12, top + 12));
};

const paragraphs = Array.from({ length: 60 }, (_, index) => <p key={index}>Ligne {index + 1}</p>);

test("a drawer slides away before it is gone", async () => {
  // Long enough to look at it on a slow machine.
  document.documentElement.style.setProperty("--cn-motion-move", "2s linear");
  await show(
    <Drawer trigger={<Button>Menu</Button>} side="left" title="Menu">
      <a href="#accueil">Accueil</a>
    </Drawer>,
  );
  await userEvent.click(button("Menu"));
  await vi.waitFor(() => expect(open()).not.toBeNull());
  await userEvent.keyboard("{Escape}");
  expect(open()?.getAttribute("data-state")).toBe("closed");
  expect(
    open()
      ?.getAnimations()
      .map((animation) => (animation as CSSAnimation).animationName),
  ).toEqual(["cn-drawer-out"]);
  await vi.waitFor(() => expect(open()).toBeNull(), { timeout: 10_000 });
});

test("a dialog goes at once with reduced motion", async () => {
  await emulateMedia({ reducedMotion: true });
  await show(
    <Dialog trigger={<Button>Supprimer</Button>} title="Supprimer Anaïs Morel">
      Ses photos seront effacées.
    </Dialog>,
  );
  await userEvent.click(button("Supprimer"));
  await vi.waitFor(() => expect(open()).not.toBeNull());
  expect(open()?.getAnimations()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  expect(open()).toBeNull();
});

test("the page behind does not scroll, a long body does, and the keyboard reaches it", async () => {
  document.body.style.height = "4000px";
  await show(
    <Dialog trigger={<Button>Lire</Button>} title="Conditions" actions={<Button>Accepter</Button>}>
      {paragraphs}
    </Dialog>,
  );
  await userEvent.click(button("Lire"));
  await vi.waitFor(() => expect(open()).not.toBeNull());
  const dialog = open()!;
  expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
  expect(getComputedStyle(document.body).overflow).toBe("hidden");
  const scroller = [dialog, ...dialog.querySelectorAll("*")].find(
    (element) =>
      element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY === "auto",
  );
  expect(scroller).toBeDefined();
  await vi.waitFor(() => expect(scroller).toHaveProperty("tabIndex", scroller === dialog ? -1 : 0));
  document.body.style.height = "";
});

test("a question over a drawer covers it, and the menu of a question covers the question", async () => {
  await emulateMedia({ reducedMotion: true });
  await show(
    <Drawer trigger={<Button>Modifier</Button>} title="Modifier la recommandation">
      <Dialog trigger={<Button>Supprimer</Button>} title="Supprimer le sérum">
        <Menu trigger={<Button>Autres actions</Button>}>
          <MenuItem>Archiver le sérum</MenuItem>
        </Menu>
      </Dialog>
    </Drawer>,
  );
  await userEvent.click(button("Modifier"));
  await vi.waitFor(() => expect(button("Supprimer")).toBeDefined());
  await userEvent.click(button("Supprimer"));
  await vi.waitFor(() => expect(document.querySelectorAll("[role=dialog]")).toHaveLength(2));
  const [drawer, dialog] = document.querySelectorAll("[role=dialog]");
  expect(onTop(dialog!)).toBe(true);
  expect(onTop(drawer!)).toBe(false);
  await userEvent.click(button("Autres actions"));
  await vi.waitFor(() => expect(document.querySelector("[role=menu]")).not.toBeNull());
  expect(onTop(document.querySelector("[role=menu]")!)).toBe(true);
});

test("the content of a panel over a dialog scrolls with the wheel", async () => {
  await emulateMedia({ reducedMotion: true });
  await show(
    <Dialog trigger={<Button>Modifier</Button>} title="Modifier le devis">
      <Popover trigger={<Button>Conditions</Button>} title="Conditions">
        {paragraphs}
      </Popover>
    </Dialog>,
  );
  await userEvent.click(button("Modifier"));
  await vi.waitFor(() => expect(button("Conditions")).toBeDefined());
  await userEvent.click(button("Conditions"));
  await vi.waitFor(() => expect(document.querySelector(".cn-popover")).not.toBeNull());
  const panel = document.querySelector(".cn-popover")!;
  expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
  expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  await userEvent.hover(panel);
  const { left, top } = panel.getBoundingClientRect();
  const wheel = new WheelEvent("wheel", {
    deltaY: 120,
    bubbles: true,
    cancelable: true,
    clientX: left + 20,
    clientY: top + 20,
  });
  panel.firstElementChild?.dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(false);
});
