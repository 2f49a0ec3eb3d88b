import { describe, expect, it } from "vitest";
import { typeset } from "../text/typeset.ts";
import { callableErrorCodes } from "./callableErrorCode.ts";
import { CarnationError, errorCodes } from "./carnationError.ts";
import { clientMessages, clientTexts, shownMessage } from "./clientMessages.ts";
import { messageFor } from "./messageFor.ts";
import { errorCodeOf, serverMessage, toCarnationError } from "./toCarnationError.ts";
import { isCallableErrorCode, wireCodeOf } from "./wireCode.ts";

/** An error as the Firebase SDK throws them. */
function firebaseError(code: string, message = code): Error {
  return Object.assign(new Error(message), { code });
}

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
    ["auth/weak-password", "weak-password"],
    ["auth/password-does-not-meet-requirements", "weak-password"],
    ["auth/email-already-in-use", "email-in-use"],
    ["auth/email-already-exists", "email-in-use"],
    ["auth/requires-recent-login", "recent-sign-in-required"],
    ["auth/expired-action-code", "expired-link"],
    ["auth/invalid-action-code", "expired-link"],
    ["auth/quota-exceeded", "too-many-attempts"],
    ["auth/timeout", "deadline-exceeded"],
    ["auth/internal-error", "internal"],
    ["storage/quota-exceeded", "storage-full"],
    ["storage/unauthenticated", "unauthenticated"],
    ["storage/invalid-checksum", "aborted"],
    ["storage/unknown", "unknown"],
    ["firestore/permission-denied", "permission-denied"],
    ["unavailable", "unavailable"],
    ["resource-exhausted", "resource-exhausted"],
    ["failed-precondition", "invalid-argument"],
    ["already-exists", "aborted"],
    ["data-loss", "internal"],
    ["out-of-range", "invalid-argument"],
  ])("toCarnationError reads %s as %s", (code, expected) => {
    expect(toCarnationError(firebaseError(code)).code).toBe(expected);
  });

  it("toCarnationError takes anything without a code for unknown, keeping it as the cause", () => {
    const cause = new TypeError("x is not a function");
    expect(toCarnationError(cause)).toMatchObject({ code: "unknown", message: "x is not a function", cause });
    expect(toCarnationError(undefined).code).toBe("unknown");
  });

  it("toCarnationError reads the platform's interruptions by their name", () => {
    expect(toCarnationError(new DOMException("stopped", "AbortError")).code).toBe("cancelled");
    expect(toCarnationError(AbortSignal.abort().reason).code).toBe("cancelled");
    expect(toCarnationError(new DOMException("late", "TimeoutError")).code).toBe("deadline-exceeded");
    expect(["Échec", null, { message: 3 }].map(serverMessage)).toEqual(["Échec", "null", ""]);
    expect(toCarnationError({ name: 3 }).code).toBe("unknown");
    expect(toCarnationError({ code: 7 }).code).toBe("unknown");
    expect(toCarnationError(null).code).toBe("unknown");
  });

  it("toCarnationError knows every code of the catalogue by its own name", () => {
    expect(errorCodes.filter((code) => errorCodeOf(code) !== code)).toEqual([]);
  });

  it("toCarnationError reads the exact code that the server sends beside the nearest one of a callable", () => {
    for (const code of errorCodes) {
      const sent = Object.assign(new Error("Non"), {
        code: `functions/${wireCodeOf(code)}`,
        details: { code },
      });
      expect(toCarnationError(sent).code).toBe(code);
    }
    const invented = Object.assign(new Error("Non"), { code: "functions/aborted", details: { code: "x" } });
    expect(toCarnationError(invented).code).toBe("aborted");
    const other = Object.assign(new Error("Non"), { code: "functions/aborted", details: {} });
    expect(toCarnationError(other).code).toBe("aborted");
  });

  it("toCarnationError removes the status that the SDK appends to a callable's message", () => {
    const error = toCarnationError(firebaseError("functions/permission-denied", "Réservé aux admins [403]"));
    expect(error.message).toBe("Réservé aux admins");
  });

  it("toCarnationError returns an error of the catalogue as it is", () => {
    const error = new CarnationError("not-found");
    expect(toCarnationError(error)).toBe(error);
  });
});

