import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { type MeasuredPhoto, measurePhoto } from "./guide/measurePhoto.ts";
import { PhotoAdvice } from "./PhotoAdvice.tsx";

vi.mock("./guide/measurePhoto.ts", () => ({ measurePhoto: vi.fn() }));

const photo = (name: string): File => new File(["jpeg"], name, { type: "image/jpeg" });
const measured: MeasuredPhoto = {
  conditions: [
    { name: "framing", state: "ok" },
    { name: "sharpness", state: "adjust", code: "too-blurred" },
  ],
  faceWidth: 640,
};

test("the measures of a photo are told, and anew for the next one", async () => {
  vi.mocked(measurePhoto)
    .mockResolvedValueOnce(measured)
    .mockResolvedValueOnce({
      ...measured,
      conditions: [{ name: "sharpness", state: "ok" }],
    });
  const edit = vi.fn();
  const { rerender } = render(<PhotoAdvice photo={photo("a.jpg")} onEdit={edit} />);
  expect(screen.getByText("Mesure de la photo, sur cet appareil…")).toBeDefined();
  expect((await screen.findByText("Floue")).closest("div")?.textContent).toBe("NettetéFloue");
  expect(screen.getByText("Visage entier")).toBeDefined();
  rerender(<PhotoAdvice photo={photo("b.jpg")} onEdit={edit} />);
  expect(await screen.findByText("Nette")).toBeDefined();
  expect(screen.queryByText("Floue")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Recadrer ou tourner" }));
  expect(edit).toHaveBeenCalledOnce();
});

test("a photo that cannot be measured comes with what to look at", async () => {
  vi.mocked(measurePhoto).mockRejectedValueOnce(new Error("no worker"));
  render(<PhotoAdvice photo={photo("a.jpg")} onEdit={() => undefined} />);
  expect(await screen.findByText("La lumière vient de face, sans ombre marquée.")).toBeDefined();
  expect(screen.queryByText(/conviennent à l’analyse/u)).toBeNull();
});
