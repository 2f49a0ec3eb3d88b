import { CarnationError } from "@carnation/domain/error";
import { clientMessages } from "@carnation/domain/internal/error";
import type { Action, ActionSubjects } from "./actionSubjects.ts";
import type { Actor } from "./actor.ts";
import { refusalOf } from "./can.ts";

/**
 * Lets pass who may do something; a server calls it before it acts.
 * @param subject what the action is done to, as `ActionSubjects` lists it
 * @throws {CarnationError} account-disabled for a deactivated account; otherwise permission-denied, with the
 *   specification's message when only the subscription is missing
 */
export function authorize<Name extends Action>(
  actor: Actor,
  action: Name,
  ...subject: ActionSubjects[Name]
): void {
  const refusal = refusalOf(actor, action, ...subject);
  if (refusal === null) return;
  if (refusal === "inactive") throw new CarnationError("account-disabled");
  throw new CarnationError(
    "permission-denied",
    refusal === "not-subscribed" ? clientMessages.noSubscription : `${action}: ${refusal}`,
  );
}
