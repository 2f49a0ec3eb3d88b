import { deleteApp, initializeApp } from "firebase/app";
import { expect, test } from "vitest";
import { authOf } from "./authOf.ts";

test("the sign-in asks Firebase for its e-mails and pages in French", async () => {
  const app = initializeApp({ projectId: "demo-langue", apiKey: "test" }, "langue");
  const auth = authOf(app);
  expect(auth.languageCode).toBe("fr");
  await deleteApp(app);
});
