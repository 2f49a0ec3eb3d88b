import "../../styles/styles.css";
import "../../styles/page.css";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { WeightField } from "./WeightField.tsx";

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

async function show(): Promise<HTMLInputElement> {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<WeightField label="Rides et ridules" defaultValue={1} />);
  const slider = page.getByRole("slider");
  await expect.element(slider).toBeInTheDocument();
  return slider.element() as HTMLInputElement;
}

test("pressing a stroke, near its edges too, gives its number", async () => {
  const slider = await show();
  const { width, height } = slider.getBoundingClientRect();
  for (const [stroke, within] of [
    [3, 0.5],
    [5, 0.15],
    [2, 0.85],
    [1, 0.5],
    [4, 0.15],
  ] as const) {
    await page.elementLocator(slider).click({
      position: { x: (width / 5) * (stroke - 1 + within), y: height / 2 },
      force: true,
    });
    expect(slider.value).toBe(String(stroke));
  }
});

test("arrows, Home and End", async () => {
  const slider = await show();
  slider.focus();
  await userEvent.keyboard("{ArrowRight}{ArrowUp}");
  expect(slider.value).toBe("3");
  await userEvent.keyboard("{End}");
  expect(slider.value).toBe("5");
  await userEvent.keyboard("{Home}");
  expect(slider.value).toBe("1");
});

test("the target is 44 px high", async () => {
  const slider = await show();
  expect(slider.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
