import type { StressRequest } from "./mutate.ts";

export function json(
  service: StressRequest["service"],
  target: string,
  content: unknown,
  headers: Record<string, string> = {},
  method = "POST",
): StressRequest {
  const body = Buffer.from(JSON.stringify(content));
  return { service, method, target, headers: { "content-type": "application/json", ...headers }, body };
}

export function plain(
  service: StressRequest["service"],
  method: string,
  target: string,
  headers: Record<string, string> = {},
  body: Buffer = Buffer.alloc(0),
): StressRequest {
  return { service, method, target, headers, body };
}

export const form = (pairs: Record<string, string>): Buffer =>
  Buffer.from(new URLSearchParams(pairs).toString());
export const FORM = { "content-type": "application/x-www-form-urlencoded" };
export const OWNER = { authorization: "Bearer owner" };
