import type Stripe from "stripe";
import type { PaymentWorld } from "./paymentWorld.ts";

/** Way that events arrive: after each step of a story the ones of that step, and at its end the rest. */
export interface Telling {
  step(events: readonly Stripe.Event[]): Promise<void>;
  end(): Promise<void>;
}

type Tell = (event: Stripe.Event) => Promise<number>;

/** Told again until it is taken in, as the provider does. */
async function untilTaken(tell: Tell, event: Stripe.Event): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt += 1) if ((await tell(event)) === 200) return;
  throw new Error(`${event.type} was never taken in`);
}

/** One after the other, as they happen. */
function asTheyHappen(
  tell: Tell,
  order: (events: readonly Stripe.Event[]) => readonly Stripe.Event[],
): Telling {
  return {
    async step(events) {
      for (const event of order(events)) await untilTaken(tell, event);
    },
    end: () => Promise.resolve(),
  };
}

/** Nothing before the end of the story. */
function atTheEnd(tellAll: (events: readonly Stripe.Event[]) => Promise<void>): Telling {
  const waiting: Stripe.Event[] = [];
  return {
    step: (events) => Promise.resolve(void waiting.push(...events)),
    end: () => tellAll(waiting),
  };
}

const oneByOne =
  (tell: Tell) =>
  async (events: readonly Stripe.Event[]): Promise<void> => {
    for (const event of events) await untilTaken(tell, event);
  };

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same order for the same seed. */
function shuffled<T>(all: readonly T[], seed: number): T[] {
  const random = randomOf(seed);
  return all
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** The ways in which events arrive. */
export const tellings: Readonly<Record<string, (world: PaymentWorld) => Telling>> = {
  "as they happen": ({ tell }) => asTheyHappen(tell, (events) => events),
  "each twice, the second time at the end": ({ tell }) => {
    const again: Stripe.Event[] = [];
    const first = asTheyHappen(tell, (events) => events);
    return {
      async step(events) {
        again.push(...events);
        await first.step(events);
      },
      end: () => oneByOne(tell)(again),
    };
  },
  "the latest first": ({ tell }) => atTheEnd((events) => oneByOne(tell)(events.toReversed())),
  "each doubled at once": ({ tell }) => ({
    async step(events) {
      for (const event of events) {
        await Promise.all([untilTaken(tell, event), untilTaken(tell, event)]);
      }
    },
    end: () => Promise.resolve(),
  }),
  "all at once": ({ tell }) =>
    atTheEnd(async (events) => {
      await Promise.all([...events, ...events.slice(0, 5)].map((event) => untilTaken(tell, event)));
    }),
  "a step late, and in disorder": ({ tell }) => {
    let late: readonly Stripe.Event[] = [];
    const tellLate = async (): Promise<void> => oneByOne(tell)(shuffled(late, 7));
    return {
      async step(events) {
        await tellLate();
        late = events;
      },
      end: tellLate,
    };
  },
  "failing half way": (world) => {
    const random = randomOf(11);
    const failing = failingPayment(world, () => random() < 0.25);
    return asTheyHappen(
      (event) => world.tell(event, { payment: failing }),
      (events) => shuffled(events, 3),
    );
  },
  "cut off before what was fetched is written": (world) => {
    const random = randomOf(5);
    const cut = cutOff(world, "before", () => random() < 0.4);
    return asTheyHappen(
      (event) => world.tell(event, { db: cut }),
      (events) => events,
    );
  },
  "cut off after it is written, before the answer": (world) => {
    const random = randomOf(9);
    const cut = cutOff(world, "after", () => random() < 0.4);
    return asTheyHappen(
      (event) => world.tell(event, { db: cut }),
      (events) => events,
    );
  },
};

/** The provider, of whose answers some are failures of its own. */
function failingPayment({ payment }: PaymentWorld, fails: () => boolean): PaymentWorld["payment"] {
  const guarded = (resource: object): object =>
    new Proxy(resource, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value === "function") {
          return (...args: unknown[]): unknown => {
            if (fails()) throw Object.assign(new Error("The provider is down"), { statusCode: 500 });
            return Reflect.apply(value, target, args);
          };
        }
        return value;
      },
    });
  const stripe = new Proxy(payment.stripe, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      const isAsked = typeof value === "object" && value !== null && name !== "webhooks";
      return isAsked ? guarded(value) : value;
    },
  });
  return { ...payment, stripe };
}

/**
 * A database that is sometimes cut off: before a transaction is written, and nothing of it is; or after, and nobody hears of
 * it.
 */
function cutOff({ db }: PaymentWorld, when: "before" | "after", cuts: () => boolean): PaymentWorld["db"] {
  const stopped = (): Error => new Error("The server was stopped");
  const runTransaction: PaymentWorld["db"]["runTransaction"] = async (run, options) => {
    const cut = cuts();
    const result = await db.runTransaction(async (transaction) => {
      const done = await run(transaction);
      if (cut && when === "before") throw stopped();
      return done;
    }, options);
    if (cut) throw stopped();
    return result;
  };
  return new Proxy(db, {
    get(target, name) {
      if (name === "runTransaction") return runTransaction;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}
