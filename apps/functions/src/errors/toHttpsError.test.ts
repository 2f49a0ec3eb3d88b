import { CarnationError } from "@carnation/domain";
import { expect, test } from "vitest";
import { toHttpsError } from "./toHttpsError.ts";

test("a known failure keeps its code and gets the catalogue's French message", () => {
  const error = toHttpsError(new CarnationError("not-found", "no such client"));
  expect(error.code).toBe("not-found");
  expect(error.message).toBe("Cet élément n’existe plus ou a été supprimé.");
});

test("the specification's own message passes unchanged", () => {
  const error = toHttpsError(
    new CarnationError("permission-denied", "Aucun abonnement n'est associé à ce compte."),
  );
  expect(error.message).toBe("Aucun abonnement n'est associé à ce compte.");
});

test("an unexpected failure tells nothing of its cause", () => {
  const error = toHttpsError(new Error("password of the database: 1234"));
  expect(error.code).toBe("internal");
  expect(error.message).toBe("Un problème est survenu de notre côté.");
});
