import { describe, expect, test } from "vitest";
import { formatTimestamp } from "../values/timestamp.ts";
import { parseWrites } from "./writes/parseWrite.ts";
import { commit, fieldsOf, int, path, remove, set } from "./testing/commit.ts";
import { openStore } from "./testing/openStore.ts";

describe("writes", () => {
  test("writes: set, merge, delete a field, delete the document", async () => {
    const { store } = openStore();
    await commit(store, set("c/a", { x: int(1), y: int(2) }));
    await commit(store, set("c/a", { x: int(3), z: int(4) }, { updateMask: { fieldPaths: ["x", "y"] } }));
    expect(fieldsOf(store, "c/a")).toEqual({ x: { integerValue: "3" } });
    const { results } = await commit(store, remove("c/a"));
    expect(results).toEqual([{}]);
    expect(store.get(path("c/a"))).toBeNull();
  });

  test("all or none, and later writes see earlier ones", async () => {
    const { store } = openStore();
    const increment = { updateTransforms: [{ fieldPath: "n", increment: int(1) }], updateMask: {} };
    const { results } = await commit(store, set("c/a", {}, increment), set("c/a", {}, increment));
    expect(results.map(({ transformResults }) => transformResults)).toEqual([
      [{ integerValue: "1" }],
      [{ integerValue: "2" }],
    ]);
    await expect(
      commit(store, set("c/a", { n: int(9) }), set("c/b", {}, { currentDocument: { exists: true } })),
    ).rejects.toMatchObject({ status: "NOT_FOUND" });
    expect(fieldsOf(store, "c/a")).toEqual({ n: { integerValue: "2" } });
  });

  test("a write that replaces a document takes nothing over from it, whatever it transforms", async () => {
    const { store } = openStore();
    await commit(store, set("c/a", { kept: int(1), n: int(5) }));
    await commit(
      store,
      set("c/a", { x: int(1) }, { updateTransforms: [{ fieldPath: "n", increment: int(1) }] }),
    );
    expect(fieldsOf(store, "c/a")).toEqual({ x: { integerValue: "1" }, n: { integerValue: "1" } });
  });

  test("preconditions that hold let writes through, and say that they are no transforms", async () => {
    const { store } = openStore();
    const { results } = await commit(
      store,
      set("c/a", { x: int(1) }, { currentDocument: { exists: false } }),
      set("c/a", { x: int(2) }, { currentDocument: { exists: true } }),
      { verify: path("c/a"), currentDocument: { exists: true } },
      set("c/a", { x: int(3) }, { currentDocument: { exists: true } }),
    );
    expect(results.map((result) => Object.keys(result))).toEqual([
      ["updateTime"],
      ["updateTime"],
      [],
      ["updateTime"],
    ]);
    expect(fieldsOf(store, "c/a")).toEqual({ x: { integerValue: "3" } });
  });

  test("a document that a verification did not find is missing, not deleted by its commit", async () => {
    const { store } = openStore();
    const verify = { verify: path("c/a"), currentDocument: { exists: false } };
    await expect(
      commit(store, verify, set("c/a", {}, { currentDocument: { exists: true } })),
    ).rejects.toMatchObject({ status: "NOT_FOUND" });
    await commit(store, verify, set("c/a", {}));
    expect(fieldsOf(store, "c/a")).toEqual({});
  });

  test("a write that changes nothing keeps the update time and is no change", async () => {
    const { store, enqueued } = openStore();
    const first = await commit(store, set("c/a", { x: int(1), m: { mapValue: {} } }));
    const second = await commit(store, set("c/a", { m: { mapValue: { fields: {} } }, x: int(1) }));
    expect(second.time).toBeGreaterThan(first.time);
    expect(second.results[0]?.updateTime).toBe(first.time);
    expect(enqueued).toHaveLength(1);
    await commit(store, set("c/a", { x: { doubleValue: 1 }, m: { mapValue: {} } }));
    expect(store.get(path("c/a"))?.updateTime).toBeGreaterThan(first.time);
  });

  test("transforms", async () => {
    const { store } = openStore();
    await commit(
      store,
      set("c/a", {
        top: { integerValue: "9223372036854775800" },
        half: { doubleValue: 0.5 },
        three: int(3),
        tags: { arrayValue: { values: [int(1), int(2), int(1)] } },
        word: { stringValue: "x" },
      }),
    );
    const { time, results } = await commit(
      store,
      set(
        "c/a",
        {},
        {
          updateMask: {},
          updateTransforms: [
            { fieldPath: "at", setToServerValue: "REQUEST_TIME" },
            { fieldPath: "top", increment: int(100) },
            { fieldPath: "half", increment: int(1) },
            { fieldPath: "word", increment: int(7) },
            { fieldPath: "three", maximum: { doubleValue: 3 } },
            { fieldPath: "min", minimum: { doubleValue: "NaN" } },
            { fieldPath: "tags", removeAllFromArray: { values: [int(1)] } },
            { fieldPath: "tags", appendMissingElements: { values: [{ doubleValue: 2 }, int(3), int(3)] } },
          ],
        },
      ),
    );
    expect(fieldsOf(store, "c/a")).toEqual({
      at: { timestampValue: formatTimestamp(time) },
      top: { integerValue: "9223372036854775807" },
      half: { doubleValue: 1.5 },
      word: { integerValue: "7" },
      three: { integerValue: "3" },
      min: { doubleValue: "NaN" },
      tags: { arrayValue: { values: [{ integerValue: "2" }, { integerValue: "3" }] } },
    });
    expect(results[0]?.transformResults?.slice(-2)).toEqual([{ nullValue: null }, { nullValue: null }]);
  });

  test.each([
    [
      "create over an existing document",
      set("c/a", {}, { currentDocument: { exists: false } }),
      "ALREADY_EXISTS",
    ],
    ["update of a missing one", set("c/z", {}, { currentDocument: { exists: true } }), "NOT_FOUND"],
    [
      "delete of a missing one that must exist",
      remove("c/z", { currentDocument: { exists: true } }),
      "NOT_FOUND",
    ],
    [
      "an old update time",
      remove("c/a", { currentDocument: { updateTime: "2001-01-01T00:00:00Z" } }),
      "FAILED_PRECONDITION",
    ],
    [
      "verification of a missing one",
      { verify: path("c/z"), currentDocument: { updateTime: "2001-01-01T00:00:00Z" } },
      "FAILED_PRECONDITION",
    ],
    [
      "a document above 1 MiB",
      set("c/big", { x: { stringValue: "x".repeat(1_048_576) } }),
      "INVALID_ARGUMENT",
    ],
    [
      "an array in an array",
      set("c/n", { x: { arrayValue: { values: [{ arrayValue: {} }] } } }),
      "INVALID_ARGUMENT",
    ],
    [
      "what a transform puts too deep",
      {
        ...set("c/n", {}),
        updateTransforms: [
          { fieldPath: Array(21).fill("x").join("."), appendMissingElements: { values: [] } },
        ],
      },
      "INVALID_ARGUMENT",
    ],
  ])("the store refuses %s", async (_name, write, status) => {
    const { store } = openStore();
    await commit(store, set("c/a", { x: int(1) }));
    await expect(commit(store, write)).rejects.toMatchObject({ status });
  });

  test("an update time with nine digits names the version, too", async () => {
    const { store } = openStore();
    const { time } = await commit(store, set("c/a", { x: int(1) }));
    const updateTime = formatTimestamp(time).replace("Z", "000Z");
    await commit(store, { verify: path("c/a"), currentDocument: { updateTime } });
    await commit(store, set("c/a", { x: int(2) }, { currentDocument: { updateTime } }));
    expect(fieldsOf(store, "c/a")).toEqual({ x: { integerValue: "2" } });
  });

  test.each(["c/a", "c/missing"])(
    "requiring a document that the same commit deletes is an invalid request: %s",
    async (name) => {
      const { store } = openStore();
      await commit(store, set("c/a", {}));
      await expect(
        commit(store, remove(name), set(name, {}, { currentDocument: { exists: true } })),
      ).rejects.toMatchObject({ status: "INVALID_ARGUMENT" });
    },
  );

  test.each([
    [{ update: { name: path("c"), fields: {} } }],
    [{ delete: path("__c__/a") }],
    [{ update: { name: path("c/a"), fields: { x: {} } } }],
    [{ update: { name: path("c/a") }, updateTransforms: [{ fieldPath: "x" }] }],
    [
      {
        update: { name: path("c/a") },
        updateTransforms: [{ fieldPath: "x", increment: { stringValue: "1" } }],
      },
    ],
    [{ update: { name: path("c/a") }, updateMask: { fieldPaths: ["__x__"] } }],
    [{ update: { name: path("c/a") }, updateTransforms: [{ fieldPath: "a.__x__", increment: int(1) }] }],
    [{}],
  ])("the store refuses the malformed write %j", (write) => {
    expect(() => parseWrites([write])).toThrow(expect.objectContaining({ status: "INVALID_ARGUMENT" }));
  });
});
