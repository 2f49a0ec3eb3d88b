import * as v from "valibot";
import { createDeadline, type Deadline } from "./deadline.ts";
import { exchange, type ExchangeOptions } from "./exchange.ts";
import { parseAnswer } from "./parseAnswer.ts";
import { RemoteFailure } from "./remoteFailure.ts";
import type { RemoteCredentials, RemoteSettings } from "./remoteSettings.ts";

/** Describes what every request carries. */
export interface RemoteAccess {
  readonly token: string;
  readonly companyId: string;
}

/** Our sign-in at the remote service, shared by all photos of this process. */
export interface RemoteSession {
  /** @throws RemoteFailure; the reason of whoever gave the analysis up */
  readonly access: (deadline: Deadline) => Promise<RemoteAccess>;
  /**
   * Forgets a token that was refused.
   * @returns whether the next one is another
   */
  readonly forget: (refused: RemoteAccess) => boolean;
}

/** A login is worth an hour; it is renewed ten minutes early, so that no analysis begins with the last of it. */
const LOGIN_LIFE_MS = 50 * 60_000;
/** Longest time for a login, which several photos may wait for. */
const LOGIN_MS = 20_000;

/** The documentation names the token both ways. */
const loginAnswer = v.union([
  v.object({ access_token: v.pipe(v.string(), v.nonEmpty()), company_id: v.nullish(v.string()) }),
  v.pipe(
    v.object({ token_access: v.pipe(v.string(), v.nonEmpty()), company_id: v.nullish(v.string()) }),
    v.transform(({ token_access, company_id }) => ({ access_token: token_access, company_id })),
  ),
]);

/** @param now clock, milliseconds */
export function createRemoteSession(
  settings: RemoteSettings,
  options: ExchangeOptions,
  now: () => number = Date.now,
): RemoteSession {
  const { credentials, companyId } = settings;
  if (credentials.kind === "token") {
    // The settings name the company of a token.
    const access = { token: credentials.token, companyId: companyId ?? "" };
    return { access: () => Promise.resolve(access), forget: () => false };
  }

  return loginSession(() => login(settings, credentials, options), now);
}

/** One login for all who ask at the same time. */
interface CurrentLogin {
  readonly access: Promise<RemoteAccess>;
  /** Clock, milliseconds. */
  readonly until: number;
  /** Known once the login has ended. */
  token?: string;
}

function loginSession(enter: () => Promise<RemoteAccess>, now: () => number): RemoteSession {
  let current: CurrentLogin | undefined;

  async function follow(entered: CurrentLogin): Promise<void> {
    try {
      entered.token = (await entered.access).token;
    } catch {
      // Whoever waits for it is told; the next one tries again.
      if (current === entered) current = undefined;
    }
  }

  function begin(): CurrentLogin {
    const entered = { access: enter(), until: now() + LOGIN_LIFE_MS };
    void follow(entered);
    return entered;
  }

  return {
    access(deadline) {
      if (current === undefined || now() >= current.until) current = begin();
      return deadline.within(current.access, "login");
    },
    forget(refused) {
      // Another photo may have signed in again already.
      if (current?.token === refused.token) current = undefined;
      return true;
    },
  };
}

/** Its time is its own: whoever asked first may give up while others wait for the same token. */
async function login(
  { baseUrl, companyId }: RemoteSettings,
  { username, password }: Extract<RemoteCredentials, { kind: "login" }>,
  options: ExchangeOptions,
): Promise<RemoteAccess> {
  const step = "login";
  const answer = await exchange(
    {
      step,
      method: "POST",
      url: new URL("/api/v1/auth/login/", baseUrl),
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ username, password }),
      repeatable: true,
    },
    createDeadline(LOGIN_MS),
    options,
  );
  const { access_token: token, company_id: own } = parseAnswer(loginAnswer, answer, step);
  const company = companyId ?? own;
  if (!company) throw new RemoteFailure("nonsense", step);
  return { token, companyId: company };
}
