import { CarnationError, messageFor } from "@carnation/domain/error";
import { expectSuccess } from "@carnation/domain/internal/error";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCallableResponse } from "./readCallableResponse.ts";

/** What a function throws; the test fails when it throws nothing. */
function failureOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

describe("readCallableResponse", () => {
  it.each([
    [`{"result":{"id":"d1"}}`, { id: "d1" }],
    [`{"data":{"id":"d1"}}`, { id: "d1" }],
    [`{"data":null}`, null],
    [`{"data":false,"result":true}`, false],
  ])("readCallableResponse gives the data of %s", (body, data) => {
    expect(readCallableResponse(200, body)).toEqual(data);
  });

  it.each(["", "<html>", "null", `"text"`, "3", "[]"])("non-JSON response %j gives internal", (body) => {
    expect(failureOf(() => readCallableResponse(200, body))).toMatchObject({
      code: "internal",
      message: "Response is not valid JSON object.",
    });
  });

  it("response missing data gives internal", () => {
    expect(failureOf(() => readCallableResponse(200, "{}"))).toMatchObject({
      code: "internal",
      message: "Response is missing data field.",
    });
  });

  it.each([
    [503, "<html>", "unavailable"],
    [404, "", "not-found"],
    [418, "{}", "unknown"],
    [403, `{"error":{"status":"PERMISSION_DENIED","message":"Non"}}`, "permission-denied"],
    [409, `{"error":{"status":"ALREADY_EXISTS"}}`, "aborted"],
    [200, `{"error":{"status":"NOT_FOUND"}}`, "not-found"],
    [504, `{"error":{"status":"A_NEW_STATUS"}}`, "deadline-exceeded"],
    [500, `{"error":{}}`, "internal"],
  ] as const)("a failure %s %s is %s", (status, body, code) => {
    expect(failureOf(() => readCallableResponse(status, body))).toMatchObject({ code });
  });

  it("readCallableResponse keeps the server's message", () => {
    const body = `{"error":{"status":"PERMISSION_DENIED","message":"Non"}}`;
    expect(failureOf(() => readCallableResponse(403, body))).toMatchObject({ message: "Non" });
  });

  it("readCallableResponse throws nothing but errors of the catalogue, whatever comes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), fc.oneof(fc.string(), fc.json()), (status, body) => {
        let failure: unknown = null;
        try {
          readCallableResponse(status, body);
        } catch (error) {
          failure = error;
        }
        expect(failure === null || failure instanceof CarnationError).toBe(true);
      }),
    );
  });
});

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
