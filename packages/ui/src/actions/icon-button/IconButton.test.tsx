import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { IconButton } from "./IconButton.tsx";

test("Tab reaches it by its name, Enter and Space press it, one that is off is passed over", async () => {
  const print = vi.fn();
  const send = vi.fn();
  render(
    <>
      <IconButton label="Envoyer" icon={<svg aria-hidden="true" />} disabled onClick={send} />
      <IconButton label="Imprimer" icon={<svg aria-hidden="true" />} onClick={print} />
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Imprimer" }));
  await userEvent.keyboard("{Enter} ");
  expect(print).toHaveBeenCalledTimes(2);
  expect(send).not.toHaveBeenCalled();
});
