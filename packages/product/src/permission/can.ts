import type { Action, ActionSubjects } from "./actionSubjects.ts";
import type { Actor } from "./actor.ts";
import { policies } from "./policies.ts";
import type { Refusal, Rule } from "./rules.ts";

/**
 * Tells why somebody may not do something; null when they may. For callers without a compiler: nobody may do an action that
 * does not exist, or one without the subject that it needs.
 * @param subject what the action is done to, as `ActionSubjects` lists it
 */
export function refusalOf<Name extends Action>(
  actor: Actor,
  action: Name,
  ...subject: ActionSubjects[Name]
): Refusal | null {
  if (!Object.hasOwn(policies, action)) return "unknown-action";
  const rules: readonly Rule<ActionSubjects[Name]>[] = policies[action];
  const broken = rules.find((rule) => !(hasSubject(rule, subject) && rule.holds(actor, ...subject)));
  return broken?.refusal ?? null;
}

/** Tells whether a condition has the subject that it asks about, which is its second parameter. */
function hasSubject<Subject extends readonly unknown[]>({ holds }: Rule<Subject>, [first]: Subject): boolean {
  return holds.length < 2 || (typeof first === "object" && first !== null);
}

/**
 * Tells whether somebody may do something. The server decides with the same policies (`authorize`); the interface hides what
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
