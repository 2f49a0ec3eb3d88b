import { describe, expect, test } from "vitest";
import { browserSuite } from "../testing/browserSuite.ts";

const suite = browserSuite();

describe("a write in the browser", () => {
  test("set replaces the whole document", async () => {
    const data = await suite.page.evaluate(async () => {
      const { doc, getDocFromServer, room, setDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { a: 1, b: 2 });
      await setDoc(place, { b: 3 });
      return (await getDocFromServer(place)).data();
    });
    expect(data).toEqual({ b: 3 });
  });

  test("set with merge keeps what it does not name, in maps too", async () => {
    const data = await suite.page.evaluate(async () => {
      const { doc, getDocFromServer, room, setDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { a: 1, map: { x: 1, y: 2 } });
      await setDoc(place, { map: { y: 3 } }, { merge: true });
      return (await getDocFromServer(place)).data();
    });
    expect(data).toEqual({ a: 1, map: { x: 1, y: 3 } });
  });

  test("set with merge creates a document", async () => {
    const data = await suite.page.evaluate(async () => {
      const { doc, getDocFromServer, room, setDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { map: { y: 3 } }, { merge: true });
      return (await getDocFromServer(place)).data();
    });
    expect(data).toEqual({ map: { y: 3 } });
  });

  test("set with mergeFields writes only the fields that it names", async () => {
    const data = await suite.page.evaluate(async () => {
      const { doc, getDocFromServer, room, setDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { a: 1, b: 1 });
      await setDoc(place, { a: 2, b: 2 }, { mergeFields: ["a"] });
      return (await getDocFromServer(place)).data();
    });
    expect(data).toEqual({ a: 2, b: 1 });
  });

  test("update changes a field inside a map", async () => {
    const data = await suite.page.evaluate(async () => {
      const { doc, getDocFromServer, room, setDoc, updateDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { map: { x: 1, y: 2 } });
      await updateDoc(place, { "map.y": 3, "map.z.deep": 4 });
      return (await getDocFromServer(place)).data();
    });
    expect(data).toEqual({ map: { x: 1, y: 3, z: { deep: 4 } } });
  });

  test("update with a FieldPath reaches names that hold dots and back-ticks", async () => {
    const data = await suite.page.evaluate(async () => {
      const { doc, FieldPath, getDocFromServer, room, setDoc, updateDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { "a.b": 1, "c`d\\": { é: 1 } });
      await updateDoc(place, new FieldPath("a.b"), 2, new FieldPath("c`d\\", "é"), 3);
      return (await getDocFromServer(place)).data();
    });
    expect(data).toEqual({ "a.b": 2, "c`d\\": { é: 3 } });
  });

  test("update of a missing document is refused", async () => {
    const code = await suite.page.evaluate(async () => {
      const { doc, outcome, room, updateDoc } = firebase;
      return outcome(updateDoc(doc(room()), { a: 1 }));
    });
    expect(code).toBe("not-found");
  });

  test("deleteField takes a field away", async () => {
    const data = await suite.page.evaluate(async () => {
      const { deleteField, doc, getDocFromServer, room, setDoc, updateDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { a: 1, map: { x: 1, y: 2 } });
      await updateDoc(place, { a: deleteField(), "map.x": deleteField() });
      return (await getDocFromServer(place)).data();
    });
    expect(data).toEqual({ map: { y: 2 } });
  });

  test("delete takes a document away, and may be repeated", async () => {
    const exists = await suite.page.evaluate(async () => {
      const { deleteDoc, doc, getDocFromServer, room, setDoc } = firebase;
      const place = doc(room());
      await setDoc(place, {});
      await deleteDoc(place);
      await deleteDoc(place);
      return (await getDocFromServer(place)).exists();
    });
    expect(exists).toBe(false);
  });

  test("deleting a document leaves those below it", async () => {
    const exists = await suite.page.evaluate(async () => {
      const { collection, deleteDoc, doc, getDocFromServer, room, setDoc } = firebase;
      const place = doc(room());
      const below = doc(collection(place, "below"));
      await setDoc(place, {});
      await setDoc(below, {});
      await deleteDoc(place);
      return (await getDocFromServer(below)).exists();
    });
    expect(exists).toBe(true);
  });

  test("add chooses an id", async () => {
    const [id, found] = await suite.page.evaluate(async () => {
      const { addDoc, getDocsFromServer, room } = firebase;
      const place = room();
      const added = await addDoc(place, {});
      return [added.id, (await getDocsFromServer(place)).docs.map((one) => one.id)] as const;
    });
    expect([id.length, found]).toEqual([20, [id]]);
  });
});

