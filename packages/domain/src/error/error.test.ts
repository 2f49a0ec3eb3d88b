import { describe, expect, it } from "vitest";
import { typeset } from "../text/typeset.ts";
import { callableErrorCodeOf } from "./callableErrorCode.ts";
import { CarnationError, errorCodes } from "./carnationError.ts";
import { clientMessages } from "./clientMessages.ts";
import { messageFor } from "./messageFor.ts";
import { toCarnationError } from "./toCarnationError.ts";

/** An error as the Firebase SDK throws them. */
function firebaseError(code: string, message = code): Error {
  return Object.assign(new Error(message), { code });
}

describe("callableErrorCodeOf", () => {
  it.each([
    [400, "invalid-argument"],
    [401, "unauthenticated"],
    [403, "permission-denied"],
    [404, "not-found"],
    [409, "aborted"],
    [429, "resource-exhausted"],
    [499, "cancelled"],
    [500, "internal"],
    [501, "unimplemented"],
    [503, "unavailable"],
    [504, "deadline-exceeded"],
    [418, "unknown"],
  ] as const)("of status %s is %s", (status, code) => {
    expect(callableErrorCodeOf(status)).toBe(code);
  });
});

describe("toCarnationError", () => {
  it.each([
    ["functions/not-found", "not-found"],
    ["functions/already-exists", "aborted"],
    ["functions/failed-precondition", "invalid-argument"],
    ["permission-denied", "permission-denied"],
    ["storage/unauthorized", "permission-denied"],
    ["storage/object-not-found", "not-found"],
    ["storage/canceled", "cancelled"],
    ["storage/retry-limit-exceeded", "unavailable"],
    ["auth/invalid-credential", "wrong-credentials"],
    ["auth/user-not-found", "wrong-credentials"],
    ["auth/wrong-password", "wrong-credentials"],
    ["auth/user-disabled", "account-disabled"],
    ["auth/too-many-requests", "too-many-attempts"],
    ["auth/network-request-failed", "unavailable"],
    ["auth/user-token-expired", "unauthenticated"],
    ["auth/constructor", "unknown"],
  ])("reads %s as %s", (code, expected) => {
    expect(toCarnationError(firebaseError(code)).code).toBe(expected);
  });

  it("takes anything without a code for unknown, keeping it as the cause", () => {
    const cause = new TypeError("x is not a function");
    expect(toCarnationError(cause)).toMatchObject({ code: "unknown", message: "x is not a function", cause });
    expect(toCarnationError(undefined).code).toBe("unknown");
  });

  it("removes the status that the SDK appends to a callable's message", () => {
    const error = toCarnationError(firebaseError("functions/permission-denied", "Réservé aux admins [403]"));
    expect(error.message).toBe("Réservé aux admins");
  });

  it("returns an error of the catalogue as it is", () => {
    const error = new CarnationError("not-found");
    expect(toCarnationError(error)).toBe(error);
  });
});

describe("messageFor", () => {
  it.each([
    [
      "invalid-argument",
      "Certaines informations sont incorrectes. Vérifiez les champs signalés.",
      "focus-errors",
    ],
    ["unauthenticated", "Votre session a expiré. Reconnectez-vous.", "sign-in"],
    ["permission-denied", "Vous n’avez pas accès à cette action.", "stay"],
    ["not-found", "Cet élément n’existe plus ou a été supprimé.", "back-to-list"],
    ["aborted", "Cet élément a été modifié entre-temps. Rechargez la page.", "offer-reload"],
    ["resource-exhausted", "Trop de demandes. Patientez une minute.", "wait"],
    ["cancelled", "Opération annulée.", "stay"],
    ["internal", "Un problème est survenu de notre côté.", "retry"],
    ["unknown", "Un problème est survenu de notre côté.", "retry"],
    ["unimplemented", "Cette fonction n’est pas encore disponible.", "hide-feature"],
    ["unavailable", "Le service est momentanément indisponible.", "retry-once-then-offer"],
    [
      "deadline-exceeded",
      "Le délai est dépassé. Votre demande continue peut-être\u00A0: nous vérifions.",
      "check-before-retry",
    ],
    ["offline", "Vous êtes hors connexion.", "stay"],
    ["wrong-credentials", "E-mail ou mot de passe incorrect.", "focus-errors"],
    ["account-disabled", "Votre compte est désactivé. Contactez le support.", "stay"],
  ] as const)("%s reads: %s", (code, message, action) => {
    expect(messageFor(new CarnationError(code))).toMatchObject({ code, message, action });
  });

  it("has typeset French for every code", () => {
    for (const code of errorCodes) {
      const { message } = messageFor(new CarnationError(code));
      expect(message).toBe(typeset(message));
    }
  });

  it("shows the specification's messages as the server sent them", () => {
    const refused = firebaseError("functions/permission-denied", `${clientMessages.noSubscription} [403]`);
    expect(messageFor(refused)).toMatchObject({
      code: "permission-denied",
      message: "Aucun abonnement n'est associé à ce compte.",
    });
  });

  it("shows no other message of a server", () => {
    const failed = firebaseError("functions/internal", "ECONNREFUSED 10.0.0.3 [500]");
    expect(messageFor(failed).message).toBe("Un problème est survenu de notre côté.");
    const developer = new CarnationError("unauthenticated", clientMessages.profileNeedsSignIn);
    expect(messageFor(developer).message).toBe("Votre session a expiré. Reconnectez-vous.");
  });
});
