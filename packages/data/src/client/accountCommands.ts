import { CarnationError } from "@carnation/domain/error";
import type { Activation, Invitation } from "@carnation/product/account";
import { callables } from "@carnation/product/callable";
import type { ErrorReport } from "@carnation/product/error-report";
import { CONTRACT_VERSION, PRIVACY_VERSION, TERMS_VERSION } from "@carnation/product/profile";
import { type Auth, sendPasswordResetEmail, updatePassword, verifyBeforeUpdateEmail } from "firebase/auth";
import type { RuntimeConfig } from "../config/runtimeConfig.ts";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { createCaller } from "../functions/callFunction.ts";
import { openFunctions } from "../functions/openFunctions.ts";
import { reauthenticate } from "../auth/reauthenticate.ts";

/** Way that people join, and how they change what they sign in with. Every failure is a `CarnationError`. */
export interface AccountCommands {
  /**
   * Asks for the link to choose a new password. Whether there is such an account is not told.
   * @throws {CarnationError} too-many-attempts, unavailable, offline
   */
  sendPasswordReset(email: string): Promise<void>;
  /**
   * Confirms that it is still them, before what needs a recent sign-in.
   * @throws {CarnationError} wrong-credentials, too-many-attempts, unauthenticated, unavailable, offline
   */
  reauthenticate(password: string): Promise<void>;
  /**
   * Has a link sent to a new address: the address changes, and every session ends, once it is opened. Nothing is sent to an
   * address that another account has; whether there is one is not told.
   * @param password the present one
   * @throws {CarnationError} wrong-credentials, too-many-attempts, unauthenticated, unavailable, offline
   */
  changeEmail(email: string, password: string): Promise<void>;
  /**
   * Changes the password; the sessions on other devices end.
   * @throws {CarnationError} wrong-credentials, weak-password, too-many-attempts, unauthenticated, unavailable, offline
   */
  changePassword(current: string, next: string): Promise<void>;
  /**
   * Ends the account's sessions everywhere, this one included.
   * @throws {CarnationError} recent-sign-in-required (`reauthenticate` first), account-disabled, unavailable, offline
   */
  endSessions(): Promise<void>;
  /**
   * Asks for an account: a link goes to the address. Whether there is one already is not told.
   * @throws {CarnationError} invalid-argument, unavailable, offline
   */
  requestSignUp(email: string): Promise<void>;
  /**
   * Tells the operator of an error of the application.
   * @throws {CarnationError} invalid-argument, resource-exhausted, unavailable, offline
   */
  reportError(report: ErrorReport): Promise<void>;
  /**
   * Tells whom a link invites.
   * @param code the `code` of its address
   * @throws {CarnationError} expired-link when it has expired, was used or never was; unavailable, offline
   */
  readInvitation(code: string): Promise<Invitation>;
  /**
   * Has a new link sent in the place of one that has expired, to the same address. Whether it was is not told.
   * @throws {CarnationError} unavailable, offline
   */
  renewInvitation(code: string): Promise<void>;
  /**
   * Opens the account that a link invites to. Asked again after it was done, with the same password, it is done.
   * @returns the address to sign in with
   * @throws {CarnationError} expired-link, invalid-argument (with a sentence), unavailable, offline
   */
  activate(code: string, account: Activation): Promise<{ readonly email: string }>;
}

/** Tells where the pages of Firebase lead back to. */
const backToLogin = (): { readonly url: string } => ({ url: new URL("/auth/login", location.origin).href });

/** An address without an account is told like one that has one. */
const unless =
  (hidden: CarnationError["code"]) =>
  (error: unknown): void => {
    if (!(error instanceof CarnationError && error.code === hidden)) throw error;
  };

/** Loaded on demand: the login page needs none of it. */
export function createAccountCommands(
  auth: Auth,
  emulators: RuntimeConfig["emulators"],
  signOut: () => Promise<void>,
): AccountCommands {
  const functions = openFunctions(auth.app, emulators);
  const call = createCaller(functions);
  return {
    async sendPasswordReset(email) {
      await withCatalogueErrors(() => sendPasswordResetEmail(auth, email, backToLogin())).catch(
        unless("wrong-credentials"),
      );
    },
    async reauthenticate(password) {
      await reauthenticate(auth, password);
    },
    async changeEmail(email, password) {
      const user = await reauthenticate(auth, password);
      // A project without e-mail enumeration protection would tell.
      await withCatalogueErrors(() => verifyBeforeUpdateEmail(user, email, backToLogin())).catch(
        unless("email-in-use"),
      );
    },
    async changePassword(current, next) {
      const user = await reauthenticate(auth, current);
      await withCatalogueErrors(() => updatePassword(user, next));
      // The password has changed, whether or not the e-mail about it can be sent.
      await call(callables.passwordchanged, {}).catch(() => undefined);
    },
    async endSessions() {
      await call(callables.endsessions, {});
      await signOut();
    },
    async requestSignUp(email) {
      await call(callables.requestsignup, { email });
    },
    async reportError(report) {
      await call(callables.reporterror, report);
    },
    readInvitation: (code) => call(callables.readinvitation, { code }),
    async renewInvitation(code) {
      await call(callables.renewinvitation, { code });
    },
    async activate(code, { firstname, lastname, company, password }) {
      const accepted = { terms: TERMS_VERSION, privacy: PRIVACY_VERSION, contract: CONTRACT_VERSION };
      const account = { code, firstname, lastname, company, password, ...accepted };
      return call(callables.activateaccount, account);
    },
  };
}
