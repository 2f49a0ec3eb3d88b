import type { Database } from "../../database/database.ts";
import type { ActionCodes } from "../actionCodes/actionCodes.ts";
import type { AttemptRateLimiter } from "../passwords/attemptRateLimiter.ts";
import type { IdTokens } from "../tokens/idTokens.ts";
import type { MailPort } from "../actionCodes/mailPort.ts";
import type { PasswordCaller, PasswordRateLimiter } from "../passwords/passwordRateLimiter.ts";
import type { Sessions } from "../tokens/sessions.ts";
import type { UserStore } from "../accounts/userStore.ts";

/** Services that the operations of the Auth service work with. */
export interface AuthContext {
  readonly database: Database;
  readonly projectId: string;
  readonly users: UserStore;
  readonly sessions: Sessions;
  readonly tokens: IdTokens;
  readonly passwords: PasswordRateLimiter;
  readonly codes: ActionCodes;
  readonly mail: MailPort;
  /** Fewest characters of a password that a client chooses. */
  readonly passwordMinimum: number;
  /** True when people open and delete accounts through the SDK. */
  readonly selfRegistration: boolean;
  /** Of mails to one address, and of those that one account asks for. */
  readonly mailLimiter: AttemptRateLimiter;
  /** Of mails that one source asks for, to whatever addresses. */
  readonly mailSourceLimiter: AttemptRateLimiter;
  /** Of sign-ups of one source that were told that the address is taken. */
  readonly takenEmailLimiter: AttemptRateLimiter;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Facts of a request beyond its body. */
export interface AuthCall {
  readonly query: URLSearchParams;
  /** Page that handles action codes, absolute. */
  readonly handlerUrl: string;
  /** True when a program of this machine, not a web page, sent the request. */
  readonly fromLocalProgram: boolean;
  readonly caller: PasswordCaller;
}

/** One REST method: JSON body in, JSON answer out. */
export type AuthOperation = (context: AuthContext, body: unknown, call: AuthCall) => Promise<unknown>;
