import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { PictureField } from "./PictureField.tsx";

describeConformance(<PictureField label="Photo du client" maxBytes={5_000_000} />, {
  restTo: "control",
});

// jsdom has no addresses for blobs.
const create = vi.fn(() => "blob:portrait");
const revoke = vi.fn();
beforeEach(() => {
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
});
afterEach(() => {
  vi.clearAllMocks();
});

const portrait = new File(["jpeg"], "portrait.jpg", { type: "image/jpeg" });
const field = (): HTMLElement => screen.getByLabelText("Photo du client");

test("a chosen picture is previewed, and its address released with it", async () => {
  const change = vi.fn();
  const { unmount } = render(
    <PictureField label="Photo du client" src="/photo.jpg" alt="Portrait" onValueChange={change} />,
  );
  const shown = (): HTMLImageElement => screen.getByRole("img", { name: "Portrait" });
  expect(shown().getAttribute("src")).toBe("/photo.jpg");
  await userEvent.upload(field(), portrait);
  await vi.waitFor(() => expect(shown().src).toBe("blob:portrait"));
  expect(change).toHaveBeenCalledExactlyOnceWith(portrait);
  unmount();
  expect(revoke).toHaveBeenCalledExactlyOnceWith("blob:portrait");
});

test("« Retirer l’image » can be undone until the form is saved", async () => {
  const change = vi.fn();
  render(<PictureField label="Photo du client" src="/photo.jpg" alt="Portrait" onValueChange={change} />);
  await userEvent.click(screen.getByRole("button", { name: "Retirer l’image" }));
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("L’image sera retirée à l’enregistrement.");
  expect(document.activeElement).toBe(field());
  await userEvent.click(screen.getByRole("button", { name: "Rétablir l’image" }));
  expect(screen.getByRole("img", { name: "Portrait" })).toBeDefined();
  expect(change.mock.calls).toEqual([["removed"], ["kept"]]);
});

test("a mark is shown whole", () => {
  const { container, rerender } = render(<PictureField label="Logo" src="/logo.png" fit="contain" />);
  expect(container.querySelector("[data-fit=contain] > img")?.getAttribute("src")).toBe("/logo.png");
  rerender(<PictureField label="Photo" src="/photo.jpg" />);
  expect(container.querySelector("[data-fit=cover] > img")).not.toBeNull();
});

test("a picture that the browser cannot show says so and stays chosen", async () => {
  const change = vi.fn();
  render(<PictureField label="Photo du client" accept="image/heic" alt="Portrait" onValueChange={change} />);
  await userEvent.upload(field(), new File(["heic"], "IMG_1.HEIC", { type: "image/heic" }));
  fireEvent.error(await screen.findByRole("img", { name: "Portrait" }));
  expect(screen.getByText("Aperçu indisponible pour ce format")).toBeDefined();
  expect(change).toHaveBeenCalledTimes(1);
});

test("the description has its own field, for a picture that is there", async () => {
  const describe = vi.fn();
  const { rerender } = render(<PictureField label="Photo du client" onAltChange={describe} />);
  expect(screen.queryByRole("textbox")).toBeNull();
  rerender(<PictureField label="Photo du client" src="/photo.jpg" onAltChange={describe} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Description de l’image" }), "V");
  expect(describe).toHaveBeenCalledWith("V");
});

test("the keyboard goes from the choice of a picture to its removal, and back to the choice", async () => {
  render(<PictureField label="Photo du client" src="/photo.jpg" alt="Portrait" />);
  await userEvent.tab();
  expect(document.activeElement).toBe(field());
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Retirer l’image" }));
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(field());
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(screen.getByRole("img", { name: "Portrait" })).toBeDefined();
});
