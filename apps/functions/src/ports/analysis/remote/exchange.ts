import type { Deadline } from "./deadline.ts";
import { RemoteFailure, type RemoteFailureKind } from "./remoteFailure.ts";

/** One HTTP request. */
export interface RemoteRequest {
  /** Holds what is being done, for logs. */
  readonly step: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** True when it may be sent again when nobody knows what became of it. */
  readonly repeatable: boolean;
}

/** Way that requests are sent. */
export interface ExchangeOptions {
  /** Milliseconds for one request. */
  readonly requestMs: number;
  /** Times that a request is sent at most. */
  readonly attempts: number;
  /** Wait before the second time, milliseconds; doubled after each further one. */
  readonly firstPauseMs: number;
}

/** Largest answer that is read: results with the masks of thirteen criteria take a few megabytes. */
const MAX_ANSWER_BYTES = 32 * 1024 ** 2;

/**
 * Sends a request, again where that is safe: after a refusal that asks to come later (429, 503), and, when it may be
 * repeated, after a failure of the network or of the service.
 * @returns the text of a successful answer
 * @throws RemoteFailure; the reason of whoever gave the analysis up
 */
export async function exchange(
  request: RemoteRequest,
  deadline: Deadline,
  options: ExchangeOptions,
): Promise<{ readonly text: string; readonly isJson: boolean }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(request, deadline, options.requestMs);
    } catch (error) {
      if (!(error instanceof RemoteFailure) || attempt >= options.attempts || !mayRepeat(request, error)) {
        throw error;
      }
      // Half of it by chance: those who were refused together do not come back together.
      const backOff = options.firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
      const wait = Math.max(backOff, error.retryAfterMs ?? 0);
      if (wait >= deadline.leftMs()) throw error;
      await deadline.pause(wait, request.step);
    }
  }
}

function mayRepeat({ repeatable }: RemoteRequest, { kind, status }: RemoteFailure): boolean {
  return kind === "busy" || status === 503 || (repeatable && kind === "unavailable");
}

async function sendOnce(request: RemoteRequest, deadline: Deadline, requestMs: number) {
  const { step, method, url, headers, body } = request;
  deadline.throwIfOver(step);
  const signal = AbortSignal.any([deadline.signal, AbortSignal.timeout(requestMs)]);
  let response: Response;
  let text: string;
  try {
    // A redirection would take the token, or the photo, to somewhere else.
    response = await fetch(url, {
      method,
      signal,
      redirect: "error",
      headers: headers ?? {},
      body: body ?? null,
    });
    text = await textOf(response, step);
  } catch (error) {
    if (error instanceof RemoteFailure) throw error;
    deadline.throwIfOver(step);
    throw new RemoteFailure("unavailable", step);
  }
  const kind = failureOf(response.status);
  if (kind === null) return { text, isJson: /\bjson\b/u.test(response.headers.get("content-type") ?? "") };
  const retryAfterMs = waitOf(response.headers.get("retry-after"));
  throw new RemoteFailure(kind, step, {
    status: response.status,
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  });
}

async function textOf(response: Response, step: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new RemoteFailure("nonsense", step, { status: response.status });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function failureOf(status: number): RemoteFailureKind | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401) return "unauthorized";
  if (status === 429) return "busy";
  return status >= 500 || status === 408 ? "unavailable" : "refused";
}

/** Milliseconds of a Retry-After header: seconds, or a date; `null` for none or nonsense. */
function waitOf(header: string | null): number | null {
  if (header === null) return null;
  const wait = /^\d+$/u.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
