import type { Identity, WatchIdentity } from "../authentication/identity.ts";
import { RpcError } from "../rpc/status.ts";
import { toRpcError } from "../rpc/toRpcError.ts";
import type { ChannelStream } from "../webchannel/session.ts";

export interface SerialStreamOptions {
  /** Identity that opened the stream; a rejection ends it. */
  readonly identity: Promise<Identity>;
  /** Ends the stream with the account that opened it. Default: it does not. */
  readonly watchIdentity?: WatchIdentity;
  readonly send: (message: unknown) => void;
  readonly log: (line: string) => void;
  /** Handles one message; the next one waits until it has settled. A throw ends the stream with that error. */
  readonly handle: (message: unknown, identity: Identity) => void | Promise<void>;
  readonly close?: () => void;
  /** Chooses what the client is told about a failure. */
  readonly mapError?: (error: RpcError) => RpcError;
}

/** Longest delay that `setTimeout` takes, milliseconds. */
const MAX_DELAY = 2 ** 31 - 1;

export interface SerialStream extends ChannelStream {
  /** Ends the stream with an error that did not come from handling a message. */
  fail(error: unknown): void;
}

/**
 * A stream that handles its messages strictly one after the other and dies with the first error, with its token or with
 * its account.
 */
export function createSerialStream(options: SerialStreamOptions): SerialStream {
  let ended = false;
  let expiry: NodeJS.Timeout | undefined;
  let unwatch: (() => void) | undefined;

  function end(): void {
    if (ended) return;
    ended = true;
    clearTimeout(expiry);
    unwatch?.();
    options.close?.();
  }

  function fail(error: unknown): void {
    if (ended) return;
    const rpcError = toRpcError(error, options.log);
    options.send((options.mapError?.(rpcError) ?? rpcError).toBody());
    end();
  }

  function endWith(identity: Identity): void {
    if (ended) return;
    unwatch = options.watchIdentity?.(identity, fail);
    const seconds = identity.kind === "user" ? identity.token["exp"] : undefined;
    if (typeof seconds !== "number") return;
    const delay = Math.min(Math.max(0, seconds * 1000 - Date.now()), MAX_DELAY);
    expiry = setTimeout(() => fail(new RpcError("UNAUTHENTICATED", "The id token has expired.")), delay);
  }

  async function handleAfter(previous: Promise<void>, message: unknown): Promise<void> {
    try {
      await previous;
      // A message that the transport has refused: the ones before it have had their answers.
      if (message instanceof RpcError) throw message;
      if (!ended) await options.handle(message, await options.identity);
    } catch (error) {
      fail(error);
    }
  }

  let tail: Promise<void> = options.identity.then(endWith).catch(fail);
  return {
    receive(message) {
      tail = handleAfter(tail, message);
      return tail;
    },
    close: end,
    fail,
  };
}
