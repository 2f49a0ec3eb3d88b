import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { encodeFrame } from "./framing.ts";
import type { ForwardBody } from "./forwardBody.ts";
import type { ChannelLimits } from "./limits.ts";
import { OutgoingQueue } from "./outgoingQueue.ts";

/** The server's end of one stream (Listen or Write). */
export interface ChannelStream {
  /** Called with each message in order, as parsed JSON. */
  receive(message: unknown): void;
  /** Called once, when the client or the transport has ended the stream. */
  close(): void;
}

export interface BackChannel {
  readonly response: ServerResponse;
  /** `false`: long polling, the response ends after one frame. */
  readonly streaming: boolean;
  /** Longest silence that the client asked for, milliseconds. */
  readonly timeout: number | null;
}

/** One WebChannel session: messages in by numbered POSTs, messages out through a long-lived GET. */
export class Session {
  readonly id = randomBytes(18).toString("base64url");
  readonly #limits: ChannelLimits;
  readonly #onClosed: () => void;
  readonly #queue = new OutgoingQueue();
  readonly #early = new Map<number, unknown>();
  #stream: ChannelStream | null = null;
  #nextMessage = 0;
  #back: BackChannel | null = null;
  #written = 0;
  #flushing = false;
  #closed = false;
  #noopTimer: NodeJS.Timeout | undefined;
  #abandonTimer: NodeJS.Timeout | undefined;

  constructor(limits: ChannelLimits, onClosed: () => void) {
    this.#limits = limits;
    this.#onClosed = onClosed;
    this.#expectBackChannel();
  }

  start(stream: ChannelStream): void {
    this.#stream = stream;
  }

  /** Sends one message. A client that lets too much pile up loses the session and starts a new one. */
  send(message: unknown): void {
    this.#push([message]);
  }

  #push(payload: unknown): void {
    if (this.#closed) return;
    this.#queue.push(payload);
    if (this.#queue.length > this.#limits.unacknowledgedLength) return this.close();
    if (this.#flushing) return;
    this.#flushing = true;
    setImmediate(() => {
      this.#flushing = false;
      this.#flush();
    });
  }

  /** Takes the messages of a POST: each once and in order, whatever was re-sent or overtaken. */
  receive(body: ForwardBody): void {
    for (const [index, message] of body.messages.entries()) {
      const number = body.offset + index;
      if (number >= this.#nextMessage) this.#early.set(number, message);
    }
    if (this.#early.size > this.#limits.earlyMessages) return this.close();
    while (this.#early.has(this.#nextMessage)) {
      const message = this.#early.get(this.#nextMessage);
      this.#early.delete(this.#nextMessage);
      this.#nextMessage += 1;
      this.#stream?.receive(message);
    }
  }

  acknowledge(id: number): void {
    this.#queue.acknowledge(id);
  }

  /** Answer to a POST: whether a GET is attached, the last message sent, and how much of it is unacknowledged. */
  status(): readonly [0 | 1, number, number] {
    return [this.#back === null ? 0 : 1, this.#queue.sentId, this.#queue.sentLength()];
  }

  /** Whether everything after the message that the client saw last is still here to be sent. */
  canResumeAfter(lastSeen: number): boolean {
    return this.#queue.canResumeAfter(lastSeen);
  }

  /** Sends from now on through this response, starting after the message that the client saw last. */
  attach(back: BackChannel, lastSeen: number): void {
    this.#detach();
    this.#queue.acknowledge(lastSeen);
    this.#queue.rewind(lastSeen);
    this.#back = back;
    this.#written = 0;
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
    if (back !== null && !back.response.writableEnded) back.response.end();
    this.#expectBackChannel();
  }

  #expectBackChannel(): void {
    clearTimeout(this.#abandonTimer);
    if (!this.#closed) this.#abandonTimer = setTimeout(() => this.close(), this.#limits.abandonAfter);
  }

  /** Ends the session: its id becomes unknown, and a client that still wants the stream starts a new one. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#detach();
    this.#onClosed();
    this.#stream?.close();
  }
}
