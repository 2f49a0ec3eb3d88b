import type { Request } from "firebase-functions/https";

/** Levels of the deepest payload that a callable takes; the deepest that we send has six. */
const DEPTH_MAX = 32;

/**
 * Names that change what a payload is when Functions decodes it: `__proto__` gives it fields that it does not have itself,
 * `@type` makes the decoding fail.
 */
const RESERVED = ["__proto__", "@type"];

/**
 * Tells whether a payload, as it came, is one that nobody means: too deep to be decoded, with a reserved name, or with text
 * that is no Unicode. It is asked before the decoding, which would fail on it or hide it.
 */
export function isMalformedPayload(payload: unknown): boolean {
  // Not recursive: a deep payload is what it looks for.
  const left: { readonly value: unknown; readonly depth: number }[] = [{ value: payload, depth: 0 }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, depth } = next;
    if (typeof value === "string" && !value.isWellFormed()) return true;
    if (typeof value !== "object" || value === null) continue;
    if (depth === DEPTH_MAX || RESERVED.some((name) => Object.hasOwn(value, name))) return true;
    for (const [name, inner] of Object.entries(value)) {
      if (!name.isWellFormed()) return true;
      left.push({ value: inner, depth: depth + 1 });
    }
  }
  return false;
}

/** Requests whose payload was malformed; it has been taken out of them. */
const emptied = new WeakSet<object>();

/**
 * A callable whose malformed payloads are taken out before they are decoded. The callable asks with `hadMalformedPayload`,
 * and refuses them as it refuses anything else.
 * @param call what `onCall` gives
 */
export function withoutMalformedPayloads<Call extends (request: Request, ...rest: never[]) => unknown>(
  call: Call,
): Call {
  return new Proxy(call, {
    apply(target, self, [request, ...rest]: Parameters<Call>) {
      const { body } = request;
      if (isMalformedPayload(body)) {
        emptied.add(request);
        request.body = { data: null };
      }
      return Reflect.apply(target, self, [request, ...rest]);
    },
  });
}

/** Tells whether the payload of a request was malformed. */
export const hadMalformedPayload = (request: object): boolean => emptied.has(request);
