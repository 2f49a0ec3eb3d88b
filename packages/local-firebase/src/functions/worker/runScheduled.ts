import type { StoredEvent } from "../../events/storedEvent.ts";

/** The part of Express's answer that the functions SDK uses for a scheduled function. */
interface Answer {
  status(code: number): Answer;
  send(): Answer;
}

/**
 * Runs a scheduled function as Cloud Scheduler's request would, with what the SDK wraps around it.
 * @throws Error when it fails; why is in the log, where the SDK writes it
 */
export async function runScheduled(
  handle: (request: unknown, response: Answer) => unknown,
  event: Pick<StoredEvent, "subject" | "time">,
): Promise<void> {
  const headers: Readonly<Record<string, string>> = {
    "x-cloudscheduler-jobname": event.subject,
    "x-cloudscheduler-scheduletime": event.time,
  };
  let answered = 200;
  const response: Answer = {
    status(code) {
      answered = code;
      return response;
    },
    send: () => response,
  };
  await handle({ headers, header: (name: string) => headers[name.toLowerCase()] }, response);
  if (answered >= 400) throw new Error("The scheduled function failed; the log says why.");
}
