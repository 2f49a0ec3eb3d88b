import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "../../actions/button/Button.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { UnsavedChangesDialog } from "./UnsavedChangesDialog.tsx";
import { UnsavedChangesGuard } from "./UnsavedChangesGuard.tsx";
import { useUnsavedChanges } from "./useUnsavedChanges.tsx";

describeConformance(<UnsavedChangesDialog open onStay={() => undefined} onLeave={() => undefined} />);

const question = "Quitter sans enregistrer\u202F?";
const stay = (): HTMLElement => screen.getByRole("button", { name: "Continuer la modification" });
const leave = (): HTMLElement => screen.getByRole("button", { name: "Quitter sans enregistrer" });

function closing(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test("the browser is asked to warn only while something would be lost", () => {
  const { rerender, unmount } = render(<UnsavedChangesGuard dirty={false} />);
  expect(closing()).toBe(false);
  rerender(<UnsavedChangesGuard dirty />);
  expect(closing()).toBe(true);
  rerender(<UnsavedChangesGuard dirty={false} />);
  expect(closing()).toBe(false);
  rerender(<UnsavedChangesGuard dirty />);
  unmount();
  expect(closing()).toBe(false);
});

function Closable({ dirty, close }: { readonly dirty: boolean; readonly close: () => void }): ReactElement {
  const { confirmLeave, dialog } = useUnsavedChanges({ dirty });
  return (
    <>
      <Button onClick={() => confirmLeave(close)}>Fermer</Button>
      {dialog}
    </>
  );
}

test("leaving without changes asks nothing", async () => {
  const close = vi.fn();
  render(<Closable dirty={false} close={close} />);
  await userEvent.click(screen.getByRole("button", { name: "Fermer" }));
  expect(close).toHaveBeenCalledOnce();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("leaving with changes asks: staying is the first answer and Escape's; leaving does what was wanted", async () => {
  const close = vi.fn();
  render(<Closable dirty close={close} />);
  const button = screen.getByRole("button", { name: "Fermer" });
  await userEvent.click(button);
  expect(screen.getByRole("alertdialog", { name: question })).toBeDefined();
  expect(document.activeElement).toBe(stay());
  await userEvent.keyboard("{Escape}");
  expect(close).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(button));
  await userEvent.click(button);
  await userEvent.click(leave());
  expect(close).toHaveBeenCalledOnce();
  // Where what was wanted keeps the page, nothing is asked any more.
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("an unfinished upload is asked about in the host's words, and the catalogue's where it has none", async () => {
  const words = { title: "Quitter pendant l’envoi ?", stay: "Rester" };
  const reset = vi.fn();
  render(<UnsavedChangesGuard dirty blocker={{ state: "blocked", reset }} words={words} />);
  expect(screen.getByRole("alertdialog", { name: words.title })).toBeDefined();
  expect(leave()).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Rester" }));
  expect(reset).toHaveBeenCalledOnce();
});

/** The contract of a router's blocker, as react-router 6 and 7 keep it. */
function Routed({ onMove }: { readonly onMove: () => void }): ReactElement {
  const [state, setState] = useState("unblocked");
  const [dirty, setDirty] = useState(false);
  const blocker = {
    state,
    proceed: () => {
      setState("proceeding");
      onMove();
    },
    reset: () => setState("unblocked"),
  };
  return (
    <>
      <Button onClick={() => setDirty(true)}>Modifier</Button>
      <Button onClick={() => (dirty ? setState("blocked") : onMove())}>Liste</Button>
      <UnsavedChangesGuard dirty={dirty} blocker={blocker} />
    </>
  );
}

test("a router that is blocked asks: it is reset, or it proceeds", async () => {
  const move = vi.fn();
  render(<Routed onMove={move} />);
  await userEvent.click(screen.getByRole("button", { name: "Modifier" }));
  await userEvent.click(screen.getByRole("button", { name: "Liste" }));
  expect(screen.getByRole("alertdialog", { name: question })).toBeDefined();
  await userEvent.click(stay());
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(move).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Liste" }));
  await userEvent.click(leave());
  expect(move).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});
