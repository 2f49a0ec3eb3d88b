import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { CaptureFrame } from "./CaptureFrame.tsx";
import { hints } from "./testing/hints.ts";

afterEach(() => {
  vi.useRealTimers();
});

const ignore = vi.fn();

describeConformance(<CaptureFrame status="refused" onCapture={ignore} onRestart={ignore} />);

const shutter = (): HTMLElement => screen.getByRole("button", { name: "Prendre la photo" });
const spoken = (): readonly string[] => screen.getAllByRole("status").map(({ textContent }) => textContent);
const second = (): void => {
  act(() => {
    vi.advanceTimersByTime(1000);
  });
};

test("the shutter counts 3, 2, 1, and takes the picture from the video", () => {
  vi.useFakeTimers();
  const capture = vi.fn();
  render(<CaptureFrame onCapture={capture} />);
  fireEvent.click(shutter());
  for (const left of ["Photo dans 3", "Photo dans 2", "Photo dans 1"]) {
    expect(spoken()).toContain(left);
    expect(capture).not.toHaveBeenCalled();
    second();
  }
  const video = screen.getByLabelText("Image en direct de l’appareil photo");
  expect(capture).toHaveBeenCalledExactlyOnceWith({ video, aspectRatio: 3 / 4 });
});

test.each(["Escape", "the shutter"])(
  "%s cancels the countdown, and the focus stays on the shutter",
  (way) => {
    vi.useFakeTimers();
    const capture = vi.fn();
    render(<CaptureFrame onCapture={capture} />);
    shutter().focus();
    fireEvent.click(shutter());
    second();
    if (way === "Escape") fireEvent.keyDown(document.body, { key: "Escape" });
    else fireEvent.click(screen.getByRole("button", { name: "Annuler le compte à rebours" }));
    expect(spoken()).toContain("Compte à rebours annulé");
    act(() => vi.advanceTimersByTime(5000));
    expect(capture).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(shutter());
  },
);

test("the picture is taken at once without a countdown", async () => {
  const capture = vi.fn();
  render(<CaptureFrame countdownSeconds={0} onCapture={capture} />);
  await userEvent.click(shutter());
  expect(capture).toHaveBeenCalledTimes(1);
});

test("a countdown that the host runs is shown, and the host stops it", () => {
  const cancel = vi.fn();
  render(<CaptureFrame countdown={2} onCountdownCancel={cancel} onCapture={ignore} />);
  expect(spoken()).toContain("Photo dans 2");
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(cancel).toHaveBeenCalledTimes(1);
});

test("every condition has its word; one line says what to adjust, once it is steady", () => {
  vi.useFakeTimers();
  const { rerender } = render(<CaptureFrame hints={hints("Approchez-vous")} onCapture={ignore} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Lumière bien",
    "Distance à ajuster",
    "Cadrage bien",
    "Netteté en cours",
  ]);
  expect(spoken()).toContain("Approchez-vous");
  rerender(<CaptureFrame hints={hints("Reculez")} onCapture={ignore} />);
  expect(spoken()).not.toContain("Reculez");
  rerender(<CaptureFrame hints={hints(null)} onCapture={ignore} />);
  act(() => vi.advanceTimersByTime(600));
  expect(spoken()).toContain("Tout est prêt. Ne bougez plus.");
});

test("the previous photo shows through as much as one wants", () => {
  const change = vi.fn();
  const view = render(<CaptureFrame ghost="/avant.jpg" onGhostOpacityChange={change} onCapture={ignore} />);
  const range = screen.getByRole("slider", { name: "Photo précédente" });
  expect(range.getAttribute("aria-valuetext")).toMatch(/^35\s%$/u);
  fireEvent.change(range, { target: { value: "60" } });
  expect(change).toHaveBeenCalledExactlyOnceWith(0.6);
  const shown = () => screen.getByRole("img", { name: /^Photo précédente/u });
  expect(shown().style.opacity).toBe("0.6");
  URL.createObjectURL = () => "blob:avant";
  URL.revokeObjectURL = ignore;
  view.rerender(<CaptureFrame ghost={new Blob(["avant"])} defaultGhostOpacity={0.6} onCapture={ignore} />);
  expect([shown().getAttribute("src"), shown().style.opacity]).toEqual(["blob:avant", "0.6"]);
});

