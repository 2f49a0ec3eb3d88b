import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import type { PhotoUpload } from "./photoUpload.ts";
import { PhotoUploader } from "./PhotoUploader.tsx";

describeConformance(<PhotoUploader maxBytes={1000} />);

// jsdom has no addresses for blobs.
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => "blob:photo", revokeObjectURL: vi.fn() });
});
afterEach(() => {
  vi.useRealTimers();
});

const photo = new File(["jpeg"], "IMG_0412.jpg", { type: "image/jpeg" });
const text = new File(["texte"], "notes.txt", { type: "text/plain" });
const fileInput = (): HTMLInputElement => document.querySelector<HTMLInputElement>("input[type=file]")!;
const status = (): string => screen.getByRole("status").textContent;
const running: PhotoUpload = { state: "running", transferred: 640, total: 1000 };

test("the one button opens the choice of a file, and what is accepted describes it", async () => {
  render(<PhotoUploader maxBytes={20_000_000} hint="De face." />);
  const button = screen.getByRole("button", { name: "Choisir une photo" });
  const help = document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(help).toBe(
    "JPEG, PNG, WebP ou HEIC, 20\u00A0Mo au plus. Les photos HEIC d’un iPhone conviennent aussi. De face.",
  );
  const click = vi.spyOn(fileInput(), "click");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(click).toHaveBeenCalledTimes(1);
});

test("a photo is chosen, looked at, and sent", async () => {
  const send = vi.fn();
  render(<PhotoUploader sendLabel="Analyser" advice={<p>De face.</p>} onSend={send} />);
  await userEvent.upload(fileInput(), photo);
  expect(await screen.findByRole("img", { name: "La photo choisie" })).toBeDefined();
  expect(screen.getByText("IMG_0412.jpg, 4 octets")).toBeDefined();
  expect(screen.getByText("De face.")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Analyser" }));
  expect(send).toHaveBeenCalledExactlyOnceWith(photo);
});

test.each(["dropped", "pasted"])("a %s photo is taken, a refused file says why", async (way) => {
  const change = vi.fn();
  const { container } = render(<PhotoUploader onValueChange={change} />);
  const give = (file: File): void => {
    if (way === "pasted") fireEvent.paste(document.body, { clipboardData: { files: [file] } });
    else {
      fireEvent.drop(container.querySelector(".cn-photo-uploader__zone")!, {
        dataTransfer: { types: ["Files"], files: [file] },
      });
    }
  };
  give(text);
  expect((await screen.findByRole("alert")).textContent).toContain("Ce format n’est pas accepté");
  expect(change).not.toHaveBeenCalled();
  give(photo);
  await vi.waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith(photo));
});

test("a check that fails is told, and leaves the choice of a photo", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const change = vi.fn();
  const validate = vi
    .fn<() => Promise<null>>()
    .mockRejectedValueOnce(new Error("decode"))
    .mockResolvedValue(null);
  render(<PhotoUploader validate={validate} onValueChange={change} />);
  await userEvent.upload(fileInput(), photo);
  expect((await screen.findByRole("alert")).textContent).toContain("Ce fichier n’a pas pu être vérifié");
  expect(reported).toHaveBeenCalledOnce();
  await userEvent.upload(fileInput(), photo);
  await vi.waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith(photo));
  vi.unstubAllGlobals();
});

test("several photos at once are refused, also while one is being checked", async () => {
  const change = vi.fn();
  let pass: (problem: null) => void = () => undefined;
  const { container } = render(
    <PhotoUploader validate={() => new Promise((resolve) => (pass = resolve))} onValueChange={change} />,
  );
  await userEvent.upload(fileInput(), photo);
  fireEvent.drop(container.querySelector(".cn-photo-uploader__zone")!, {
    dataTransfer: { types: ["Files"], files: [photo, photo] },
  });
  await act(async () => pass(null));
  expect(screen.getByRole("alert").textContent).toContain("Un seul fichier à la fois");
  expect(change).not.toHaveBeenCalled();
});

test("a check may give another file in the place of the chosen one", async () => {
  const change = vi.fn();
  const upright = new File(["droite"], "IMG_0412.jpg", { type: "image/jpeg" });
  render(<PhotoUploader validate={() => Promise.resolve(upright)} onValueChange={change} />);
  await userEvent.upload(fileInput(), photo);
  await vi.waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith(upright));
});

