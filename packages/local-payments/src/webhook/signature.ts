import { createHmac } from "node:crypto";

/**
 * The `Stripe-Signature` of a body: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`.
 * @param seconds now by the machine's clock, whatever the simulated one shows: the receiver compares it with its own
 */
export function signWebhook(body: string, secret: string, seconds: number): string {
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}
