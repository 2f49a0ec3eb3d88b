import { expect, test } from "vitest";
import { browserSuite } from "../testing/browserSuite.ts";

const suite = browserSuite();

test("a batch that is too large is refused for good, and what stands before and behind it is written", async () => {
  const outcomes = await suite.page.evaluate(async () => {
    const { db, doc, outcome, room, setDoc, writeBatch } = firebase;
    const place = room();
    const large = writeBatch(db);
    const text = "x".repeat(1_000_000);
    for (let index = 0; index < 12; index++) large.set(doc(place, `large${index}`), { text });
    // All at once, so that they share a request.
    return Promise.all([
      outcome(setDoc(doc(place, "before"), { text })),
      outcome(large.commit()),
      outcome(setDoc(doc(place, "behind"), { text })),
    ]);
  });
  expect(outcomes).toEqual(["ok", "invalid-argument", "ok"]);
});
