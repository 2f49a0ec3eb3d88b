import { createHash } from "node:crypto";
import type { Bank } from "../bank/bank.ts";
import { type FormRecord, parseForm } from "../forms/form.ts";
import { Params } from "../forms/params.ts";
import { StripeError } from "../errors/stripeError.ts";
import type { IdempotencyStore } from "../store/idempotencyStore.ts";
import type { Answer, Endpoint } from "./call.ts";
import { endpoints } from "./endpoints.ts";
import { serialize, serializeList } from "../bank/serialize.ts";

/** A request of the API, its key verified. */
export interface ApiRequest {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The form: body or query. */
  readonly form: string;
  readonly idempotencyKey: string | null;
}

/** Answer of the API: a status and a JSON text. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: string;
  /** True when it had been answered before: the same request was sent again. */
  readonly replayed: boolean;
}

/** Stands for the bank's own address in what is kept: after a restart its port may be another. */
const HERE = "\uE000";

interface Route {
  readonly endpoint: Endpoint;
  readonly pattern: RegExp;
}

const routes: readonly Route[] = endpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll(":id", "([^/]+)")}$`, "u"),
}));

/**
 * Answers one request in one transaction, together with what its idempotency key remembers: a process that dies between
 * the two leaves neither, and whoever asks again with the same key gets the same answer and causes nothing more.
 */
export function handleApiRequest(bank: Bank, answers: IdempotencyStore, request: ApiRequest): ApiAnswer {
  const { method, path, form, idempotencyKey: key } = request;
  const asker = { id: request.id, idempotencyKey: key };
  const fingerprint = createHash("sha256").update(`${method} ${path}\n${form}`).digest("hex");
  try {
    return bank.transact(() => {
      const before = key === null || method === "GET" ? null : answers.get(key);
      if (before !== null) {
        if (before.request !== fingerprint) throw reusedKey(key ?? "");
        const body = before.body.replaceAll(HERE, bank.url);
        return { status: before.status, body, replayed: true };
      }
      const { status, body } = run(bank, method, path, parseForm(form));
      if (key !== null && method !== "GET") {
        answers.put({ key, request: fingerprint, status, body: body.replaceAll(bank.url, HERE) });
      }
      return { status, body, replayed: false };
    }, asker);
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return { status: error.status, body: JSON.stringify(error), replayed: false };
  }
}

function reusedKey(key: string): StripeError {
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  return new StripeError(400, message, { type: "idempotency_error" });
}

function run(bank: Bank, method: string, path: string, form: FormRecord): { status: number; body: string } {
  const { status, answer } = perform(bank, method, path, form);
  return { status, body: JSON.stringify(answer) };
}

/** Carries out one call of the API within a transaction of the caller's. @throws StripeError */
export function perform(
  bank: Bank,
  method: string,
  path: string,
  form: FormRecord,
): { status: number; answer: object } {
  for (const { endpoint, pattern } of routes) {
    const match = endpoint.method === method ? pattern.exec(path) : null;
    if (match === null) continue;
    const params = new Params(form);
    const expand = params.texts("expand") ?? [];
    const answer = endpoint.run({ bank, params, ids: match.slice(1).map(decoded) });
    params.done();
    const status = "plain" in answer ? (answer.status ?? 200) : 200;
    return { status, answer: shown(bank, answer, path, expand) };
  }
  throw new StripeError(404, `Unrecognized request URL (${method}: ${path}).`);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new StripeError(400, "The address is malformed.");
  }
}

function shown(bank: Bank, answer: Answer, path: string, expand: readonly string[]): object {
  if ("object" in answer) return serialize(bank, answer.object, expand);
  if ("page" in answer) return serializeList(bank, answer.page, path, expand);
  return answer.plain;
}
