import { describe, expect, test } from "vitest";
import { browserSuite } from "../testing/browserSuite.ts";

const suite = browserSuite();

describe("a listener in the browser", () => {
  test("a listener in the browser hears first of what is there", async () => {
    const states = await suite.page.evaluate(async () => {
      const { doc, follow, room, setDoc } = firebase;
      const place = room();
      await setDoc(doc(place, "a"), {});
      const listener = follow(place);
      await listener.until("a");
      listener.stop();
      return listener.states;
    });
    expect(states).toEqual([["a"]]);
  });

  test("a listener in the browser hears of an empty collection", async () => {
    const states = await suite.page.evaluate(async () => {
      const listener = firebase.follow(firebase.room());
      await listener.until("");
      listener.stop();
      return listener.states;
    });
    expect(states).toEqual([[]]);
  });

  test("a listener in the browser hears of every change that another page makes, in order", async () => {
    const other = await suite.openAnother();
    const path = await suite.page.evaluate(async () => {
      const place = firebase.room();
      const listener = firebase.follow(place);
      Object.assign(globalThis, { listener });
      await listener.until("");
      return place.path;
    });
    await other.evaluate(async (collectionPath) => {
      const { collection, db, deleteDoc, doc, setDoc } = firebase;
      const place = collection(db, collectionPath);
      await setDoc(doc(place, "b"), {});
      await setDoc(doc(place, "a"), {});
      await deleteDoc(doc(place, "b"));
    }, path);
    const states = await suite.page.evaluate(async () => {
      const { listener } = globalThis as unknown as { listener: ReturnType<typeof firebase.follow> };
      await listener.until("a");
      listener.stop();
      return listener.states;
    });
    expect(states).toEqual([[], ["b"], ["a", "b"], ["a"]]);
    await other.context().close();
  });

  test("a listener in the browser on one document hears that it comes and goes", async () => {
    const states = await suite.page.evaluate(async () => {
      const { deleteDoc, doc, follow, room, setDoc } = firebase;
      const place = doc(room(), "x");
      const listener = follow(place);
      await listener.until("");
      await setDoc(place, {});
      await listener.until("x");
      await deleteDoc(place);
      await listener.until("");
      listener.stop();
      return listener.states;
    });
    expect(states).toEqual([[], ["x"], []]);
  });

  test("a listener in the browser drops a document that no longer matches", async () => {
    const states = await suite.page.evaluate(async () => {
      const { doc, follow, query, room, setDoc, updateDoc, where } = firebase;
      const place = room();
      await setDoc(doc(place, "a"), { open: true });
      const listener = follow(query(place, where("open", "==", true)));
      await listener.until("a");
      await updateDoc(doc(place, "a"), { open: false });
      await listener.until("");
      listener.stop();
      return listener.states;
    });
    expect(states).toEqual([["a"], []]);
  });

  test("a listener in the browser takes up a document that begins to match", async () => {
    const states = await suite.page.evaluate(async () => {
      const { doc, follow, query, room, setDoc, updateDoc, where } = firebase;
      const place = room();
      await setDoc(doc(place, "a"), { open: false });
      const listener = follow(query(place, where("open", "==", true)));
      await listener.until("");
      await updateDoc(doc(place, "a"), { open: true });
      await listener.until("a");
      listener.stop();
      return listener.states;
    });
    expect(states).toEqual([[], ["a"]]);
  });

  test("a listener in the browser with a limit is filled up from behind when one goes", async () => {
    const last = await suite.page.evaluate(async () => {
      const { deleteDoc, doc, follow, limit, orderBy, query, room, setDoc } = firebase;
      const place = room();
      for (const [n, id] of ["a", "b", "c", "d"].entries()) await setDoc(doc(place, id), { n });
      const listener = follow(query(place, orderBy("n"), limit(2)));
      await listener.until("a,b");
      await deleteDoc(doc(place, "a"));
      await listener.until("b,c");
      listener.stop();
      return listener.states.at(-1);
    });
    expect(last).toEqual(["b", "c"]);
  });

  test("a listener in the browser with a limit loses the last when one comes in before it", async () => {
    const last = await suite.page.evaluate(async () => {
      const { doc, follow, limit, orderBy, query, room, setDoc } = firebase;
      const place = room();
      for (const [n, id] of ["b", "c"].entries()) await setDoc(doc(place, id), { n });
      const listener = follow(query(place, orderBy("n"), limit(2)));
      await listener.until("b,c");
      await setDoc(doc(place, "a"), { n: -1 });
      await listener.until("a,b");
      listener.stop();
      return listener.states.at(-1);
    });
    expect(last).toEqual(["a", "b"]);
  });

  test("a listener in the browser with limitToLast follows the end", async () => {
    const last = await suite.page.evaluate(async () => {
      const { doc, follow, limitToLast, orderBy, query, room, setDoc } = firebase;
      const place = room();
      for (const [n, id] of ["a", "b"].entries()) await setDoc(doc(place, id), { n });
      const listener = follow(query(place, orderBy("n"), limitToLast(2)));
      await listener.until("a,b");
      await setDoc(doc(place, "c"), { n: 9 });
      await listener.until("b,c");
      listener.stop();
      return listener.states.at(-1);
    });
    expect(last).toEqual(["b", "c"]);
  });

  test("a listener in the browser sees a document move when its order changes", async () => {
    const last = await suite.page.evaluate(async () => {
      const { doc, follow, orderBy, query, room, setDoc } = firebase;
      const place = room();
      for (const [n, id] of ["a", "b", "c"].entries()) await setDoc(doc(place, id), { n });
      const listener = follow(query(place, orderBy("n")));
      await listener.until("a,b,c");
      await setDoc(doc(place, "a"), { n: 9 });
      await listener.until("b,c,a");
      listener.stop();
      return listener.states.at(-1);
    });
    expect(last).toEqual(["b", "c", "a"]);
  });

  test("a listener in the browser hears of a batch all at once", async () => {
    const states = await suite.page.evaluate(async () => {
      const { db, doc, follow, room, writeBatch } = firebase;
      const place = room();
      const listener = follow(place);
      await listener.until("");
      const batch = writeBatch(db);
      for (const id of ["a", "b", "c"]) batch.set(doc(place, id), {});
      await batch.commit();
      await listener.until("a,b,c");
      listener.stop();
      return listener.states;
    });
    expect(states).toEqual([[], ["a", "b", "c"]]);
  });

  test("a listener in the browser that the rules refuse ends with an error", async () => {
    const states = await suite.page.evaluate(async () => {
      const { collection, db, follow } = firebase;
      const listener = follow(collection(db, "users/somebody/items"));
      await listener.until("permission-denied");
      return listener.states;
    });
    expect(states).toEqual([["permission-denied"]]);
  });

  test("a listener in the browser that has stopped hears nothing more", async () => {
    const states = await suite.page.evaluate(async () => {
      const { doc, follow, room, setDoc } = firebase;
      const place = room();
      const [stopped, going] = [follow(place), follow(place)];
      await Promise.all([stopped.until(""), going.until("")]);
      stopped.stop();
      await setDoc(doc(place, "a"), {});
      await going.until("a");
      going.stop();
      return stopped.states;
    });
    expect(states).toEqual([[]]);
  });

  test("begun a second time hears what happened in between", async () => {
    const states = await suite.page.evaluate(async () => {
      const { deleteDoc, doc, follow, room, setDoc } = firebase;
      const place = room();
      await setDoc(doc(place, "a"), {});
      const first = follow(place);
      await first.until("a");
      first.stop();
      await deleteDoc(doc(place, "a"));
      await setDoc(doc(place, "b"), {});
      const second = follow(place);
      await second.until("b");
      second.stop();
      return second.states;
    });
    expect(states.at(-1)).toEqual(["b"]);
  });

  test("twenty at once all hear the same", async () => {
    const last = await suite.page.evaluate(async () => {
      const { doc, follow, orderBy, query, room, setDoc } = firebase;
      const place = room();
      const listeners = Array.from({ length: 20 }, (_, index) => follow(query(place, orderBy(`f${index}`))));
      await Promise.all(listeners.map((one) => one.until("")));
      await setDoc(doc(place, "a"), Object.fromEntries(listeners.map((_, index) => [`f${index}`, 1])));
      await Promise.all(listeners.map((one) => one.until("a")));
      for (const one of listeners) one.stop();
      return listeners.filter((one) => one.states.at(-1)?.join() === "a").length;
    });
    expect(last).toBe(20);
  });

  test("a listener in the browser sees its own write at once, and its confirmation later", async () => {
    const states = await suite.page.evaluate(async () => {
      const { doc, onSnapshot, room, setDoc } = firebase;
      const place = doc(room());
      const pending: boolean[] = [];
      const confirmed = new Promise<void>((resolve) => {
        onSnapshot(place, { includeMetadataChanges: true }, (found) => {
          if (!found.exists()) return;
          pending.push(found.metadata.hasPendingWrites);
          if (!found.metadata.hasPendingWrites) resolve();
        });
      });
      await setDoc(place, {});
      await confirmed;
      return pending;
    });
    expect([states[0], states.at(-1)]).toEqual([true, false]);
  });

  test("a listener in the browser goes on after the network was switched off and on", async () => {
    const last = await suite.page.evaluate(async () => {
      const { db, disableNetwork, doc, enableNetwork, follow, room, setDoc } = firebase;
      const place = room();
      const listener = follow(place);
      await listener.until("");
      await disableNetwork(db);
      const written = setDoc(doc(place, "offline"), {});
      await listener.until("offline");
      await enableNetwork(db);
      await written;
      await setDoc(doc(place, "online"), {});
      await listener.until("offline,online");
      listener.stop();
      return listener.states.at(-1);
    });
    expect(last).toEqual(["offline", "online"]);
  });

  test("a listener in the browser takes the rules' answer of the user who signs in", async () => {
    const states = await suite.page.evaluate(async () => {
      const { auth, collection, createUserWithEmailAndPassword, db, doc, follow, setDoc, signOut } = firebase;
      const { user } = await createUserWithEmailAndPassword(auth, "lea@example.org", "correct horse battery");
      const items = collection(db, `users/${user.uid}/items`);
      await setDoc(doc(items, "a"), {});
      const allowed = follow(items);
      await allowed.until("a");
      await signOut(auth);
      await allowed.until("permission-denied");
      return allowed.states;
    });
    expect(states).toEqual([["a"], ["permission-denied"]]);
  });
});
