import type { TrialRequest } from "./mutate.ts";

export function json(
  service: TrialRequest["service"],
  target: string,
  content: unknown,
  headers: Record<string, string> = {},
  method = "POST",
): TrialRequest {
  const body = Buffer.from(JSON.stringify(content));
  return { service, method, target, headers: { "content-type": "application/json", ...headers }, body };
}

export function plain(
  service: TrialRequest["service"],
  method: string,
  target: string,
  headers: Record<string, string> = {},
  body: Buffer = Buffer.alloc(0),
): TrialRequest {
  return { service, method, target, headers, body };
}

export const form = (pairs: Record<string, string>): Buffer =>
  Buffer.from(new URLSearchParams(pairs).toString());
export const FORM = { "content-type": "application/x-www-form-urlencoded" };
export const OWNER = { authorization: "Bearer owner" };
