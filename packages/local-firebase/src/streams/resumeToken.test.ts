import { expect, test } from "vitest";
import { Database } from "../database/database.ts";
import { decodeResumeToken, encodeResumeToken, readEpoch, startNewEpoch } from "./resumeToken.ts";

const base64 = (text: string) => Buffer.from(text).toString("base64");

test("a resume token gives its time back in its own history, and nothing in another one", () => {
  const token = encodeResumeToken("a", 1_800_000_000_000_001n);
  expect(decodeResumeToken("a", token)).toBe(1_800_000_000_000_001n);
  expect(decodeResumeToken("b", token)).toBeNull();
});

test.each(["a", "a@", "a@x", "a@1x", "a@x1", "a@-1", `a@${"1".repeat(20)}`, "@1", ""])(
  "a resume token that is none gives nothing: %j",
  (text) => {
    expect(decodeResumeToken("a", base64(text))).toBeNull();
  },
);

test("a history keeps its name, until it goes on differently", () => {
  const database = new Database(":memory:");
  const epoch = readEpoch(database);
  expect(readEpoch(database)).toBe(epoch);
  startNewEpoch(database);
  const next = readEpoch(database);
  expect(next).not.toBe(epoch);
  expect(readEpoch(database)).toBe(next);
  startNewEpoch(new Database(":memory:"));
});
