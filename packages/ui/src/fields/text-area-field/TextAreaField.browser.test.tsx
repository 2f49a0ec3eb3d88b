import "../../styles/styles.css";
import "../../styles/page.css";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { TextAreaField } from "./TextAreaField.tsx";

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

test("a text area grows with the text, then scrolls", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
  root.render(<TextAreaField label="Notes" rows={2} maxRows={5} />);
  const area = page.getByRole("textbox");
  await expect.element(area).toBeVisible();
  const height = (): number => area.element().getBoundingClientRect().height;
  const small = height();
  await userEvent.type(area, "1{Enter}2{Enter}3{Enter}4");
  const grown = height();
  expect(grown).toBeGreaterThan(small);
  await userEvent.type(area, "{Enter}5{Enter}6{Enter}7{Enter}8{Enter}9");
  expect(height()).toBeLessThan(grown * 1.5);
  expect(area.element().scrollHeight).toBeGreaterThan(area.element().clientHeight);
});
