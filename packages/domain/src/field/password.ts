import * as v from "valibot";
import { isCommonPassword, isOwnEmail } from "./passwordStrength.ts";

/**
 * Shortest password that is chosen, in UTF-16 units. Twelve letters of one case are 56 bits; the CNIL asks for 50
 * where attempts are limited, as the identity service limits them (deliberation 2022-100).
 */
export const PASSWORD_MIN = 12;

/** Longest password, in UTF-16 units. */
export const PASSWORD_MAX = 128;

/** One thing asked of a new password, to be shown while it is typed. */
export interface PasswordRule {
  readonly id: "length" | "not-only-digits" | "not-common" | "not-email";
  /** The rule in a few words. */
  readonly label: string;
  /** Holds what to say when a form is sent without it. */
  readonly problem: string;
  readonly met: boolean;
}

/**
 * Gives what is asked of a new password, and which of it is met. No rule of capitals, digits and signs: those make
 * passwords predictable (NIST SP 800-63B, 3.1.1.2). An empty password meets nothing.
 * @param email the account's address, when it is known
 */
export function passwordRules(password: string, email = ""): readonly PasswordRule[] {
  const typed = password !== "";
  // What no password is as long as is not read to its end: a whole document may have been pasted.
  const read = password.slice(0, PASSWORD_MAX);
  return [
    {
      id: "length",
      label: `${PASSWORD_MIN} caractères au moins`,
      problem: `Choisissez un mot de passe de ${PASSWORD_MIN} caractères au moins.`,
      met: password.length >= PASSWORD_MIN,
    },
    {
      id: "not-only-digits",
      label: "Pas uniquement des chiffres",
      problem: "Ajoutez des lettres. Un mot de passe fait de chiffres se devine trop vite.",
      met: typed && !/^[\d\s.,/-]+$/u.test(read),
    },
    {
      id: "not-email",
      label: "Différent de votre adresse e-mail",
      problem: "Choisissez un mot de passe différent de votre adresse e-mail.",
      met: typed && !isOwnEmail(read, email),
    },
    {
      id: "not-common",
      label: "Ni mot courant ni suite de touches",
      problem: "Ce mot de passe est trop courant. Une phrase de quelques mots convient très bien.",
      met: typed && !isCommonPassword(read),
    },
  ];
}

/** Gives what a new password lacks first, as a sentence; null when it is good. */
export function passwordProblem(password: string, email = ""): string | null {
  if (password.length > PASSWORD_MAX) return `${PASSWORD_MAX} caractères au plus.`;
  return passwordRules(password, email).find(({ met }) => !met)?.problem ?? null;
}

/**
 * A new password, kept exactly as typed.
 * @param email the account's address when it is known; a form that asks for it checks with `passwordProblem`
 */
/* @__NO_SIDE_EFFECTS__ */
export function newPasswordField(email = ""): v.GenericSchema<string, string> {
  return v.pipe(
    v.string("Choisissez un mot de passe."),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const message =
        dataset.value === "" ? "Choisissez un mot de passe." : passwordProblem(dataset.value, email);
      if (message !== null) addIssue({ message });
    }),
  );
}

/** The same password a second time; the form compares the two with `sameAs`. */
export const confirmationField = v.pipe(
  v.string("Saisissez le mot de passe une seconde fois."),
  v.nonEmpty("Saisissez le mot de passe une seconde fois."),
);

/** Holds what to say when the second password is another one. */
export const CONFIRMATION_DIFFERS = "Les deux mots de passe sont différents.";
