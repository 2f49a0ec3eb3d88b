import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PhoneScreen } from "./PhoneScreen.tsx";
import { sendFromPhone } from "./sendFromPhone.ts";

const token = "t".repeat(43);
const photo = new File(["jpeg"], "photo.jpg", { type: "image/jpeg" });

/** Gives what is kept on the phone, and what was. */
const shelf = vi.hoisted(() => ({ photos: new Map<string, File>(), works: true }));

vi.mock("./keptPhonePhoto.ts", () => ({
  keepPhonePhoto: async (key: string, kept: File) => {
    if (shelf.works) shelf.photos.set(key, kept);
    return shelf.works;
  },
  forgetPhonePhoto: async (key: string) => void shelf.photos.delete(key),
  keptPhonePhoto: async (key: string) => shelf.photos.get(key) ?? null,
}));
vi.mock("../photo/preparePhoto.ts", () => ({ preparedPhoto: async (file: File) => file }));

/** A request that goes as far as the test lets it. */
class Request {
  static last: Request;
  readonly upload = new EventTarget();
  readonly told: unknown[] = [];
  readonly #end = new EventTarget();
  status = 0;
  responseText = "";

  constructor() {
    Request.last = this;
  }
  open(...to: unknown[]): void {
    this.told.push(to);
  }
  setRequestHeader(...header: unknown[]): void {
    this.told.push(header);
  }
  send(body: unknown): void {
    this.told.push(body);
  }
  addEventListener(type: string, listener: () => void): void {
    this.#end.addEventListener(type, listener);
  }
  progress(loaded: number): void {
    this.upload.dispatchEvent(new ProgressEvent("progress", { loaded }));
  }
  answer(status: number, text: string): void {
    this.status = status;
    this.responseText = text;
    this.#end.dispatchEvent(new Event(status === 0 ? "error" : "load"));
  }
}

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", Request);
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }),
  );
  window.location.hash = token;
});
afterEach(() => {
  shelf.photos.clear();
  shelf.works = true;
  vi.unstubAllGlobals();
});

test.each([
  ["without a network", 0, "", /connexion/iu, false],
  ["after ten minutes", 410, `{"error":"expired"}`, /^Ce lien a expiré/u, true],
  ["a second time", 409, `{"error":"used"}`, /^Une photo a déjà été envoyée/u, true],
  ["too heavy", 413, `{"error":"too-large"}`, /trop lourde/u, false],
  ["while the server fails", 500, "?", /momentanément indisponible/u, false],
])("a photo sent %s is not taken, and why is said", async (_what, status, text, message, ended) => {
  const sending = sendFromPhone(token, photo, () => undefined);
  Request.last.answer(status, text);
  expect(await sending).toEqual({ message: expect.stringMatching(message), ended });
});

test("the photo is kept until it has arrived, and how far it is is said", async () => {
  const { unmount } = render(<PhoneScreen />);
  expect(screen.getByText(/gardée sur ce téléphone, 10.minutes au plus/u)).toBeDefined();
  await userEvent.upload(screen.getByLabelText("Prendre ou choisir la photo", { selector: "input" }), photo);
  await screen.findByRole("button", { name: "Envoyer" });
  expect(shelf.photos.get(token)).toBe(photo);
  // A reload.
  unmount();
  render(<PhoneScreen />);
  fireEvent.click(await screen.findByRole("button", { name: "Envoyer" }));
  expect(Request.last.told).toEqual([
    ["POST", "/phone-photo"],
    ["Content-Type", "image/jpeg"],
    ["x-carnation-link", token],
    photo,
  ]);
  act(() => Request.last.progress(photo.size / 2));
  expect((await screen.findByRole("progressbar")).getAttribute("aria-valuenow")).toBe("50");
  act(() => Request.last.answer(200, `{"received":true}`));
  expect(await screen.findByRole("heading", { name: "Photo envoyée" })).toBeDefined();
  expect(shelf.photos.size).toBe(0);
});

test("a browser that keeps nothing says so; another code on the same page is another photo", async () => {
  shelf.works = false;
  render(<PhoneScreen />);
  await userEvent.upload(screen.getByLabelText("Prendre ou choisir la photo", { selector: "input" }), photo);
  expect(await screen.findByText(/ne fermez ni ne rechargez cette page avant la fin/u)).toBeDefined();
  window.location.hash = "u".repeat(43);
  await act(() => Promise.resolve(window.dispatchEvent(new HashChangeEvent("hashchange"))));
  expect(screen.queryByRole("button", { name: "Envoyer" })).toBeNull();
});

test("a phone without a link has nothing to send to", () => {
  window.location.hash = "";
  render(<PhoneScreen />);
  expect(screen.getByRole("alert").textContent).toMatch(/^Ce lien n’est pas valable/u);
});
