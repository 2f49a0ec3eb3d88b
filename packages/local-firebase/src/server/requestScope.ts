import { AsyncLocalStorage } from "node:async_hooks";
import type { ResolveIdentity } from "../authentication/identity.ts";

/** Facts of the request that the running code answers. */
export interface RequestScope {
  /** The name and port that the client addressed, as its `Host` header says. */
  readonly host: string | null;
  /** Sender, as it turned out; `null` while nobody has asked. */
  caller: string | null;
}

const scopes = new AsyncLocalStorage<RequestScope>();

export function runInRequestScope<T>(scope: RequestScope, answer: () => T): T {
  return scopes.run(scope, answer);
}

export function currentRequest(): RequestScope | undefined {
  return scopes.getStore();
}

/** Notes whom the current request comes from, for the log: a uid, or `admin`; never a token. */
export function withCallerRecorded(resolve: ResolveIdentity): ResolveIdentity {
  return async (authorization, fromBrowser, appCheck) => {
    const identity = await resolve(authorization, fromBrowser, appCheck);
    if (identity.kind !== "anonymous") recordCaller(identity.kind === "user" ? identity.uid : identity.kind);
    return identity;
  };
}

/** Notes who sent the current request: a uid, or `admin`. */
export function recordCaller(caller: string): void {
  const scope = scopes.getStore();
  if (scope !== undefined) scope.caller = caller;
}
