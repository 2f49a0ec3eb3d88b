import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Button } from "../../actions/button/Button.tsx";
import type { ToastOptions } from "./ToastContext.ts";
import { ToastProvider } from "./ToastProvider.tsx";
import { useToast } from "./useToast.ts";

// jsdom has no pointer capture, which a swipe asks for.
Element.prototype.hasPointerCapture = () => false;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

function Shower({ options }: { readonly options: readonly ToastOptions[] }) {
  const toasts = useToast();
  return options.map((option, index) => (
    <Button key={option.message} onClick={() => toasts.show(option)}>
      Montrer {index + 1}
    </Button>
  ));
}

const user = userEvent.setup({ advanceTimers: (delay) => vi.advanceTimersByTime(delay) });

async function show(...options: ToastOptions[]): Promise<void> {
  render(
    <ToastProvider>
      <Shower options={options} />
    </ToastProvider>,
  );
  for (const button of screen.getAllByRole("button")) await user.click(button);
}

const region = (): HTMLElement => screen.getByRole("region", { name: "Messages (F8)" });
const shown = (): (string | null)[] =>
  within(region())
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);
const wait = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

test("renders on a server, and the region is there before its messages", () => {
  expect(renderToString(<ToastProvider>Page</ToastProvider>)).toContain("Messages (F8)");
});

test("a message is said and goes away by itself", async () => {
  await show({ message: "Fiche enregistrée", tone: "success" });
  expect(shown()).toEqual(["Fiche enregistrée"]);
  await wait(100);
  const announced = screen.getAllByRole("status").map(({ textContent, ariaLive }) => [textContent, ariaLive]);
  expect(announced).toEqual([["Message Fiche enregistrée", "polite"]]);
  await wait(6000);
  expect(shown()).toEqual([]);
});

test("an error interrupts, and stays until it is closed", async () => {
  await show({ message: "L’envoi a échoué", tone: "error" });
  await wait(100);
  expect(screen.getByRole("status").ariaLive).toBe("assertive");
  await wait(120_000);
  expect(shown()).toEqual(["L’envoi a échoué"]);
  await user.click(screen.getByRole("button", { name: "Fermer le message" }));
  expect(shown()).toEqual([]);
});

test("time stands still while the focus is in the messages, and goes on after", async () => {
  await show({ message: "Fiche enregistrée" });
  await wait(3000);
  await user.keyboard("[F8]");
  expect(region().contains(document.activeElement)).toBe(true);
  await wait(60_000);
  expect(shown()).toEqual(["Fiche enregistrée"]);
  act(() => screen.getByRole("button", { name: "Montrer 1" }).focus());
  await wait(6000);
  expect(shown()).toEqual([]);
});

test("time stands still under the pointer", async () => {
  await show({ message: "Fiche enregistrée" });
  fireEvent.pointerMove(region());
  await wait(60_000);
  expect(shown()).toEqual(["Fiche enregistrée"]);
  fireEvent.pointerLeave(region());
  await wait(7000);
  expect(shown()).toEqual([]);
});

test("a message with an undo is reached by F8 and Tab, and its message goes once it is done", async () => {
  const undo = vi.fn();
  await show({
    message: "Devis supprimé",
    tone: "success",
    action: { label: "Annuler la suppression", onAction: undo },
  });
  await wait(14_000);
  expect(shown()).toHaveLength(1);
  await user.keyboard("[F8]");
  await user.tab();
  expect(document.activeElement?.textContent).toBe("Devis suppriméAnnuler la suppression");
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Annuler la suppression" }));
  await user.keyboard("{Enter}");
  expect(undo).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

test("three at most are shown; the same id replaces its message", async () => {
  await show(
    { message: "Un" },
    { message: "Deux" },
    { message: "Hors connexion", id: "network" },
    { message: "De nouveau en ligne", id: "network" },
    { message: "Quatre" },
  );
  expect(shown()).toEqual(["Deux", "De nouveau en ligne", "Quatre"]);
});

test("outside of a provider it says what is missing", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<Shower options={[{ message: "Un" }]} />)).toThrow(/ToastProvider/u);
  vi.restoreAllMocks();
});
