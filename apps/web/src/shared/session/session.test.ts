import { describe, expect, test } from "vitest";
import { noticeFrom, noticeState } from "./notices.ts";
import { loginPathFrom, pageOwnerState, returnPathFrom } from "./returnPath.ts";

describe("coming back after sign-in", () => {
  test("the address that was asked for survives the login, query and hash included", () => {
    const asked = "/user/diagnosis/results/abc?critere=30&onglet=criteres#haut";
    const login = new URL(loginPathFrom(asked), "https://carnation.test");
    expect(login.pathname).toBe("/auth/login");
    expect(returnPathFrom(login.search, null, "claire")).toBe(asked);
  });

  test.each([
    ["", "nothing asked for"],
    ["?retour=https://ailleurs.test", "another site"],
    ["?retour=//ailleurs.test/user/x", "another site without a scheme"],
    ["?retour=/user/\\ailleurs.test", "a backslash that browsers read as a slash"],
    ["?retour=/auth/login", "the login itself"],
    ["?retour=/user/logout", "the way out"],
    ["?retour=/user/x/../logout/", "the way out, written otherwise"],
  ])("%s leads to the dashboard (%s)", (search) => {
    expect(returnPathFrom(search, null, "claire")).toBe("/user/dashboard");
  });
});

test.each([
  ["claire", "/user/diagnosis/results/abc"],
  ["nadia", "/user/dashboard"],
])("a page that Claire left leads %s to %s", (uid, path) => {
  const { search } = new URL(loginPathFrom("/user/diagnosis/results/abc"), "https://carnation.test");
  expect(returnPathFrom(search, pageOwnerState("claire"), uid)).toBe(path);
});

describe("notices", () => {
  test("a notice left for the next page is read there", () => {
    expect(noticeFrom(noticeState("signed-out"))).toEqual({ tone: "success", text: "Vous êtes déconnecté." });
  });

  test.each([null, undefined, "signed-out", { notice: "autre" }, { notice: 3 }])(
    "%j is no notice",
    (state) => {
      expect(noticeFrom(state)).toBeNull();
    },
  );
});
