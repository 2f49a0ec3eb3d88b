import { expect, test } from "vitest";
import { withSupport } from "./supportContact.ts";

test("a sentence names the support of the deployment, and promises none where there is none", () => {
  expect(withSupport("Photo endommagée.", "aide@carnation.example")).toBe(
    "Photo endommagée. Contactez le support\u00A0: aide@carnation.example.",
  );
  for (const none of ["", undefined])
    expect(withSupport("Photo endommagée.", none)).toBe("Photo endommagée.");
});

test("a sentence that names the support already does not name it twice", () => {
  const address = "aide@carnation.example";
  const once = withSupport("Photo endommagée.", address);
  expect(withSupport(once, address)).toBe(once);
});
