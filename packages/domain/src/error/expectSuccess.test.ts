import { messageFor } from "./messageFor.ts";
import { expectSuccess } from "./expectSuccess.ts";
import { describe, expect, it } from "vitest";

/** Gives what a function throws; the test fails when it throws nothing. */
function failureOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

describe("expectSuccess", () => {
  it("expectSuccess lets success pass", () => {
    expect(() => expectSuccess({ success: true, id: "c1" })).not.toThrow();
  });

  it.each([{ success: false }, { success: "true" }, {}, null, undefined, { success: false, message: " " }])(
    "expectSuccess rejects with the server's result %j",
    (result) => {
      expect(failureOf(() => expectSuccess(result))).toMatchObject({ code: "refused", cause: result });
    },
  );

  it.each([
    { success: false, message: "Ce code existe déjà." },
    { success: false, error: "Ce code existe déjà." },
    { success: false, error: { message: "Ce code existe déjà." } },
  ])("expectSuccess shows the reason in %j", (result) => {
    const failure = failureOf(() => expectSuccess(result));
    expect(messageFor(failure)).toMatchObject({ title: "Demande refusée", message: "Ce code existe déjà." });
    expect(failure).toHaveProperty("cause", result);
  });
});
