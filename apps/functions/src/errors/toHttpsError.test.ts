import { CarnationError, toCarnationError } from "@carnation/domain/error";
import { clientMessages } from "@carnation/domain/internal/error";
import { expect, test } from "vitest";
import { toHttpsError } from "./toHttpsError.ts";

test("a known failure keeps its code and gets the catalogue's French message", () => {
  const error = toHttpsError(new CarnationError("not-found", "no such client"));
  expect(error.code).toBe("not-found");
  expect(error.message).toBe("Cet élément n’existe plus ou a été supprimé.");
});

test("the specification's own message passes letter for letter", () => {
  const error = toHttpsError(new CarnationError("permission-denied", clientMessages.noSubscription));
  expect(error.message).toBe("Aucun abonnement n'est associté à ce compte.");
});

test("a failure that callables have no code for arrives as itself", () => {
  const error = toHttpsError(new CarnationError("email-in-use"));
  expect(error.code).toBe("aborted");
  expect(error.message).toBe(
    "Un compte existe déjà avec cette adresse e-mail. Choisissez-en une autre ou connectez-vous.",
  );
  expect(toCarnationError(error).code).toBe("email-in-use");
});

test("a failure of our own is logged as such, whatever it says", () => {
  expect(toHttpsError(new CarnationError("internal", "disk full")).message).not.toContain("disk");
});

test("a failure of a library is ours, whatever code it has", () => {
  const error = toHttpsError(Object.assign(new Error("no bucket"), { code: "storage/bucket-not-found" }));
  expect(error).toMatchObject({ code: "internal", message: "Un problème est survenu de notre côté." });
});

test("an unexpected failure tells nothing of its cause", () => {
  const error = toHttpsError(new Error("password of the database: 1234"));
  expect(error.code).toBe("internal");
  expect(error.message).toBe("Un problème est survenu de notre côté.");
});

test.each([
  [14, "14 UNAVAILABLE: no connection"],
  [4, "4 DEADLINE_EXCEEDED: too late"],
  [8, "8 RESOURCE_EXHAUSTED: quota"],
  [9, "9 FAILED_PRECONDITION: The database cannot be written at the moment."],
  [503, "The disk is full."],
])("a service that fails with %s is unavailable, without a word of its own", (code, message) => {
  const error = toHttpsError(Object.assign(new Error(message), { code }));
  expect([error.code, error.message]).toEqual([
    "unavailable",
    expect.not.stringContaining(message.split(": ").at(-1)!),
  ]);
});

test.each([5, 9, 13])("a failure of Firestore with code %i is ours", (code) => {
  expect(toHttpsError(Object.assign(new Error("no index"), { code })).code).toBe("internal");
});
