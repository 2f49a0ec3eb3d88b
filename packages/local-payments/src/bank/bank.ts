import type { DatabaseSync } from "node:sqlite";
import { serialize } from "./serialize.ts";
import { API_VERSION, type Event, type EventType } from "../objects/event.ts";
import type { Stored } from "../objects/kinds.ts";
import { transact } from "../store/database.ts";
import { EventLog } from "../store/eventLog.ts";
import { ObjectStore, randomId } from "../store/objectStore.ts";
import { Settings } from "../store/settings.ts";

/** Request that caused what happens now: stands in its events. */
export interface RequestOrigin {
  readonly id: string | null;
  readonly idempotencyKey: string | null;
}

const NOBODY: RequestOrigin = { id: null, idempotencyKey: null };

/** The bank's memory, its clock and its voice. What it does with them is in the functions beside it. */
export class Bank {
  readonly objects: ObjectStore;
  readonly events: EventLog;
  readonly settings: Settings;
  readonly #sqlite: DatabaseSync;
  /** Called when events may wait: after the transaction that they are part of. */
  onEvents: () => void = () => undefined;
  /** Address of the bank's pages, `http://127.0.0.1:4242`. */
  url = "";
  #asker = NOBODY;
  /** A moment of the past that is being made up for, in seconds; null for now. */
  #moment: number | null = null;
  /** The machine's time at which the transaction under way began, in seconds; null without one. */
  #began: number | null = null;

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
    this.objects = new ObjectStore(sqlite);
    this.events = new EventLog(sqlite);
    this.settings = new Settings(sqlite);
  }

  /**
   * Now by the simulated clock, in whole seconds since 1970; while a due period is billed, the moment at which it was.
   */
  now(): number {
    return this.#moment ?? this.clock();
  }

  /** Reads the simulated clock, in whole seconds since 1970. */
  clock(): number {
    return this.machineTime() + Number(this.settings.get("clockOffset") ?? 0);
  }

  /**
   * Reads the machine's clock, in whole seconds since 1970. It stands still within a transaction: a second that passes
   * there would give a discount an end behind that of the period that it began with.
   */
  machineTime(): number {
    return this.#began ?? Math.floor(Date.now() / 1000);
  }

  /** Runs work as of a moment of the past. */
  at<T>(moment: number, work: () => T): T {
    const before = this.#moment;
    this.#moment = moment;
    try {
      return work();
    } finally {
      this.#moment = before;
    }
  }

  /** One transaction, its events with it: everything is on disk when this returns, or nothing has happened. */
  transact<T>(work: () => T, asker: RequestOrigin = NOBODY): T {
    this.#asker = asker;
    this.#began = this.machineTime();
    try {
      return transact(this.#sqlite, work);
    } finally {
      this.#began = null;
      this.onEvents();
    }
  }

  /** Tells what happened to an object, within the transaction in which it did. */
  emit(type: EventType, object: Stored, previous?: object): void {
    const listener = this.settings.get("webhook");
    const event: Event = {
      id: randomId("evt_"),
      object: "event",
      api_version: API_VERSION,
      created: this.now(),
      data: { object: serialize(this, object), ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: listener === null ? 0 : 1,
      request: { id: this.#asker.id, idempotency_key: this.#asker.idempotencyKey },
      type,
    };
    this.events.add(event, listener === null ? null : Date.now());
  }
}