describe("a value that the server works out", () => {
  test("serverTimestamp is the time of the commit", async () => {
    const [at, before, after] = await suite.page.evaluate(async () => {
      const { doc, getDocFromServer, room, serverTimestamp, setDoc } = firebase;
      const place = doc(room());
      const start = Date.now();
      await setDoc(place, { at: serverTimestamp() });
      const read = (await getDocFromServer(place)).get("at") as { toMillis: () => number };
      return [read.toMillis(), start, Date.now()] as const;
    });
    expect(at).toBeGreaterThanOrEqual(before - 1);
    expect(at).toBeLessThanOrEqual(after + 1);
  });

  test("two serverTimestamps of one commit are the same", async () => {
    const same = await suite.page.evaluate(async () => {
      const { doc, getDocFromServer, room, serverTimestamp, setDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { a: serverTimestamp(), map: { b: serverTimestamp() } });
      const read = await getDocFromServer(place);
      return (read.get("a") as { isEqual: (other: unknown) => boolean }).isEqual(read.get("map.b"));
    });
    expect(same).toBe(true);
  });

  test("increment adds, integers and fractions", async () => {
    const data = await suite.page.evaluate(async () => {
      const { doc, getDocFromServer, increment, room, setDoc, updateDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { whole: 1, fraction: 0.5 });
      await updateDoc(place, { whole: increment(2), fraction: increment(1) });
      return (await getDocFromServer(place)).data();
    });
    expect(data).toEqual({ whole: 3, fraction: 1.5 });
  });

  test("increment begins at zero for what is missing or no number", async () => {
    const data = await suite.page.evaluate(async () => {
      const { doc, getDocFromServer, increment, room, setDoc, updateDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { text: "x" });
      await updateDoc(place, { text: increment(2), missing: increment(-1) });
      return (await getDocFromServer(place)).data();
    });
    expect(data).toEqual({ text: 2, missing: -1 });
  });

  test("twenty increments at once all count", async () => {
    const count = await suite.page.evaluate(async () => {
      const { doc, getDocFromServer, increment, room, setDoc, updateDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { n: 0 });
      await Promise.all(Array.from({ length: 20 }, () => updateDoc(place, { n: increment(1) })));
      return (await getDocFromServer(place)).get("n") as number;
    });
    expect(count).toBe(20);
  });

  test("arrayUnion adds what is not there yet, once", async () => {
    const tags = await suite.page.evaluate(async () => {
      const { arrayUnion, doc, getDocFromServer, room, setDoc, updateDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { tags: ["a", { x: 1 }] });
      await updateDoc(place, { tags: arrayUnion("b", "a", { x: 1 }, "b") });
      return (await getDocFromServer(place)).get("tags") as unknown;
    });
    expect(tags).toEqual(["a", { x: 1 }, "b"]);
  });

  test("arrayRemove removes every occurrence", async () => {
    const tags = await suite.page.evaluate(async () => {
      const { arrayRemove, doc, getDocFromServer, room, setDoc, updateDoc } = firebase;
      const place = doc(room());
      await setDoc(place, { tags: ["a", "b", "a", 1] });
      await updateDoc(place, { tags: arrayRemove("a", 1) });
      return (await getDocFromServer(place)).get("tags") as unknown;
    });
    expect(tags).toEqual(["b"]);
  });
});

describe("a batch in the browser", () => {
  test("500 writes are one", async () => {
    const count = await suite.page.evaluate(async () => {
      const { db, doc, getCountFromServer, room, writeBatch } = firebase;
      const place = room();
      const batch = writeBatch(db);
      for (let index = 0; index < 500; index++) batch.set(doc(place), { index });
      await batch.commit();
      return (await getCountFromServer(place)).data().count;
    });
    expect(count).toBe(500);
  });

  test("a batch in the browser leaves nothing behind when one of its writes is refused", async () => {
    const [code, count] = await suite.page.evaluate(async () => {
      const { db, doc, getCountFromServer, outcome, room, writeBatch } = firebase;
      const place = room();
      const batch = writeBatch(db);
      batch.set(doc(place), {}).update(doc(place, "missing"), { a: 1 }).set(doc(place), {});
      return [await outcome(batch.commit()), (await getCountFromServer(place)).data().count] as const;
    });
    expect([code, count]).toEqual(["not-found", 0]);
  });

  test("a batch in the browser applies its writes of one document in order", async () => {
    const data = await suite.page.evaluate(async () => {
      const { db, doc, getDocFromServer, increment, room, writeBatch } = firebase;
      const place = doc(room());
      await writeBatch(db)
        .set(place, { n: 1 })
        .update(place, { n: increment(5) })
        .update(place, { m: 1 })
        .commit();
      return (await getDocFromServer(place)).data();
    });
    expect(data).toEqual({ n: 6, m: 1 });
  });

  test("a batch in the browser is refused as a whole when the rules refuse one of its writes", async () => {
    const [code, exists] = await suite.page.evaluate(async () => {
      const { db, doc, getDocFromServer, outcome, room, writeBatch } = firebase;
      const place = doc(room());
      const commit = writeBatch(db).set(place, {}).set(doc(db, "admins/x"), {}).commit();
      return [await outcome(commit), (await getDocFromServer(place)).exists()] as const;
    });
    expect([code, exists]).toEqual(["permission-denied", false]);
  });

  test("a batch in the browser without writes is accepted", async () => {
    const code = await suite.page.evaluate(() => firebase.outcome(firebase.writeBatch(firebase.db).commit()));
    expect(code).toBe("ok");
  });

  test("a refused write does not hold up those behind it", async () => {
    const codes = await suite.page.evaluate(async () => {
      const { db, doc, outcome, room, setDoc } = firebase;
      const place = room();
      const works = [doc(place), doc(db, "admins/x"), doc(place)].map((one) => outcome(setDoc(one, {})));
      return Promise.all(works);
    });
    expect(codes).toEqual(["ok", "permission-denied", "ok"]);
  });
});
