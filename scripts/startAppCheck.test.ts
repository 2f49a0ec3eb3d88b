import { expect, test } from "vitest";
import { appCheckFromEnvironment } from "./startAppCheck.ts";

test("App Check of this machine is off unless the command says otherwise, in one of two words", () => {
  const words = [undefined, "", "off", "observe", " enforce "];
  expect(words.map((word) => appCheckFromEnvironment({ CARNATION_APP_CHECK: word }))).toEqual([
    "off",
    "off",
    "off",
    "observe",
    "enforce",
  ]);
  expect(() => appCheckFromEnvironment({ CARNATION_APP_CHECK: "on" })).toThrow("n’est ni observe ni enforce");
});
