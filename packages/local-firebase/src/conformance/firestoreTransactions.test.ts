import { beforeAll, describe, expect, test } from "vitest";
import { browserSuite } from "../testing/browserSuite.ts";

const suite = browserSuite();

// The SDK waits for a second and more before it runs a transaction again: here a tenth of that.
beforeAll(() =>
  suite.page.evaluate(() => {
    const { setTimeout } = window;
    const isPause = (delay: number): boolean => delay >= 300 && delay <= 5000;
    const speedUpRetries = (run: TimerHandler, delay = 0, ...values: unknown[]): number =>
      setTimeout(run, isPause(delay) ? delay / 10 : delay, ...values);
    Object.assign(window, { setTimeout: speedUpRetries });
  }),
);

describe("a transaction in the browser", () => {
  test("a transaction in the browser writes what it worked out from what it read", async () => {
    const n = await suite.page.evaluate(async () => {
      const { db, doc, getDocFromServer, room, runTransaction, setDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { n: 4 });
      await runTransaction(db, async (transaction) => {
        transaction.update(place, { n: Number((await transaction.get(place)).get("n")) * 10 });
      });
      return (await getDocFromServer(place)).get("n") as number;
    });
    expect(n).toBe(40);
  });

  test("a transaction in the browser gives the value of its function", async () => {
    const value = await suite.page.evaluate(() =>
      firebase.runTransaction(firebase.db, async (transaction) => {
        const found = await transaction.get(firebase.doc(firebase.room()));
        return found.exists() ? "there" : "missing";
      }),
    );
    expect(value).toBe("missing");
  });

  test("a transaction in the browser creates a document that it saw missing", async () => {
    const exists = await suite.page.evaluate(async () => {
      const { db, doc, getDocFromServer, room, runTransaction } = firebase;
      const place = doc(room());
      await runTransaction(db, async (transaction) => {
        if (!(await transaction.get(place)).exists()) transaction.set(place, {});
      });
      return (await getDocFromServer(place)).exists();
    });
    expect(exists).toBe(true);
  });

  test("a transaction in the browser deletes what it read", async () => {
    const exists = await suite.page.evaluate(async () => {
      const { db, doc, getDocFromServer, room, runTransaction, setDoc } = firebase;
      const place = doc(room());
      await setDoc(place, {});
      await runTransaction(db, async (transaction) => {
        await transaction.get(place);
        transaction.delete(place);
      });
      return (await getDocFromServer(place)).exists();
    });
    expect(exists).toBe(false);
  });

  test("a transaction in the browser leaves nothing behind when its function throws", async () => {
    const [code, exists] = await suite.page.evaluate(async () => {
      const { db, doc, getDocFromServer, room, runTransaction } = firebase;
      const place = doc(room());
      const message = await runTransaction(db, async (transaction) => {
        transaction.set(place, {});
        throw new Error("changed my mind");
      }).catch((error: Error) => error.message);
      return [message, (await getDocFromServer(place)).exists()] as const;
    });
    expect([code, exists]).toEqual(["changed my mind", false]);
  });

  test("a transaction in the browser runs again when what it read has changed meanwhile", async () => {
    const [runs, n] = await suite.page.evaluate(async () => {
      const { db, doc, getDocFromServer, room, runTransaction, setDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { n: 1 });
      let attempts = 0;
      await runTransaction(db, async (transaction) => {
        const seen = Number((await transaction.get(place)).get("n"));
        attempts += 1;
        if (attempts === 1) await setDoc(place, { n: 100 });
        transaction.update(place, { n: seen + 1 });
      });
      return [attempts, (await getDocFromServer(place)).get("n") as number] as const;
    });
    expect([runs, n]).toEqual([2, 101]);
  });

  test("two that count at the same time lose nothing", async () => {
    const n = await suite.page.evaluate(async () => {
      const { db, doc, getDocFromServer, room, runTransaction, setDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { n: 0 });
      const count = () =>
        runTransaction(db, async (transaction) => {
          transaction.update(place, { n: Number((await transaction.get(place)).get("n")) + 1 });
        });
      await Promise.all([count(), count()]);
      return (await getDocFromServer(place)).get("n") as number;
    });
    expect(n).toBe(2);
  });

  test("a transaction in the browser goes on when another rewrites the same value", async () => {
    const runs = await suite.page.evaluate(async () => {
      const { db, doc, room, runTransaction, setDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { n: 1 });
      let attempts = 0;
      await runTransaction(db, async (transaction) => {
        await transaction.get(place);
        attempts += 1;
        await setDoc(place, { n: 1 });
        transaction.update(place, { m: 1 });
      });
      return attempts;
    });
    expect(runs).toBe(1);
  });

  test("a transaction in the browser gives up after the attempts that it may make", async () => {
    const [runs, code] = await suite.page.evaluate(async () => {
      const { db, doc, increment, outcome, room, runTransaction, setDoc, updateDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { n: 0 });
      let attempts = 0;
      const ended = await outcome(
        runTransaction(
          db,
          async (transaction) => {
            await transaction.get(place);
            attempts += 1;
            await updateDoc(place, { n: increment(1) });
            transaction.update(place, { m: 1 });
          },
          { maxAttempts: 3 },
        ),
      );
      return [attempts, ended] as const;
    });
    expect([runs, code]).toEqual([3, "failed-precondition"]);
  });

  test("a transaction in the browser that only reads sees documents of one moment or runs again", async () => {
    const values = await suite.page.evaluate(async () => {
      const { db, doc, room, runTransaction, writeBatch } = firebase;
      const place = room();
      const [left, right] = [doc(place, "left"), doc(place, "right")];
      await writeBatch(db).set(left, { n: 1 }).set(right, { n: 1 }).commit();
      let changed = false;
      return runTransaction(db, async (transaction) => {
        const first = (await transaction.get(left)).get("n") as number;
        if (!changed) await writeBatch(db).set(left, { n: 2 }).set(right, { n: 2 }).commit();
        changed = true;
        return [first, (await transaction.get(right)).get("n") as number];
      });
    });
    expect(values).toEqual([2, 2]);
  });

  test("a transaction in the browser is refused when the rules refuse one of its writes", async () => {
    const code = await suite.page.evaluate(() => {
      const { db, doc, outcome, runTransaction } = firebase;
      return outcome(runTransaction(db, async (transaction) => transaction.set(doc(db, "admins/x"), {})));
    });
    expect(code).toBe("permission-denied");
  });

  test("a transaction in the browser is refused when the rules refuse one of its reads", async () => {
    const code = await suite.page.evaluate(() => {
      const { db, doc, outcome, runTransaction } = firebase;
      return outcome(runTransaction(db, async (transaction) => transaction.get(doc(db, "users/x/items/y"))));
    });
    expect(code).toBe("permission-denied");
  });
});