test("a photo taken by the host's own source is looked at and taken again, and the focus is never lost", async () => {
  const change = vi.fn();
  const props = {
    otherLabel: "Reprendre",
    onValueChange: change,
    source: <button type="button">Déclencher</button>,
  };
  const { rerender } = render(<PhotoUploader {...props} value={null} />);
  expect(screen.queryByRole("button", { name: "Choisir une photo" })).toBeNull();
  fireEvent.paste(document.body, { clipboardData: { files: [photo] } });
  await userEvent.click(screen.getByRole("button", { name: "Déclencher" }));
  expect(change).not.toHaveBeenCalled();
  const taken = new File(["jpeg"], "", { type: "image/jpeg" });
  rerender(<PhotoUploader {...props} value={taken} />);
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Photo" }));
  expect(screen.getByText("4 octets")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Reprendre" }));
  expect(change).toHaveBeenCalledExactlyOnceWith(null);
  rerender(<PhotoUploader {...props} value={null} />);
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Photo" }));
});

test("text that is pasted is left to the page", () => {
  render(<PhotoUploader />);
  const event = new Event("paste", { bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test("files held over the zone are announced by its title", () => {
  const { container } = render(<PhotoUploader />);
  const zone = container.querySelector(".cn-photo-uploader__zone")!;
  fireEvent.dragEnter(zone, { dataTransfer: { types: ["Files"] } });
  expect(screen.getByText("Relâchez pour importer la photo")).toBeDefined();
  fireEvent.dragLeave(zone, { relatedTarget: document.body });
  expect(screen.getByText("Déposez la photo ici")).toBeDefined();
  fireEvent.dragEnter(zone, { dataTransfer: { types: ["text/plain"] } });
  expect(screen.getByText("Déposez la photo ici")).toBeDefined();
});

test("running: the share is seen, the quarters alone are spoken", () => {
  const { rerender } = render(<PhotoUploader value={photo} upload={running} />);
  expect(screen.getByRole("progressbar", { name: /^Envoi 64\s%$/u })).toBeDefined();
  expect(screen.getByText(/640\soctets sur 1\sko/u)).toBeDefined();
  expect(status()).toMatch(/^Envoi 50\s%$/u);
  rerender(<PhotoUploader value={photo} upload={{ ...running, transferred: 700 }} />);
  expect(status()).toMatch(/^Envoi 50\s%$/u);
  rerender(<PhotoUploader value={photo} upload={{ ...running, transferred: 760 }} />);
  expect(status()).toMatch(/^Envoi 75\s%$/u);
});

test("words during the sending may be the host's own", () => {
  const { rerender } = render(<PhotoUploader value={photo} upload={running} />);
  expect(screen.getByText(/Restez sur cette page/u)).toBeDefined();
  rerender(<PhotoUploader value={photo} upload={running} underWay="Vous pouvez quitter cette page." />);
  expect(screen.getByText(/Vous pouvez quitter cette page/u)).toBeDefined();
  expect(screen.queryByText(/Restez sur cette page/u)).toBeNull();
});

test("a steady upload tells how long it will still take", () => {
  vi.useFakeTimers();
  const at = (transferred: number) => <PhotoUploader value={photo} upload={{ ...running, transferred }} />;
  const { rerender } = render(at(0));
  for (const transferred of [50, 100, 150, 200, 250]) {
    rerender(at(transferred));
    act(() => vi.advanceTimersByTime(1000));
  }
  expect(screen.getByText(/environ 15 secondes/u)).toBeDefined();
});

test("pause, resume and cancel belong to the host; the focus stays on the button that changes", async () => {
  const [pause, resume, cancel] = [vi.fn(), vi.fn(), vi.fn()];
  const actions = { onPause: pause, onResume: resume, onCancel: cancel };
  const { rerender } = render(<PhotoUploader value={photo} upload={running} {...actions} />);
  await userEvent.click(screen.getByRole("button", { name: "Mettre en pause" }));
  rerender(<PhotoUploader value={photo} upload={{ ...running, state: "paused" }} {...actions} />);
  expect(screen.getByRole("progressbar", { name: /^En pause, 64\s%$/u })).toBeDefined();
  expect(status()).toBe("L’envoi reprendra où il s’est arrêté.");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Reprendre l’envoi" }));
  await userEvent.keyboard("{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Annuler l’envoi" }));
  expect([pause, resume, cancel].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test("a control that goes away leaves the focus to the whole", async () => {
  const { rerender } = render(<PhotoUploader value={photo} onSend={vi.fn()} />);
  await userEvent.click(screen.getByRole("button", { name: "Envoyer la photo" }));
  rerender(<PhotoUploader value={photo} upload={running} onSend={vi.fn()} />);
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Photo" }));
});

test("a running upload waits without a network", () => {
  render(<PhotoUploader value={photo} upload={running} offline />);
  expect(screen.getByRole("progressbar", { name: /^En attente du réseau, 64\s%$/u })).toBeDefined();
  expect(status()).toMatch(/^Connexion perdue/u);
});

test("a failure keeps the photo, says what happened, and can be tried again", async () => {
  const send = vi.fn();
  const failed: PhotoUpload = {
    ...running,
    state: "error",
    message: "Le serveur ne répond pas.",
    reference: "CRN-7F3A",
  };
  render(<PhotoUploader value={photo} upload={failed} onSend={send} />);
  const alert = screen.getByRole("alert").textContent;
  expect(alert).toContain("Le serveur ne répond pas.");
  expect(alert).toContain("La photo est conservée sur cette page.");
  expect(alert).toContain("CRN-7F3A");
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(send).toHaveBeenCalledExactlyOnceWith(photo);
});

test("another photo can be chosen once one was sent or cancelled", async () => {
  const change = vi.fn();
  const { rerender } = render(
    <PhotoUploader value={photo} upload={{ ...running, state: "success" }} onValueChange={change} />,
  );
  expect(status()).toBe("Photo envoyée");
  rerender(<PhotoUploader value={photo} upload={{ ...running, state: "canceled" }} onValueChange={change} />);
  expect(status()).toBe("Envoi annulé. La photo est toujours sur cette page.");
  await userEvent.click(screen.getByRole("button", { name: "Choisir une autre photo" }));
  expect(change).toHaveBeenCalledExactlyOnceWith(null);
});

test("a format that the browser cannot show can be sent all the same", () => {
  render(<PhotoUploader value={photo} onSend={vi.fn()} />);
  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByText(/^Ce navigateur n’affiche pas ce format/u)).toBeDefined();
  expect(screen.getByRole("button", { name: "Envoyer la photo" })).toBeDefined();
});
