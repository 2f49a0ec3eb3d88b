import { describe, expect, test } from "vitest";
import { browserSuite } from "../testing/browserSuite.ts";
import { valueCases } from "../testing/valueCases.ts";

const suite = browserSuite();

describe("a value written by the browser comes back from the server", () => {
  test.each(valueCases)(
    "a value written by the browser comes back from the server: $name",
    async ({ value }) => {
      const read = await suite.page.evaluate(
        async ([written]) => {
          const { doc, getDocFromServer, room, setDoc } = firebase;
          const place = doc(room());
          await setDoc(place, { written });
          return [(await getDocFromServer(place)).get("written") as unknown];
        },
        [value] as const,
      );
      expect(read).toEqual([value]);
    },
  );

  test("a value written by the browser comes back from the server: a timestamp, to the microsecond", async () => {
    const read = await suite.page.evaluate(async () => {
      const { doc, getDocFromServer, room, setDoc, Timestamp } = firebase;
      const place = doc(room());
      await setDoc(place, { at: new Timestamp(1_700_000_000, 123_456_789) });
      return ((await getDocFromServer(place)).get("at") as { toJSON: () => object }).toJSON();
    });
    expect(read).toMatchObject({ seconds: 1_700_000_000, nanoseconds: 123_456_000 });
  });

  test("a value written by the browser comes back from the server: a date before 1970", async () => {
    const read = await suite.page.evaluate(async () => {
      const { doc, getDocFromServer, room, setDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { at: new Date("1815-06-18T11:30:00.250Z") });
      return ((await getDocFromServer(place)).get("at") as { toDate: () => Date }).toDate().toISOString();
    });
    expect(read).toBe("1815-06-18T11:30:00.250Z");
  });

  test("bytes", async () => {
    const read = await suite.page.evaluate(async () => {
      const { Bytes, doc, getDocFromServer, room, setDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { bytes: Bytes.fromUint8Array(new Uint8Array([0, 127, 128, 255])) });
      return ((await getDocFromServer(place)).get("bytes") as { toBase64: () => string }).toBase64();
    });
    expect(read).toBe("AH+A/w==");
  });

  test("a value written by the browser comes back from the server: a point on the map", async () => {
    const read = await suite.page.evaluate(async () => {
      const { doc, GeoPoint, getDocFromServer, room, setDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { point: new GeoPoint(-89.5, 179.25) });
      const { latitude, longitude } = (await getDocFromServer(place)).get("point") as InstanceType<
        typeof GeoPoint
      >;
      return [latitude, longitude];
    });
    expect(read).toEqual([-89.5, 179.25]);
  });

  test("a value written by the browser comes back from the server: a reference to another document", async () => {
    const read = await suite.page.evaluate(async () => {
      const { db, doc, getDocFromServer, room, setDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { other: doc(db, "open/é/deep/🎉") });
      return ((await getDocFromServer(place)).get("other") as { path: string }).path;
    });
    expect(read).toBe("open/é/deep/🎉");
  });

  test("a value written by the browser comes back from the server: a vector", async () => {
    const read = await suite.page.evaluate(async () => {
      const { doc, getDocFromServer, room, setDoc, vector } = firebase;
      const place = doc(room());
      await setDoc(place, { v: vector([0.5, -1, 3]) });
      return ((await getDocFromServer(place)).get("v") as { toArray: () => number[] }).toArray();
    });
    expect(read).toEqual([0.5, -1, 3]);
  });

  test("a document without fields", async () => {
    const read = await suite.page.evaluate(async () => {
      const { doc, getDocFromServer, room, setDoc } = firebase;
      const place = doc(room());
      await setDoc(place, {});
      return (await getDocFromServer(place)).data();
    });
    expect(read).toEqual({});
  });

  test("a value written by the browser comes back from the server: a document id of every script", async () => {
    const read = await suite.page.evaluate(async () => {
      const { doc, getDocsFromServer, room, setDoc } = firebase;
      const place = room();
      for (const id of ["a b", "é", "日本", "🎉", "%2F", "a+b", "(default)"])
        await setDoc(doc(place, id), {});
      return (await getDocsFromServer(place)).docs.map(({ id }) => id);
    });
    expect(read).toEqual(["%2F", "(default)", "a b", "a+b", "é", "日本", "🎉"]);
  });
});

describe("a value that no document may hold is refused", () => {
  test("an id that is reserved", async () => {
    const code = await suite.page.evaluate(async () => {
      const { doc, outcome, room, setDoc } = firebase;
      return outcome(setDoc(doc(room(), "__reserved__"), {}));
    });
    expect(code).toBe("invalid-argument");
  });

  test("a value that no document may hold is refused: more than a mebibyte", async () => {
    const code = await suite.page.evaluate(async () => {
      const { doc, outcome, room, setDoc } = firebase;
      return outcome(setDoc(doc(room()), { text: "x".repeat(1_048_576) }));
    });
    expect(code).toBe("invalid-argument");
  });

  test("an id longer than 1,500 bytes", async () => {
    const code = await suite.page.evaluate(async () => {
      const { doc, outcome, room, setDoc } = firebase;
      return outcome(setDoc(doc(room(), "é".repeat(751)), {}));
    });
    expect(code).toBe("invalid-argument");
  });

  test("maps nested deeper than twenty levels", async () => {
    const code = await suite.page.evaluate(async () => {
      const { doc, outcome, room, setDoc } = firebase;
      let deep: object = {};
      for (let level = 0; level < 21; level++) deep = { deep };
      return outcome(setDoc(doc(room()), deep as Record<string, unknown>));
    });
    expect(code).toBe("invalid-argument");
  });

  test("a listener on a reserved id ends with an error, and the others go on", async () => {
    const states = await suite.page.evaluate(async () => {
      const { doc, follow, room, setDoc } = firebase;
      const place = room();
      const other = follow(place);
      const refused = follow(doc(place, "__reserved__"));
      await refused.until("invalid-argument");
      await setDoc(doc(place, "a"), {});
      await other.until("a");
      other.stop();
      return refused.states;
    });
    expect(states).toEqual([["invalid-argument"]]);
  });
});
