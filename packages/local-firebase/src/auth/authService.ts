import type { IncomingMessage, ServerResponse } from "node:http";
import type { Database } from "../database/database.ts";
import { sendJson } from "../http/respond.ts";
import { RpcError } from "../rpc/status.ts";
import type { Claims, WatchIdentity } from "../authentication/identity.ts";
import { isLocalProgram } from "../authentication/localCaller.ts";
import { rateLimitKeyOf } from "../authentication/requestSource.ts";
import { RevocationWatch, revokedTokenError } from "./accounts/revocationWatch.ts";
import { ActionCodes } from "./actionCodes/actionCodes.ts";
import { handleActionPage } from "./endpoints/actionPage.ts";
import { AttemptRateLimiter, type AttemptPolicy } from "./passwords/attemptRateLimiter.ts";
import type { AuthContext } from "./endpoints/authContext.ts";
import { AuthError } from "./protocol/authError.ts";
import { isPublicOrOwner, readAuthBody, routeAuth } from "./endpoints/authRoutes.ts";
import { ACTION_PAGE, handlerAddress } from "./actionCodes/handlerAddress.ts";
import { IdTokens } from "./tokens/idTokens.ts";
import type { MailPort } from "./actionCodes/mailPort.ts";
import { PasswordRateLimiter } from "./passwords/passwordRateLimiter.ts";
import { DEFAULT_PASSWORD_COST, MIN_LENGTH, type PasswordCost } from "./passwords/passwordHash.ts";
import { AUTH_MIGRATIONS } from "./schema.ts";
import { Sessions } from "./tokens/sessions.ts";
import { UserStore } from "./accounts/userStore.ts";

export interface AuthOptions {
  readonly database: Database;
  readonly projectId: string;
  readonly mail: MailPort;
  /** Page that mailed links lead to (Firebase's "action URL"); default: the service's own page. */
  readonly actionUrl?: string;
  readonly passwordCost?: PasswordCost;
  /** Fewest characters of a password that a client chooses. Default: 6, Firebase's own. */
  readonly passwordMinimum?: number;
  /** True when people open and delete accounts through the SDK. Default: yes. */
  readonly selfRegistration?: boolean;
  /**
   * Checks the App Check token of a request that is not the administrator's. Default: none is asked for.
   * @throws RpcError UNAUTHENTICATED
   */
  readonly requireAppCheck?: ((token: string | undefined) => Promise<unknown>) | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Hears of failures that are not the client's. */
  readonly log?: (line: string) => void;
}

export interface AuthService {
  /** Serves the Identity Toolkit and Secure Token REST protocols. Answers every request, errors included. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL, body: Buffer): Promise<void>;
  /**
   * Claims of a token that this service signed for this project.
   * @throws RpcError UNAUTHENTICATED when it is forged, expired, revoked, unsigned or meant for another project.
   */
  verifyIdToken(token: string): Promise<Claims>;
  readonly watchIdentity: WatchIdentity;
}

const MAILING: AttemptPolicy = { free: 5, firstWait: 60_000, longestWait: 3600_000 };
/** A source may be a whole institute, or every page of this machine. */
const MAILING_OF_SOURCE: AttemptPolicy = { free: 50, firstWait: 30_000, longestWait: 10 * 60_000 };
const TAKEN_EMAILS: AttemptPolicy = { free: 10, firstWait: 60_000, longestWait: 3600_000 };

/** Accounts, sessions and mailed codes over the data folder's database. */
export function createAuthService(options: AuthOptions): AuthService {
  const accounts = new RevocationWatch(
    (claims) => void context.sessions.recheck({ claims }),
    (line) => options.log?.(line),
  );
  const context = createContext(options, (uid) => accounts.noteChange(uid));
  return {
    watchIdentity: accounts.watch,
    async handle(request, response, url, body) {
      response.setHeader("cache-control", "no-store");
      try {
        const handlerUrl = options.actionUrl ?? `http://${handlerAddress(request)}${ACTION_PAGE}`;
        const caller = { source: rateLimitKeyOf(request), signal: goneSignal(response) };
        if (await handleActionPage(context, request, response, { url, body, handlerUrl, caller })) return;
        const operation = routeAuth(context.projectId, request, url);
        if (!isPublicOrOwner(operation, request)) await requireAppCheck(options, request);
        const input = readAuthBody(request, body);
        const fromLocalProgram = isLocalProgram(request);
        const call = { query: url.searchParams, handlerUrl, fromLocalProgram, caller };
        sendJson(response, 200, await operation(context, input, call));
      } catch (error) {
        const refusal = error instanceof AuthError ? error : new AuthError("INTERNAL_ERROR", 500);
        if (refusal !== error) options.log?.(`auth: ${url.pathname}: ${String(error)}`);
        if (!response.destroyed) sendJson(response, refusal.httpStatus, refusal.toBody());
      }
    },
    async verifyIdToken(token) {
      try {
        const { claims } = await context.sessions.authenticate(token);
        return claims;
      } catch (error) {
        if (!(error instanceof AuthError)) throw error;
        throw revokedTokenError(error);
      }
    },
  };
}

/** @throws AuthError in the words of Google, which the SDK gives on as its code */
async function requireAppCheck(options: AuthOptions, request: IncomingMessage): Promise<void> {
  try {
    await options.requireAppCheck?.(request.headers["x-firebase-appcheck"]?.toString());
  } catch (error) {
    throw error instanceof RpcError ? new AuthError(error.message, error.httpCode) : error;
  }
}

/** Aborted when the client has gone, or has its answer. */
function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  if (response.destroyed) gone.abort();
  else response.once("close", () => gone.abort());
  return gone.signal;
}

function createContext(options: AuthOptions, onAccountChange: (uid: string) => void): AuthContext {
  const { database, projectId, mail, now = Date.now } = options;
  database.migrate("auth", AUTH_MIGRATIONS);
  const users = new UserStore(database.sqlite, onAccountChange);
  const tokens = new IdTokens(database, projectId, now);
  return {
    database,
    projectId,
    users,
    mail,
    now,
    tokens,
    sessions: new Sessions(database, users, tokens, now),
    passwords: new PasswordRateLimiter(database, options.passwordCost ?? DEFAULT_PASSWORD_COST, now),
    passwordMinimum: Math.max(MIN_LENGTH, options.passwordMinimum ?? MIN_LENGTH),
    selfRegistration: options.selfRegistration ?? true,
    codes: new ActionCodes(database, now),
    mailLimiter: new AttemptRateLimiter(database, MAILING, now),
    mailSourceLimiter: new AttemptRateLimiter(database, MAILING_OF_SOURCE, now),
    takenEmailLimiter: new AttemptRateLimiter(database, TAKEN_EMAILS, now),
  };
}
