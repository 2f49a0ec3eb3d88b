import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { encodeFrame } from "./framing.ts";
import type { ForwardBody, ForwardMessage } from "./forwardBody.ts";
import { IncomingMessages } from "./incomingMessages.ts";
import type { ChannelLimits } from "./limits.ts";
import { OutgoingMessageQueue } from "./outgoingMessageQueue.ts";

/** The server's end of one stream (Listen or Write). */
export interface ChannelStream {
  /**
   * Called with each message in order, as parsed JSON.
   * @returns a promise, if it takes time, that resolves when the message has been dealt with
   */
  receive(message: unknown): void | Promise<void>;
  /** Called once, when the client or the transport has ended the stream. */
  close(): void;
}

export interface BackChannel {
  readonly response: ServerResponse;
  /** `false`: long polling, the response ends after one frame. */
  readonly streaming: boolean;
  /** Called when the response has ended. */
  readonly onEnd: () => void;
  /** Longest silence that the client asked for, milliseconds. */
  readonly timeout: number | null;
}

export interface SessionEvents {
  onClosed(): void;
  /** @param change of `keptLength` */
  onKept(change: number): void;
}

/** One WebChannel session: messages in by numbered POSTs, messages out through a long-lived GET. */
export class Session {
  readonly id = randomBytes(18).toString("base64url");
  readonly #limits: ChannelLimits;
  readonly #events: SessionEvents;
  readonly #queue = new OutgoingMessageQueue();
  readonly #incoming = new IncomingMessages();
  #unhandled = 0;
  #waitingSince: number | null = null;
  #stream: ChannelStream | null = null;
  #back: BackChannel | null = null;
  #written = 0;
  #flushing = false;
  #closed = false;
  #noopTimer: NodeJS.Timeout | undefined;
  #abandonTimer: NodeJS.Timeout | undefined;

  constructor(limits: ChannelLimits, events: SessionEvents) {
    this.#limits = limits;
    this.#events = events;
    this.#expectBackChannel();
  }

  start(stream: ChannelStream): void {
    this.#stream = stream;
  }

  /** Since when no back channel is attached, milliseconds on a steady clock; `null` when one is. */
  get waitingSince(): number | null {
    return this.#waitingSince;
  }

  /** Length of what is kept for the client and of what came from it and is not dealt with, UTF-16 code units. */
  get keptLength(): number {
    return this.#queue.length + this.#incoming.heldLength + this.#unhandled;
  }

  /** Sends one message. A client that lets too much pile up loses the session and starts a new one. */
  send(message: unknown): void {
    this.#push([message]);
  }

  #push(payload: unknown): void {
    if (this.#closed) return;
    this.#keep(() => this.#queue.push(payload));
    if (this.#queue.length > this.#limits.unacknowledgedLength) this.close();
    if (this.#closed) return;
    if (this.#flushing) return;
    this.#flushing = true;
    setImmediate(() => {
      this.#flushing = false;
      this.#flush();
    });
  }

  /** Changes what is kept, and tells by how much; of a session that has ended, nothing is. */
  #keep(change: () => void): void {
    const before = this.keptLength;
    change();
    if (!this.#closed) this.#events.onKept(this.keptLength - before);
  }

  /** Takes the messages of a POST. */
  receive(body: ForwardBody): void {
    const ready: ForwardMessage[] = [];
    this.#keep(() => {
      ready.push(...this.#incoming.take(body));
      for (const { length } of ready) this.#unhandled += length;
    });
    if (this.#closed) return;
    for (const message of ready) void this.#handle(message);
    const { earlyMessages, unhandledLength } = this.#limits;
    const { heldBack, heldLength } = this.#incoming;
    if (heldBack > earlyMessages || heldLength + this.#unhandled > unhandledLength) this.close();
  }

  async #handle({ content, length }: ForwardMessage): Promise<void> {
    await this.#stream?.receive(content);
    this.#keep(() => (this.#unhandled -= length));
  }

  acknowledge(id: number): void {
    this.#keep(() => this.#queue.acknowledge(id));
  }

  /** Answer to a POST: whether a GET is attached, the last message sent, and how much of it is unacknowledged. */
  status(): readonly [0 | 1, number, number] {
    return [this.#back === null ? 0 : 1, this.#queue.sentId, this.#queue.sentLength()];
  }

  /** Tells whether everything after the message that the client saw last is still here to be sent. */
  canResumeAfter(lastSeen: number): boolean {
    return this.#queue.canResumeAfter(lastSeen);
  }

  /** Sends from now on through this response, starting after the message that the client saw last. */
  attach(back: BackChannel, lastSeen: number): void {
    this.#detach();
    this.acknowledge(lastSeen);
    this.#queue.rewind(lastSeen);
    this.#back = back;
    this.#written = 0;
    this.#waitingSince = null;
    clearTimeout(this.#abandonTimer);
    const { response } = back;
    response.on("drain", () => this.#flush());
    response.on("close", () => {
      if (this.#back?.response === response) this.#detach();
    });
    const silence = Math.min(this.#limits.keepAlive, back.timeout ?? Infinity);
    this.#noopTimer = setInterval(() => this.#push(["noop"]), silence * 0.9);
    // The client times the first byte of a streaming GET and falls back to long polling when it is late.
    if (back.streaming && !this.#queue.hasUnsent) this.#push(["noop"]);
    this.#flush();
  }

  /** Ends a response that is attached; its client opens the next one. */
  release(response: ServerResponse): void {
    if (this.#back?.response !== response) return;
    // A response without a byte in it would count as a failure.
    if (this.#written === 0) {
      this.#push(["noop"]);
      this.#flush();
    }
    if (this.#back?.response === response) this.#detach();
  }

  #flush(): void {
    while (this.#back !== null && !this.#back.response.writableNeedDrain) {
      const frame = this.#queue.takeFrame();
      if (frame === null) return;
      const { response, streaming } = this.#back;
      response.write(encodeFrame(frame));
      this.#written += frame.length;
      // Only a new GET acknowledges what a listener receives: ending this one now and then bounds what is kept.
      if (!streaming || this.#written > this.#limits.backChannelLength) this.#detach();
    }
  }

  #detach(): void {
    clearInterval(this.#noopTimer);
    const back = this.#back;
    this.#back = null;
    if (back !== null) {
      if (!back.response.writableEnded) back.response.end();
      back.onEnd();
    }
    this.#expectBackChannel();
  }

  #expectBackChannel(): void {
    clearTimeout(this.#abandonTimer);
    this.#waitingSince = performance.now();
    if (!this.#closed) this.#abandonTimer = setTimeout(() => this.close(), this.#limits.abandonAfter);
  }

  /** Ends the session and says so: its client starts a new one soon, rather than look for this one for a while. */
  stop(): void {
    this.#keep(() => this.#queue.push(["stop"]));
    this.#flush();
    this.close();
  }

  /** Ends the session: its id becomes unknown, and a client that still wants the stream starts a new one. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#detach();
    clearTimeout(this.#abandonTimer);
    this.#events.onKept(-this.keptLength);
    this.#incoming.clear();
    this.#events.onClosed();
    this.#stream?.close();
  }
}
