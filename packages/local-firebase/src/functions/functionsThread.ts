import { url as inspectorUrl } from "node:inspector";
import { Worker } from "node:worker_threads";
import type { StoredEvent } from "../events/storedEvent.ts";
import type { Claims, ResolveIdentity } from "../authentication/identity.ts";
import { createLineSplitter, readLogLine } from "./lineSplitter.ts";
import type { FromWorker, Offer, ToWorker, WorkerSettings } from "./messages.ts";

export interface ThreadOptions {
  readonly settings: WorkerSettings;
  readonly env: Record<string, string | undefined>;
  readonly resolveIdentity: ResolveIdentity;
  /** Gives the claims of an App Check token. Default: no token is verified here. @throws RpcError UNAUTHENTICATED */
  readonly verifyAppCheck?: ((token: string) => Promise<Claims>) | undefined;
  readonly log: (line: string) => void;
  /** Time beyond which, above its slowest function may take the thread may be deaf, seconds. Default: 10 */
  readonly grace?: number;
}

interface PendingDelivery {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** Failed to listen; `code` is Node's error code. */
export class ListenError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "ListenError";
    this.code = code;
  }
}

/** Built, this module lies beside worker/main.js; in the checkout beside worker/main.ts. */
const entry = import.meta.url.endsWith(".ts")
  ? new URL("./worker/main.ts", import.meta.url)
  : new URL("./worker/main.js", import.meta.url);
/** Time that functions under way may take when the thread is asked to end, milliseconds. */
const CLOSE_TIMEOUT = 3000;

/** Interval at which the thread is asked whether it still turns, milliseconds. */
const PULSE = 1000;
const DEFAULT_GRACE = 10;
/** Time for which loading the module may keep it from answering, seconds. */
const LOADING_LIMIT = 60;

/** One life of the thread that runs the functions. */
export class FunctionsThread {
  /** The port. Rejects with a ListenError. */
  readonly listening: Promise<number>;
  /** Functions that the module offers. Rejects when it cannot be loaded. */
  readonly loaded: Promise<Offer>;
  /** Resolves when the thread has ended, for whatever reason. */
  readonly ended: Promise<void>;
  readonly #worker: Worker;
  readonly #options: ThreadOptions;
  readonly #deliveries = new Map<number, PendingDelivery>();
  #deliveryCount = 0;
  #longest = LOADING_LIMIT;
  /** Questions since the thread answered last. */
  #unanswered = 0;

  constructor(options: ThreadOptions) {
    this.#options = options;
    this.#worker = new Worker(entry, {
      workerData: options.settings,
      env: options.env,
      stdout: true,
      stderr: true,
      name: "functions",
    });
    const write = createLineSplitter((line) => options.log(readLogLine(line)));
    for (const output of [this.#worker.stdout, this.#worker.stderr]) {
      output.setEncoding("utf8");
      output.on("data", write);
    }
    const listening = Promise.withResolvers<number>();
    const loaded = Promise.withResolvers<Offer>();
    this.listening = listening.promise;
    this.loaded = loaded.promise;
    this.loaded.catch(() => undefined);
    this.listening.catch(() => undefined);
    this.#worker.on("message", (message: FromWorker) => {
      if (message.kind === "listening") listening.resolve(message.port);
      else if (message.kind === "listenFailed")
        listening.reject(new ListenError(message.code, message.message));
      else if (message.kind === "pong") this.#unanswered = 0;
      else if (message.kind === "loaded") {
        this.#longest = message.longest;
        loaded.resolve(message);
      } else if (message.kind === "loadFailed") loaded.reject(new Error(message.error));
      else if (message.kind === "verify") void this.#verify(message);
      else if (message.kind === "verifyAppCheck") void this.#verifyAppCheck(message);
      else this.#settle(message.id, message.error);
    });
    this.#worker.on("error", (error) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      options.log(`the functions' thread crashed: ${text}`);
    });
    const pulse = setInterval(() => this.#feelPulse(), PULSE);
    pulse.unref();
    this.ended = new Promise((resolve) => {
      this.#worker.once("exit", () => {
        clearInterval(pulse);
        const error = new Error("The functions' thread has ended.");
        listening.reject(error);
        loaded.reject(error);
        for (const { reject } of this.#deliveries.values()) reject(error);
        this.#deliveries.clear();
        resolve();
      });
    });
  }

  /** Runs an event function; rejects when it fails or takes longer than `timeout` seconds. */
  deliver(
    functionName: string,
    event: StoredEvent & { readonly uid: string },
    timeout: number,
  ): Promise<void> {
    this.#deliveryCount += 1;
    const id = this.#deliveryCount;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.#settle(id, `${functionName} took longer than ${timeout} s.`),
        timeout * 1000,
      );
      this.#deliveries.set(id, {
        resolve: () => {
          clearTimeout(timer);
          resolve();
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      this.#post({ kind: "deliver", id, functionName, event });
    });
  }

  /** Lets requests under way finish for a moment, then ends the thread. */
  async close(): Promise<void> {
    const timer = setTimeout(() => void this.#worker.terminate(), CLOSE_TIMEOUT);
    this.#post({ kind: "close" });
    await this.ended;
    clearTimeout(timer);
  }

  /**
   * Ends a thread that a function never gives back, an endless loop for instance: all the others wait for it. Counted
   * in questions, not by the clock, which runs on while the machine sleeps; a person with a debugger may take their
   * time.
   */
  #feelPulse(): void {
    if (inspectorUrl() !== undefined) return;
    const patience = this.#longest + (this.#options.grace ?? DEFAULT_GRACE);
    if (this.#unanswered * PULSE > patience * 1000) {
      this.#options.log(`a function has kept the functions' thread busy for ${patience} s: it is ended`);
      void this.#worker.terminate();
      return;
    }
    this.#unanswered += 1;
    if (this.#unanswered === 1) this.#post({ kind: "ping" });
  }

  #settle(id: number, error: string | null): void {
    const delivery = this.#deliveries.get(id);
    this.#deliveries.delete(id);
    if (error === null) delivery?.resolve();
    else delivery?.reject(new Error(error));
  }

  async #verify({ id, authorization, fromBrowser }: Extract<FromWorker, { kind: "verify" }>): Promise<void> {
    const identity = await this.#options.resolveIdentity(authorization, fromBrowser).catch(() => null);
    this.#post({ kind: "verified", id, claims: identity?.kind === "user" ? identity.token : null });
  }

  async #verifyAppCheck({ id, token }: Extract<FromWorker, { kind: "verifyAppCheck" }>): Promise<void> {
    const claims = await this.#options.verifyAppCheck?.(token).catch(() => null);
    this.#post({ kind: "verified", id, claims: claims ?? null });
  }

  #post(message: ToWorker): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window, has no origin
    this.#worker.postMessage(message);
  }
}
