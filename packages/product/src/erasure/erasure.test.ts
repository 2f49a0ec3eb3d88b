import { CarnationError } from "@carnation/domain/error";
import { expect, test } from "vitest";
import { erasureKinds, erasureTexts, parseErasure, erasureRequest } from "./erasure.ts";
import { parsePayload } from "../wire/payload.ts";

test("an erasure names what is erased until it is done", () => {
  expect(parseErasure({ kind: "customer", target: "zoe", requested: 1 })).toEqual({
    kind: "customer",
    target: "zoe",
  });
  expect(parseErasure({ kind: "photos", finished: 1 })).toEqual({ kind: "photos", target: null });
  expect(() => parseErasure({ kind: "everything" })).toThrow("customer");
});

test("an erasure's question says for each kind what goes and what stays", () => {
  for (const kind of erasureKinds) {
    expect(erasureTexts[kind].goes).toMatch(/effacée?s pour toujours\.$/u);
    expect(erasureTexts[kind].stays).toMatch(/^Restent? /u);
  }
});

test("a payload is an id", () => {
  expect(parsePayload(erasureRequest, { id: "zoe" })).toEqual({ id: "zoe" });
  for (const payload of [null, {}, { id: "" }, { id: "a/b" }]) {
    expect(() => parsePayload(erasureRequest, payload)).toThrow(CarnationError);
  }
});
