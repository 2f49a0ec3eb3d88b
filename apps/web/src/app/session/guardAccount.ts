import type { Workspace } from "@carnation/data";
import { canonicalEmail } from "@carnation/domain/field";
import type { Profile } from "@carnation/product/profile";
import type { Role, Session } from "@carnation/product/session";

/** Pause after a failure before the account is watched again, in milliseconds. */
const GUARD_AGAIN_MS = 10_000;

/**
 * Time for which an account must stay missing before it is taken for erased, in milliseconds: of two tabs that share what the
 * device keeps, one that has just changed its account may be told so for a moment.
 */
const MISSING_MS = 3000;

/** Time during which a token that was given out before the sessions were ended still counts, in milliseconds. */
const TOKEN_LASTS_MS = 3_600_000;

/** Pause before a token that came without the new claim is asked for again, in milliseconds: the claim is set after the role. */
const ROLE_AGAIN_MS = [3000, 12_000, 45_000];

/** Describes what follows from the account that is signed in. */
interface GuardedSession {
  readonly onDeactivated: () => void;
  /** Asks for a new token; who does not get one any more is signed out by it. */
  readonly renewToken: () => Promise<void>;
  /** Is told the role that is stored. */
  readonly onRole: (stored: Role) => void;
  /** The role that the token claims. */
  readonly claimedRole: () => Role;
}

/**
 * Watches that the account stays active: one that was deactivated, or is stored no more, can read and do nothing more.
 * A deactivated account may read its own profile. A watch that is refused therefore says nothing about the account, but
 * of a sign-in that has ended, which the data layer looks after, or of rules that are being replaced.
 *
 * A role that was changed counts here at once where it was taken away, and with a new token where it was given.
 *
 * Sessions that were ended elsewhere end here too, and the account takes the address that its owner signs in with, which
 * the link of an e-mail has changed.
 */
export function guardAccount(
  workspace: Workspace,
  { email }: Session,
  { onDeactivated, renewToken, onRole, claimedRole }: GuardedSession,
): () => void {
  let stopWatch = (): void => undefined;
  let missing: ReturnType<typeof setTimeout> | undefined;
  let roleAgain: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isAddressAsked = false;
  let sessionsEnded = 0;

  /** Asks for tokens until one claims the role that is stored. */
  const renewRole = (stored: Role, waits = ROLE_AGAIN_MS): void => {
    clearTimeout(roleAgain);
    if (claimedRole() === stored) return;
    renewToken().catch(() => undefined);
    const [wait, ...later] = waits;
    if (wait !== undefined) roleAgain = setTimeout(() => renewRole(stored, later), wait);
  };
  let storedRole: Role | null = null;

  const keepUp = (profile: Profile): void => {
    if (profile.role !== storedRole) {
      storedRole = profile.role;
      onRole(profile.role);
      renewRole(profile.role);
    }
    const ended = profile.sessionsEnded?.getTime() ?? 0;
    const isNews = ended !== sessionsEnded;
    sessionsEnded = ended;
    if (isNews && Date.now() - ended < TOKEN_LASTS_MS) renewToken().catch(() => undefined);
    if (email === "" || canonicalEmail(profile.email) === email || isAddressAsked) return;
    isAddressAsked = true;
    // Failed, it is asked for again at the next sign-in.
    workspace.account.syncEmail().catch(() => undefined);
  };

  const watch = (): void => {
    stopWatch = workspace.profile.watch(
      (profile) => {
        const known = profile.status === "ready" && !profile.fromCache ? profile.value : null;
        clearTimeout(missing);
        if (profile.status === "missing") missing = setTimeout(onDeactivated, MISSING_MS);
        else if (known?.active === false) onDeactivated();
        else if (known !== null) keepUp(known);
      },
      () => {
        again = setTimeout(watch, GUARD_AGAIN_MS);
      },
    );
  };
  watch();
  return () => {
    clearTimeout(missing);
    clearTimeout(again);
    clearTimeout(roleAgain);
    stopWatch();
  };
}