test("the grid is a button that stays pressed", async () => {
  render(<CaptureFrame onCapture={ignore} />);
  const grid = screen.getByRole("button", { name: "Grille" });
  expect(grid.getAttribute("aria-pressed")).toBe("false");
  await userEvent.click(grid);
  expect(grid.getAttribute("aria-pressed")).toBe("true");
});

test("the choice that the photo takes itself is the host's to keep, and offered only where the host can", async () => {
  const change = vi.fn();
  const offered = { onAutoShotChange: change, onCapture: ignore };
  const { rerender } = render(<CaptureFrame {...offered} autoShot />);
  const button = screen.getByRole("button", { name: "Déclenchement automatique" });
  expect(button.getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(button);
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
  rerender(<CaptureFrame {...offered} />);
  expect(button.getAttribute("aria-pressed")).toBe("false");
  rerender(<CaptureFrame onCapture={ignore} />);
  expect(screen.queryByRole("button", { name: "Déclenchement automatique" })).toBeNull();
});

test("the outlines of an earlier photo take the place of the oval, as in a mirror where the picture is one", () => {
  const outlines = [
    [
      { x: 0.2, y: 0.3 },
      { x: 0.6, y: 0.3 },
      { x: 0.4, y: 0.9 },
    ],
  ];
  const traced = (container: HTMLElement) =>
    container.querySelector(".cn-capture-frame__outline")?.getAttribute("d");
  const { container, rerender } = render(
    <CaptureFrame outlines={outlines} mirrored={false} onCapture={ignore} />,
  );
  expect(container.querySelector("ellipse")).toBeNull();
  expect(traced(container)).toBe("M15 30L45 30L30 90Z");
  rerender(<CaptureFrame outlines={outlines} onCapture={ignore} />);
  expect(traced(container)).toBe("M60 30L30 30L45 90Z");
  rerender(<CaptureFrame onCapture={ignore} />);
  expect(container.querySelector("ellipse")).not.toBeNull();
});

test.each([
  ["refused", /^L’accès à l’appareil photo est refusé.*Choisissez «\sAutoriser\s»/u, true],
  ["absent", /^Aucun appareil photo.*importez une photo/u, true],
  ["busy", /^L’appareil photo ne répond pas/u, true],
  ["insecure", /https/u, false],
] as const)("%s: what to do, and another way", async (status, sentence, retries) => {
  const restart = vi.fn();
  render(
    <CaptureFrame
      status={status}
      onCapture={ignore}
      onRestart={restart}
      fallback={<button type="button">Importer une photo</button>}
    />,
  );
  expect(screen.getByRole("alert").textContent).toMatch(sentence);
  expect(screen.getByRole("button", { name: "Importer une photo" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Prendre la photo" })).toBeNull();
  const retry = screen.queryByRole("button", { name: "Réessayer" });
  if (retry) await userEvent.click(retry);
  expect(restart).toHaveBeenCalledTimes(retries ? 1 : 0);
});

test("the shutter takes nothing before the picture is there", async () => {
  const capture = vi.fn();
  render(<CaptureFrame status="asking" countdownSeconds={0} onCapture={capture} />);
  expect(spoken().join()).toContain("Autorisez l’appareil photo");
  await userEvent.click(shutter());
  expect(capture).not.toHaveBeenCalled();
});

test("the photo taken is looked at, then used or taken again; the focus follows", async () => {
  const [retake, use] = [vi.fn(), vi.fn()];
  const reviewed = { onCapture: ignore, onRetake: retake, onUse: use, countdownSeconds: 0 };
  const { rerender } = render(<CaptureFrame {...reviewed} />);
  await userEvent.click(shutter());
  rerender(<CaptureFrame {...reviewed} captured="/photo.jpg" />);
  expect(screen.getByRole("img", { name: "La photo prise" }).getAttribute("src")).toBe("/photo.jpg");
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Prise de vue" }));
  await userEvent.click(screen.getByRole("button", { name: "Utiliser cette photo" }));
  await userEvent.click(screen.getByRole("button", { name: "Reprendre" }));
  expect([retake, use].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
