import { describe, expect, test } from "vitest";
import { Database, DatabaseNewerError } from "./database.ts";

function openNumbers() {
  const database = new Database(":memory:");
  const { sqlite } = database;
  sqlite.exec(
    `CREATE TABLE numbers (n INTEGER PRIMARY KEY);
     CREATE TABLE links (n INTEGER REFERENCES numbers (n) DEFERRABLE INITIALLY DEFERRED);`,
  );
  const failures: unknown[] = [];
  database.onFailure = (error) => void failures.push(error);
  return {
    database,
    failures,
    add: (n: number) => void sqlite.prepare("INSERT INTO numbers VALUES (?)").run(n),
    /** Fails only when the batch is committed, as a full disk does. */
    addBrokenLink: () => sqlite.exec("INSERT INTO links VALUES (99)"),
    all: () =>
      sqlite
        .prepare("SELECT n FROM numbers ORDER BY n")
        .all()
        .map(({ n }) => n),
  };
}

describe("transactions", () => {
  test("a transaction that throws undoes itself alone, and is told of", async () => {
    const { database, failures, add, all } = openNumbers();
    const refusal = new Error("refused");
    const outcomes = await Promise.allSettled([
      database.transaction(() => add(1)),
      database.transaction(() => {
        add(2);
        throw refusal;
      }),
      database.transaction(() => {
        add(3);
        return all();
      }),
    ]);
    expect(outcomes).toEqual([
      { status: "fulfilled", value: undefined },
      { status: "rejected", reason: refusal },
      { status: "fulfilled", value: [1, 3] },
    ]);
    expect([all(), failures]).toEqual([[1, 3], [refusal]]);
  });

  test("transactions of one turn are kept together or not at all, and the next turn goes on", async () => {
    const { database, failures, add, addBrokenLink, all } = openNumbers();
    const outcomes = await Promise.allSettled([
      database.transaction(() => add(1)),
      database.transaction(() => addBrokenLink()),
      database.transaction(() => add(3)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect([all(), failures.length]).toEqual([[], 1]);
    await database.transaction(() => add(4));
    expect(all()).toEqual([4]);
  });

  test("a transaction that is begun by another one's job waits for the next turn", async () => {
    const { database, add, all } = openNumbers();
    let inner: Promise<void> | undefined;
    await database.transaction(() => {
      add(1);
      inner = database.transaction(() => add(2));
      expect(all()).toEqual([1]);
    });
    await inner;
    expect(all()).toEqual([1, 2]);
  });

  test("a transaction that is queued is written before the database closes, and none behind that", async () => {
    const { database, add } = openNumbers();
    let wasRun = false;
    const queued = database.transaction(() => {
      add(1);
      wasRun = true;
    });
    database.close();
    expect(wasRun).toBe(true);
    await expect(queued).resolves.toBeUndefined();
    await expect(database.transaction(() => add(2))).rejects.toThrow("the database is closed");
    expect(() => database.close()).not.toThrow();
  });
});

describe("migrations", () => {
  const steps = ["CREATE TABLE a (n INTEGER)", "CREATE TABLE b (n INTEGER)"];
  const tables = ({ sqlite }: Database) =>
    sqlite
      .prepare("SELECT name FROM sqlite_schema WHERE length(name) = 1 ORDER BY name")
      .all()
      .map(({ name }) => name);

  test("each step of a module is run once, those that are new behind those that were", () => {
    const database = new Database(":memory:");
    database.migrate("module", steps.slice(0, 1));
    expect(tables(database)).toEqual(["a"]);
    database.migrate("module", steps);
    database.migrate("module", steps);
    expect(tables(database)).toEqual(["a", "b"]);
    database.migrate("other", ["CREATE TABLE c (n INTEGER)"]);
    expect(tables(database)).toEqual(["a", "b", "c"]);
  });

  test("tables of a version that is not known are refused, whatever the others are", () => {
    const database = new Database(":memory:");
    database.migrate("module", steps);
    database.migrate("other", []);
    expect(() => database.migrate("module", steps.slice(0, 1))).toThrow(DatabaseNewerError);
    expect(tables(database)).toEqual(["a", "b"]);
  });
});
