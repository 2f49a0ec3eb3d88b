import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { handleApiRequest } from "../api/handleApiRequest.ts";
import type { Bank } from "../bank/bank.ts";
import { API_VERSION } from "../objects/event.ts";
import type { IdempotencyStore } from "../store/idempotencyStore.ts";
import { handlePageRequest } from "../pages/handlePageRequest.ts";
import type { PageAnswer } from "../pages/layout.ts";
import { randomId } from "../store/objectStore.ts";
import { isOriginAllowed } from "./originGuard.ts";
import { readBody } from "./body.ts";
import { StripeError } from "../errors/stripeError.ts";

/** Services that the server needs beside the bank. */
export interface ServerParts {
  readonly bank: Bank;
  readonly answers: IdempotencyStore;
  readonly key: string;
  /** Hears of what is no refusal. */
  readonly onProblem: (error: unknown) => void;
}

/** Answers one request, whatever it is. */
export async function handle(
  parts: ServerParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    if (!isOriginAllowed(request))
      throw new StripeError(403, "Pages of this origin may not use this service.");
    await answer(parts, request, response);
  } catch (error) {
    if (!(error instanceof StripeError) && !response.destroyed) parts.onProblem(error);
    const refusal =
      error instanceof StripeError
        ? error
        : new StripeError(500, "An unexpected error occurred.", { type: "api_error" });
    if (response.headersSent) response.destroy();
    else send(response, refusal.status, JSON.stringify(refusal));
  }
}

async function answer(
  { bank, answers, key }: ServerParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = URL.parse(request.url ?? "/", "http://local");
  if (url === null) throw new StripeError(400, "The address is malformed.");
  const method = request.method ?? "GET";
  if (!url.pathname.startsWith("/v1/")) {
    await sendPage(
      response,
      handlePageRequest(bank, { method, url, body: method === "POST" ? await readBody(request) : "" }),
    );
    return;
  }
  if (!hasKey(request, key)) throw new StripeError(401, "Invalid API Key provided.");
  const version = request.headers["stripe-version"];
  if (version !== undefined && version !== API_VERSION) {
    throw new StripeError(400, `Invalid Stripe API version: ${String(version)}`);
  }
  const body = method === "POST" ? await readBody(request) : "";
  const idempotencyKey = request.headers["idempotency-key"];
  const id = randomId("req_", 14);
  const {
    status,
    body: text,
    replayed,
  } = handleApiRequest(bank, answers, {
    id,
    method,
    path: url.pathname,
    form: method === "POST" ? body : url.search.slice(1),
    idempotencyKey: typeof idempotencyKey === "string" ? idempotencyKey : null,
  });
  response.setHeader("request-id", id);
  response.setHeader("stripe-version", API_VERSION);
  if (replayed) response.setHeader("idempotent-replayed", "true");
  send(response, status, text);
}

function hasKey({ headers }: IncomingMessage, key: string): boolean {
  const given = Buffer.from(headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${key}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Nothing of other origins, no script; forms lead here or where the session says. */
async function sendPage(
  response: ServerResponse,
  { status, body, type, location, file, formTargets = [] }: PageAnswer,
): Promise<void> {
  const bytes = await body;
  const targets = ["'self'", ...formTargets].join(" ");
  response.writeHead(status, {
    "content-type": type,
    "cache-control": type.startsWith("text/html") ? "no-store" : "private, max-age=300",
    "content-security-policy": `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    ...(location !== undefined && { location }),
    ...(file !== undefined && { "content-disposition": `inline; filename="${file}"` }),
  });
  response.end(bytes);
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(body);
}
