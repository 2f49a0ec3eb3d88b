import type { Action, ActionSubjects } from "./actionSubjects.ts";
import type { Actor } from "./actor.ts";
import { policies } from "./policies.ts";
import type { Refusal, Rule } from "./rules.ts";

/**
 * Why somebody may not do something; null when they may.
 * @param subject what the action is done to, as `ActionSubjects` lists it
 */
export function refusalOf<Name extends Action>(
  actor: Actor,
  action: Name,
  ...subject: ActionSubjects[Name]
): Refusal | null {
  const rules: readonly Rule<ActionSubjects[Name]>[] = policies[action];
  return rules.find((rule) => !rule.holds(actor, ...subject))?.refusal ?? null;
}

/**
 * Whether somebody may do something. The server decides with the same policies (`authorize`); the interface hides what
 * they refuse.
 * @param subject what the action is done to, as `ActionSubjects` lists it
 */
export function can<Name extends Action>(
  actor: Actor,
  action: Name,
  ...subject: ActionSubjects[Name]
): boolean {
  return refusalOf(actor, action, ...subject) === null;
}
