import "../styles/styles.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pageRoot } from "../testing/pageRoot.ts";
import { RecommendationForm } from "./testing/RecommendationForm.tsx";

const root = pageRoot();

test.each([390, 1440])("at %i px every button of the foot stands inside the form", async (width) => {
  await page.viewport(width, 800);
  root.render(
    <div style={{ paddingInline: 24 }}>
      <RecommendationForm />
    </div>,
  );
  await expect.element(page.getByRole("button", { name: "Désactiver le sérum" })).toBeVisible();
  const form = document.querySelector("form")!.getBoundingClientRect();
  for (const button of document.querySelectorAll(".cn-resource-form__foot button")) {
    const { left, right } = button.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(form.left);
    expect(right).toBeLessThanOrEqual(form.right);
  }
});