describe("wireCodeOf", () => {
  it("wireCodeOf is one of the 12 codes of callables, and those stay as they are", () => {
    expect(callableErrorCodes).toHaveLength(12);
    expect(errorCodes.filter((code) => !isCallableErrorCode(wireCodeOf(code)))).toEqual([]);
    expect(callableErrorCodes.filter((code) => wireCodeOf(code) !== code)).toEqual([]);
    expect(wireCodeOf("email-in-use")).toBe("aborted");
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
    ["account-disabled", "Votre compte est désactivé.", "contact-support"],
    ["refused", "La demande a été refusée. Vérifiez les informations, puis réessayez.", "stay"],
    ["storage-full", "L’espace de stockage est plein.", "contact-support"],
    ["damaged", "Ce fichier est enregistré, mais il est endommagé.", "contact-support"],
    [
      "too-many-attempts",
      "Trop de tentatives de connexion. Patientez quelques minutes, puis réessayez.",
      "wait",
    ],
    [
      "email-in-use",
      "Un compte existe déjà avec cette adresse e-mail. Choisissez-en une autre ou connectez-vous.",
      "focus-errors",
    ],
    [
      "weak-password",
      "Ce mot de passe est trop simple. Choisissez-en un plus long et moins courant.",
      "focus-errors",
    ],
    [
      "recent-sign-in-required",
      "Par sécurité, saisissez à nouveau votre mot de passe actuel avant ce changement.",
      "reauthenticate",
    ],
    ["expired-link", "Ce lien a expiré ou a déjà servi. Demandez un nouveau lien.", "request-new-link"],
  ] as const)("%s reads: %s", (code, message, action) => {
    expect(messageFor(new CarnationError(code))).toMatchObject({ code, message, action });
  });

  it("messageFor has a title and a message in typeset, non-medical French for every code", () => {
    for (const code of errorCodes) {
      const { title, message } = messageFor(new CarnationError(code));
      expect(title).toMatch(/^\p{Lu}[^.!?']+$/u);
      expect(message).toMatch(/^\p{Lu}[^']+\.$/u);
      expect(`${title} ${message}`).toBe(typeset(`${title} ${message}`));
      expect(`${title} ${message}`).not.toMatch(/patient(?!ez)|pathologie|traitement|ordonnance|guéri/iu);
    }
  });

  it("messageFor shows the reason that a server gives for a refusal, and has words when it gives none", () => {
    expect(messageFor(new CarnationError("refused", "Ce code existe déjà.")).message).toBe(
      "Ce code existe déjà.",
    );
    expect(messageFor(new CarnationError("refused")).message).toMatch(/^La demande a été refusée/u);
  });

  it("messageFor shows the specification's messages in their own words", () => {
    const refused = firebaseError("functions/permission-denied", `${clientMessages.noSubscription} [403]`);
    expect(messageFor(refused)).toMatchObject({
      code: "permission-denied",
      message: "Aucun abonnement n'est associé à ce compte.",
    });
  });

  it("messageFor shows no other message of a server", () => {
    const failed = firebaseError("functions/internal", "ECONNREFUSED 10.0.0.3 [500]");
    expect(messageFor(failed).message).toBe("Un problème est survenu de notre côté.");
    const developer = new CarnationError("unauthenticated", clientMessages.profileNeedsSignIn);
    expect(messageFor(developer).message).toBe("Votre session a expiré. Reconnectez-vous.");
  });
});

describe("the messages of the specification", () => {
  it.each([
    ["noSubscription", "Aucun abonnement n'est associté à ce compte."],
    ["profileNeedsSignIn", "Cannot get user profile without beeing logged in"],
    ["reauthNeedsSignIn", "Cannot reauth without beeing logged in"],
    ["customerEmailTaken", "Vous avez déjà un client avec cette adresse email."],
    ["consentRequired", "Le client doit accepter les conditions d'utilisation"],
  ] as const)("%s is, letter for letter: %s", (key, message) => {
    expect(clientMessages[key]).toBe(message);
  });

  it("the messages of the specification are shown spelt right when they are for professionals, and not at all when for developers", () => {
    expect(shownMessage(clientMessages.noSubscription)).toBe("Aucun abonnement n'est associé à ce compte.");
    expect(shownMessage(clientMessages.customerEmailTaken)).toBe(clientMessages.customerEmailTaken);
    expect(shownMessage(clientMessages.consentRequired)).toBe(clientMessages.consentRequired);
    expect(shownMessage(clientMessages.profileNeedsSignIn)).toBeNull();
    expect(shownMessage(clientMessages.reauthNeedsSignIn)).toBeNull();
    expect(Object.keys(clientTexts)).toHaveLength(3);
  });
});

describe("a thrown value", () => {
  const cyclic = new Error("Aïe");
  cyclic.cause = cyclic;
  const throwing = {
    get code(): string {
      throw new Error("no code for you");
    },
  };

  it.each([
    ["undefined", undefined],
    ["null", null],
    ["a text", "Aïe"],
    ["a symbol", Symbol("Aïe")],
    ["a function", () => "Aïe"],
    ["an object without a prototype", Object.create(null)],
    ["an error that is its own cause", cyclic],
    ["an error whose message is no text", Object.assign(new Error("Aïe"), { message: { fr: "Aïe" } })],
    ["an object whose properties throw", throwing],
    ["an invalid date", new Date(Number.NaN)],
  ])("%s is a problem of ours, and the cause", (_what, thrown) => {
    const error = toCarnationError(thrown);
    expect(error.code).toBe("unknown");
    expect(error.cause).toBe(thrown);
    expect(messageFor(thrown).message).toBe("Un problème est survenu de notre côté.");
  });

  it('a thrown value may be an object that is no Error: its own message is read, and never "[object Object]"', () => {
    expect(messageFor({ code: "refused", message: "Code expiré. [409]" }).message).toBe("Code expiré.");
    expect(messageFor({ code: "refused" }).message).toBe(
      "La demande a été refusée. Vérifiez les informations, puis réessayez.",
    );
    expect(
      messageFor({ code: "functions/invalid-argument", message: clientMessages.customerEmailTaken }).message,
    ).toBe(clientMessages.customerEmailTaken);
  });
});
