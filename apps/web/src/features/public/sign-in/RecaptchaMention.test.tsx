import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RecaptchaMention } from "./RecaptchaMention.tsx";

test("the mention of reCAPTCHA links what of Google's applies", () => {
  const { container } = render(<RecaptchaMention />);
  expect(container.textContent.replaceAll("\u00A0", " ")).toBe(
    "Ce site est protégé par reCAPTCHA : les règles de confidentialité et les conditions d’utilisation de Google s’appliquent.",
  );
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "https://policies.google.com/privacy",
    "https://policies.google.com/terms",
  ]);
});
