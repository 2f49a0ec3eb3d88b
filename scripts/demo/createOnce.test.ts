import { afterAll, beforeAll, expect, test } from "vitest";
import { testBackend, type TestBackend } from "../../apps/functions/src/testing/testBackend.ts";
import { createOnce, partOnce } from "./createOnce.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});

afterAll(() => backend.stop());

test("a demo that was cut off goes on, and what was deleted or changed later stays so", async () => {
  const db = backend.admin;
  const tag = (id: string) => db.doc(`tags/${id}`);
  const write = (isCutOff: boolean) =>
    partOnce(db, "tags", async () => {
      await createOnce(tag("peau"), { text: "Peau" });
      if (isCutOff) throw new Error("cut off");
      await createOnce(tag("soin"), { text: "Soin" });
    });
  await expect(write(true)).rejects.toThrow("cut off");
  await tag("peau").update({ text: "Peaux" });
  await write(false);
  expect((await tag("peau").get()).get("text")).toBe("Peaux");
  await tag("soin").delete();
  await write(false);
  expect((await tag("soin").get()).exists).toBe(false);
});
