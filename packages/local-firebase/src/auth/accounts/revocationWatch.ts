import type { Claims, Identity, WatchIdentity } from "../../authentication/identity.ts";
import { RpcError } from "../../rpc/status.ts";
import { AuthError } from "../protocol/authError.ts";

/**
 * Time after a change of an account until its open streams are looked at, milliseconds. Whoever has changed their own
 * password has the new tokens before the old streams end, in each tab of the browser (they look for them every 800 ms):
 * the SDK then opens new ones by itself. Ended at once, they would come back with the old token, the page would fall
 * back to its cache, and at worst be signed out.
 */
const GRACE = 1000;
/** Time that changes that follow one another may put that off, milliseconds. */
const LONGEST = 5000;

interface Watched {
  readonly claims: Claims;
  readonly onEnd: (error: RpcError) => void;
}

/** Ends what is open under id tokens that a change of their account has made invalid. */
export class RevocationWatch {
  readonly #check: (claims: Claims) => void;
  readonly #log: (line: string) => void;
  readonly #watched = new Map<string, Set<Watched>>();
  readonly #scheduled = new Map<string, { readonly timer: NodeJS.Timeout; readonly latest: number }>();

  /** @param check whether a token still stands; throws an AuthError when it does not */
  constructor(check: (claims: Claims) => void, log: (line: string) => void) {
    this.#check = check;
    this.#log = log;
  }

  /** Notes that an account is being changed, in a transaction that may still fail; the look at its streams is debounced. */
  noteChange(uid: string): void {
    if (!this.#watched.has(uid)) return;
    const now = performance.now();
    const scheduled = this.#scheduled.get(uid);
    if (scheduled !== undefined) {
      // The last change has its grace too; a longer one than the bound allows would be no end.
      if (now + GRACE <= scheduled.latest) scheduled.timer.refresh();
      return;
    }
    const timer = setTimeout(() => {
      this.#scheduled.delete(uid);
      this.#look(uid);
    }, GRACE);
    this.#scheduled.set(uid, { timer: timer.unref(), latest: now + LONGEST });
  }

  /** See `WatchIdentity`. */
  readonly watch: WatchIdentity = (identity: Identity, onEnd) => {
    if (identity.kind !== "user") return () => undefined;
    const { uid, token: claims } = identity;
    const watched: Watched = { claims, onEnd };
    const ofAccount = this.#watched.get(uid) ?? new Set();
    this.#watched.set(uid, ofAccount.add(watched));
    return () => {
      ofAccount.delete(watched);
      if (ofAccount.size > 0 || this.#watched.get(uid) !== ofAccount) return;
      this.#watched.delete(uid);
      clearTimeout(this.#scheduled.get(uid)?.timer);
      this.#scheduled.delete(uid);
    };
  };

  #look(uid: string): void {
    for (const { claims, onEnd } of this.#watched.get(uid) ?? []) {
      try {
        this.#check(claims);
      } catch (error) {
        // The disk's trouble is no reason to shut anybody out.
        if (error instanceof AuthError) onEnd(revokedTokenError(error));
        else this.#log(`auth: ${String(error)}`);
      }
    }
  }
}

/** Makes the error that a service answers to an id token that is not, or no longer, valid. */
export function revokedTokenError(error: AuthError): RpcError {
  return new RpcError("UNAUTHENTICATED", `The id token is not valid: ${error.message}`);
}
