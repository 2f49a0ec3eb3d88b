import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { en } from "../../foundations/messages/en.ts";
import { UiProvider } from "../../foundations/provider/UiProvider.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { homeView } from "./zoomMath.ts";
import { ZoomButtons } from "./ZoomButtons.tsx";
import { ZoomPan } from "./ZoomPan.tsx";

const picture = <img src="data:," alt="Visage de face" />;
const control = {
  view: homeView,
  canZoomIn: true,
  canZoomOut: false,
  zoomIn: () => undefined,
  zoomOut: () => undefined,
  reset: () => undefined,
};

describeConformance(<ZoomPan label="Photo">{picture}</ZoomPan>);
describeConformance(<ZoomButtons zoom={control} />);

const viewport = (): HTMLElement => screen.getByRole("group", { name: "Photo" });
const scale = (): number => Number(viewport().style.getPropertyValue("--cn-zoom"));

test("buttons zoom in, out and back, and say how far", async () => {
  render(<ZoomPan label="Photo">{picture}</ZoomPan>);
  await userEvent.click(screen.getByRole("button", { name: "Agrandir" }));
  expect(scale()).toBe(1.5);
  expect(screen.getByRole("status").textContent).toBe("Agrandissement\u00A0: 150\u00A0%");
  await userEvent.click(screen.getByRole("button", { name: "Réduire" }));
  expect(scale()).toBe(1);
  await userEvent.click(screen.getByRole("button", { name: "Agrandir" }));
  await userEvent.click(screen.getByRole("button", { name: "Vue entière" }));
  expect(scale()).toBe(1);
});

test("keys do the same, on the viewport that has the focus", async () => {
  render(<ZoomPan label="Photo">{picture}</ZoomPan>);
  await userEvent.tab();
  expect(viewport()).toBe(document.activeElement);
  await userEvent.keyboard("++");
  expect(scale()).toBe(2.25);
  await userEvent.keyboard("-");
  expect(scale()).toBe(1.5);
  await userEvent.keyboard("0");
  expect(scale()).toBe(1);
});

test("a button at its end keeps the focus and does nothing", async () => {
  const change = vi.fn();
  render(
    <ZoomPan label="Photo" onViewChange={change}>
      {picture}
    </ZoomPan>,
  );
  const out = screen.getByRole("button", { name: "Réduire" });
  await userEvent.click(out);
  expect(out.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(out);
  expect(change).not.toHaveBeenCalled();
});

test("a host that holds the view is asked, and shows what it answers", async () => {
  const change = vi.fn();
  const held = { scale: 2, x: 0.25, y: 0.75 };
  render(
    <ZoomPan label="Photo" view={held} onViewChange={change} maxScale={4}>
      {picture}
    </ZoomPan>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Agrandir" }));
  expect(change).toHaveBeenCalledWith(expect.objectContaining({ scale: 3 }));
  expect(scale()).toBe(2);
  expect(viewport().style.getPropertyValue("--cn-pan-x")).toBe("0.25");
});

test("the keys are described, in the language of the page", () => {
  render(
    <UiProvider locale="en-GB" messages={en}>
      <ZoomPan label="Photo">{picture}</ZoomPan>
    </UiProvider>,
  );
  const id = viewport().getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(id)?.textContent).toContain("+ and − to zoom");
  expect(screen.getByRole("button", { name: "Whole view" })).toBeDefined();
});
