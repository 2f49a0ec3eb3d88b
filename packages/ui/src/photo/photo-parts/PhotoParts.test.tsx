import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { OpacitySlider } from "./OpacitySlider.tsx";
import { PhotoFrame } from "./PhotoFrame.tsx";
import { PhotoNotice } from "./PhotoNotice.tsx";
import { type PhotoSource, usePhoto } from "./usePhoto.ts";

const ignore = (): void => undefined;

describeConformance(<OpacitySlider label="Opacité" value={0.6} onValueChange={ignore} />, {
  restTo: "control",
});
describeConformance(<PhotoNotice state="erased" />);
describeConformance(<PhotoFrame src={null} alt="" />);

// jsdom has no addresses for blobs.
const addresses: string[] = [];
beforeEach(() => {
  addresses.length = 0;
  const createObjectURL = (): string => {
    addresses.push(`blob:${addresses.length}`);
    return addresses.at(-1) ?? "";
  };
  const revokeObjectURL = (address: string): void => void addresses.splice(addresses.indexOf(address), 1);
  vi.stubGlobal("URL", Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("an opacity is spoken as it is written", () => {
  const change = vi.fn();
  const { container } = render(<OpacitySlider label="Opacité" value={0.6} onValueChange={change} />);
  const slider = screen.getByRole("slider", { name: "Opacité" });
  expect(slider.getAttribute("aria-valuetext")).toBe("60\u00A0%");
  expect(container.querySelector("output")?.textContent).toBe("60\u00A0%");
  fireEvent.change(slider, { target: { value: "85" } });
  expect(change).toHaveBeenCalledWith(0.85);
});

function Photo({ src }: { readonly src: PhotoSource }): ReactNode {
  const { state, attempt, image, retry } = usePhoto(src);
  const [count, setCount] = useState(0);
  return (
    <>
      {image && <img key={attempt} {...image} alt="Visage" />}
      <PhotoNotice
        state={state}
        onRetry={() => {
          setCount(count + 1);
          retry?.();
        }}
      />
      <output aria-label="essais">{count}</output>
    </>
  );
}

test("a photo loads, is there, and is replaced by the next one", () => {
  const { rerender, container } = render(<Photo src="/a.jpg" />);
  expect(container.textContent).toContain("Chargement de la photo");
  fireEvent.load(screen.getByAltText("Visage"));
  expect(container.textContent).not.toContain("Chargement");
  rerender(<Photo src="/b.jpg" />);
  expect(container.textContent).toContain("Chargement de la photo");
});

test("a photo that fails says so and is asked for again", async () => {
  const { container } = render(<Photo src="/a.jpg" />);
  const first = screen.getByAltText("Visage");
  fireEvent.error(first);
  expect(container.textContent).toContain("La photo n’a pas pu être affichée.");
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(container.textContent).toContain("Chargement de la photo");
  expect(screen.getByAltText("Visage")).not.toBe(first);
});

test("an erased photo is said to be, one that is asked for loads", () => {
  const { rerender, container } = render(<Photo src={null} />);
  expect(container.textContent).toContain("Photo effacée");
  expect(screen.queryByAltText("Visage")).toBeNull();
  rerender(<Photo src={undefined} />);
  expect(container.textContent).toContain("Chargement de la photo");
});

test("a photo in memory has an address for as long as it is shown", () => {
  const { rerender, unmount } = render(<PhotoFrame src={new Blob(["a"])} alt="Visage" />);
  expect(addresses).toEqual([screen.getByAltText("Visage").getAttribute("src")]);
  rerender(<PhotoFrame src={new Blob(["b"])} alt="Visage" />);
  expect(addresses).toEqual([screen.getByAltText("Visage").getAttribute("src")]);
  unmount();
  expect(addresses).toEqual([]);
});

test("bytes that are no picture are not asked for again, and the host says what to do", () => {
  const { container } = render(
    <PhotoFrame src={new Blob(["texte"])} alt="Visage" unreadable="Contactez le support." />,
  );
  fireEvent.error(screen.getByAltText("Visage"));
  expect(container.textContent).toBe("Contactez le support.");
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByAltText("Visage")).toBeNull();
});

test("a photo fills its frame, or is seen whole", () => {
  const { container, rerender } = render(<PhotoFrame src="/a.jpg" alt="Visage" />);
  const fit = () => container.querySelector(".cn-photo-frame")?.getAttribute("data-fit");
  expect(fit()).toBe("cover");
  rerender(<PhotoFrame src="/a.jpg" alt="Visage" fit="whole" />);
  expect(fit()).toBe("whole");
});

test("a host that knows why a photo does not come says it, and a thumbnail stays blank", () => {
  const photo = { src: undefined, alt: "Visage", notice: "Pas encore lue" };
  const { container, rerender } = render(<PhotoFrame {...photo} />);
  expect(container.textContent).toBe("Pas encore lue");
  rerender(<PhotoFrame {...photo} thumbnail />);
  expect(container.textContent).toBe("");
});
