import { CarnationError } from "@carnation/domain/error";
import type { Action } from "../permission/index.ts";
import { parsePayload } from "../wire/index.ts";
import * as v from "valibot";

/** Groups of secrets that a function can need; which secrets each one has, the deployment's variables say. */
export type SecretGroup = "analysis" | "mail" | "payment" | "recap";

/** A backend callable: what crosses the wire, who may call it, and what it needs where it runs. */
export interface Callable {
  /** Its name on the wire. */
  readonly name: string;
  /** Schema of the payload. */
  readonly request: v.GenericSchema;
  /** Schema of the answer. */
  readonly response: v.GenericSchema;
  /** Holds what it does, in the words of the policies; `public` for somebody who is signed in nowhere. */
  readonly actions: readonly Action[] | "public";
  /**
   * Calls of a source in any hour, of a callable for somebody who is signed in nowhere; `own` where it bounds them itself, as
   * what must be answered alike does.
   */
  readonly perHour?: number | "own";
  /** Reason why it answers an app without an App Check token where others are refused. @default it does not */
  readonly withoutAppCheck?: string;
  /** Time that the caller waits, seconds. @default 70 (specification, section 9) */
  readonly clientSeconds?: number;
  /** Time limit of the function, seconds. @default 60, the platform's */
  readonly seconds?: number;
  /** Memory of the function. @default 512MiB, that of all functions */
  readonly memory?: "1GiB" | "2GiB";
  /** Calls that one instance answers at once; another instance takes the next. @default 80, the platform's */
  readonly concurrency?: number;
  /** Processors of the function. @default 1 */
  readonly cpu?: number;
  /** Secrets that the function reads. */
  readonly secrets?: readonly SecretGroup[];
}

/** A value that is only read, at any depth. */
export type DeepReadonly<T> = T extends Date
  ? T
  : T extends ReadonlyMap<infer Key, infer Value>
    ? ReadonlyMap<Key, Value>
    : T extends object
      ? { readonly [Name in keyof T]: DeepReadonly<T[Name]> }
      : T;

/** Describes what a caller sends. */
export type CallRequest<Row extends Callable> = DeepReadonly<v.InferInput<Row["request"]>>;

/** Describes what the caller reads of the answer. */
export type CallResult<Row extends Callable> = v.InferOutput<Row["response"]>;

/** Describes what the function answers on the wire. */
export type CallAnswer<Row extends Callable> = DeepReadonly<v.InferInput<Row["response"]>>;

/**
 * Checks the payload of a callable, which comes from outside.
 * @throws {CarnationError} invalid-argument, with the message of the first rule that it breaks
 */
export function parseRequest<Row extends Callable>(
  { request }: Row,
  payload: unknown,
): v.InferOutput<Row["request"]> {
  return parsePayload(request, payload);
}

/**
 * Checks the answer of a callable.
 * @throws {CarnationError} internal, with the name and what is wrong
 */
export function parseResponse<Row extends Callable>(
  { name, response }: Row,
  answer: unknown,
): CallResult<Row> {
  const parsed = v.safeParse(response, answer);
  if (parsed.success) return parsed.output;
  throw new CarnationError("internal", `${name} gave an unknown answer: ${parsed.issues[0].message}`);
}

const CLIENT_SECONDS = 70;

/** Time that a caller waits for a callable, milliseconds; the function may still be at work then. */
export function callTimeoutMs({ clientSeconds = CLIENT_SECONDS }: Pick<Callable, "clientSeconds">): number {
  return clientSeconds * 1000;
}
