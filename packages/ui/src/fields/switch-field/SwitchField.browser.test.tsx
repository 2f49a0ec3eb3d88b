import "../../styles/styles.css";
import "../../styles/page.css";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { SwitchField } from "./SwitchField.tsx";

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

test("the word that holds is seen, alone of the two", async () => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<SwitchField label="Afficher les masques" />);
  await expect.element(page.getByText("Désactivé")).toBeVisible();
  await expect.element(page.getByText("Activé", { exact: true })).not.toBeVisible();
  await page.getByText("Afficher les masques").click();
  await expect.element(page.getByText("Activé", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Désactivé")).not.toBeVisible();
});
