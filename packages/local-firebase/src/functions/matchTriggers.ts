import type { StoredEvent } from "../events/storedEvent.ts";
import type { Trigger } from "./messages.ts";
import { matchesPathPattern } from "./pathPattern.ts";

/** Names of the functions that an event triggers. */
export function matchTriggers(
  triggers: readonly Trigger[],
  event: Pick<StoredEvent, "type" | "subject">,
): string[] {
  return triggers.filter((trigger) => isTriggeredBy(trigger, event)).map(({ name }) => name);
}

function isTriggeredBy(trigger: Trigger, { type, subject }: Pick<StoredEvent, "type" | "subject">): boolean {
  const family = type.slice(0, type.lastIndexOf("."));
  if (trigger.eventType !== type && trigger.eventType !== `${family}.written`) return false;
  if (trigger.job !== null) return trigger.job.id === subject;
  if (trigger.document !== null) {
    const [database = "", path = ""] = subject.split(/\/documents\/(.*)/s);
    return trigger.database === database && matchesPathPattern(trigger.document, path);
  }
  return trigger.bucket !== null && subject.startsWith(`${trigger.bucket}/`);
}
