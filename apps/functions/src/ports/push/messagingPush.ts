import type { Messaging, SendResponse } from "firebase-admin/messaging";
import { logger } from "firebase-functions";
import type { PushOutcome, PushPort } from "./pushPort.ts";

/** Longest time that a device that is off may still be told, in seconds: three days later it is no news. */
const KEPT_SECONDS = 3 * 24 * 60 * 60;

/** Holds what Firebase says of a token that will never take a message again. */
const GONE = new Set([
  "messaging/registration-token-not-registered",
  "messaging/invalid-registration-token",
  "messaging/mismatched-credential",
]);

/** Messages through Firebase Cloud Messaging, as data alone: what is to be shown is our service worker's to say. */
export function messagingPush(messaging: Messaging): PushPort {
  return {
    async tell(tokens, { tag, title, body, path }) {
      const data = { tag, title, body, path };
      const headers = { TTL: String(KEPT_SECONDS), Urgency: "normal", Topic: topicOf(tag) };
      const { responses } = await messaging.sendEach(
        tokens.map((token) => ({ token, data, webpush: { headers } })),
      );
      return responses.map(outcomeOf);
    },
  };
}

/** Of messages of the same topic that wait for a device, it gets the last: 32 signs of base64url at most (RFC 8030, 5.4). */
function topicOf(tag: string): string {
  return Buffer.from(tag).toString("base64url").slice(0, 32);
}

function outcomeOf({ success, error }: SendResponse): PushOutcome {
  if (success) return "sent";
  const code = error?.code ?? "";
  // A token that no sender ever had is told as a wrong argument; a wrong message would be so for every device.
  if (GONE.has(code) || (code === "messaging/invalid-argument" && /token/iu.test(error?.message ?? ""))) {
    return "gone";
  }
  logger.warn("a device was not told", { code });
  return "failed";
}
