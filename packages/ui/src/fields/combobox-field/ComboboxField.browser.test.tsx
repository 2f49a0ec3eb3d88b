import "../../styles/styles.css";
import "../../styles/page.css";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../../actions/button/Button.tsx";
import { Dialog } from "../../overlays/dialog/Dialog.tsx";
import { ComboboxField } from "./ComboboxField.tsx";
import { thousands } from "./testing/options.ts";

afterEach(cleanup);

test("the list in a dialog stands over it, scrolls, and is chosen from by hand", async () => {
  render(
    <Dialog trigger={<Button>Associer</Button>} title="Associer une référence">
      <ComboboxField label="Référence" options={thousands} />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Associer" }));
  await userEvent.click(await screen.findByRole("combobox"));
  const list = await screen.findByRole("listbox", { name: "Référence" });
  const scroller = list.parentElement!;
  await waitFor(() => {
    expect(scroller.getBoundingClientRect().height).toBeGreaterThan(100);
  });
  const { left, top } = scroller.getBoundingClientRect();
  expect(list.contains(document.elementFromPoint(left + 20, top + 40))).toBe(true);

  const wheel = new WheelEvent("wheel", { deltaY: 100, bubbles: true, cancelable: true });
  screen.getAllByRole("option")[2]!.dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(false);

  await userEvent.click(screen.getAllByRole("option")[3]!);
  expect(screen.getByRole<HTMLInputElement>("combobox").value).toBe("Référence 00004");
  expect(screen.getByRole("dialog", { name: "Associer une référence" })).toBeDefined();
});

test("ten thousand options answer to a keystroke without drawing them all", async () => {
  render(<ComboboxField label="Référence" options={thousands} />);
  await userEvent.click(screen.getByRole("combobox"));
  await screen.findByRole("listbox");
  const started = performance.now();
  await userEvent.keyboard("9");
  await waitFor(() => {
    expect(screen.getAllByRole("option")[0]!.textContent).toContain("9");
  });
  const took = performance.now() - started;
  expect(screen.getAllByRole("option")).toHaveLength(100);
  // A bound, not a measure, whatever the load of the machine.
  expect(took).toBeLessThan(1500);
});
