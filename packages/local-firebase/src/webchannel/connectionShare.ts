import type { IncomingMessage } from "node:http";
import { isFromBrowser } from "../http/cors.ts";

/** Connections that a browser opens to one host and port over HTTP/1.1, for all its pages together. */
const BROWSER_CONNECTIONS = 6;
/** Interval at which one is given up while all of them are held, milliseconds. */
const TURN = 25;

interface Holder {
  readonly release: () => void;
}

/**
 * Shares out the few connections of a browser. Each page that listens or writes holds one; when all are held, nothing
 * else gets through: neither the writes of these pages nor a seventh page. So the longest-held one ends every now and
 * then, the browser gives its connection to whatever waits, and the page comes back for it.
 */
export class ConnectionShare {
  readonly #browsers = new Map<string, Set<Holder>>();

  /**
   * Notes a connection that stays open until `release` ends it.
   * @returns to be called when it has ended
   */
  hold(request: IncomingMessage, release: () => void): () => void {
    if (!isFromBrowser(request)) return () => {};
    const { host, "user-agent": agent } = request.headers;
    const browser = JSON.stringify([request.socket.remoteAddress, host, agent]);
    const holders = this.#browsers.get(browser) ?? new Set();
    this.#browsers.set(browser, holders);
    const holder = { release };
    holders.add(holder);
    if (holders.size === BROWSER_CONNECTIONS) this.#takeTurns(holders);
    return () => {
      holders.delete(holder);
      if (holders.size === 0 && this.#browsers.get(browser) === holders) this.#browsers.delete(browser);
    };
  }

  #takeTurns(holders: ReadonlySet<Holder>): void {
    setTimeout(() => {
      if (holders.size < BROWSER_CONNECTIONS) return;
      const [longest] = holders;
      longest?.release();
      // While it is away, the next to come starts the turns again.
      if (holders.size >= BROWSER_CONNECTIONS) this.#takeTurns(holders);
    }, TURN).unref();
  }
}
