import { beforeAll, describe, expect, test } from "vitest";
import { browserSuite } from "../testing/browserSuite.ts";

const suite = browserSuite();

/** Everything of these cases lies in the folder of the user who is signed in. */
declare global {
  var folder: string;
}

beforeAll(async () => {
  await suite.page.evaluate(async () => {
    const { auth, createUserWithEmailAndPassword } = firebase;
    const { user } = await createUserWithEmailAndPassword(auth, "sam@example.org", "correct horse battery");
    globalThis.folder = `users/${user.uid}`;
  });
});

describe("an object in the browser", () => {
  test("uploaded at once comes back byte for byte", async () => {
    const read = await suite.page.evaluate(async () => {
      const { getBytes, ref, storage, uploadBytes } = firebase;
      const object = ref(storage, `${folder}/small.bin`);
      await uploadBytes(object, new Uint8Array([0, 1, 254, 255]));
      return [...new Uint8Array(await getBytes(object))];
    });
    expect(read).toEqual([0, 1, 254, 255]);
  });

  test("uploaded in pieces comes back byte for byte, and tells how far it is", async () => {
    const [same, steps] = await suite.page.evaluate(async () => {
      const { getBytes, ref, storage, uploadBytesResumable } = firebase;
      const object = ref(storage, `${folder}/large.bin`);
      const bytes = new Uint8Array(700_000).map((_, index) => index % 251);
      const task = uploadBytesResumable(object, bytes);
      let heard = 0;
      task.on("state_changed", () => (heard += 1));
      await task;
      const read = new Uint8Array(await getBytes(object));
      return [
        read.length === bytes.length && read.every((byte, index) => byte === bytes[index]),
        heard,
      ] as const;
    });
    expect([same, steps > 1]).toEqual([true, true]);
  });

  test("uploaded as a data URL has the type that the URL names", async () => {
    const type = await suite.page.evaluate(async () => {
      const { getMetadata, ref, storage, uploadString } = firebase;
      const object = ref(storage, `${folder}/text`);
      await uploadString(object, "data:text/x-note;base64,aGVsbG8=", "data_url");
      return (await getMetadata(object)).contentType;
    });
    expect(type).toBe("text/x-note");
  });

  test("an object in the browser keeps its own metadata, and lets them be changed", async () => {
    const metadata = await suite.page.evaluate(async () => {
      const { getMetadata, ref, storage, updateMetadata, uploadBytes } = firebase;
      const object = ref(storage, `${folder}/meta`);
      await uploadBytes(object, new Uint8Array(1), {
        customMetadata: { a: "1", b: "2" },
        cacheControl: "no-store",
      });
      await updateMetadata(object, { customMetadata: { b: "3", c: "é" } });
      const { customMetadata, cacheControl } = await getMetadata(object);
      return { customMetadata, cacheControl };
    });
    expect(metadata).toEqual({ customMetadata: { a: "1", b: "3", c: "é" }, cacheControl: "no-store" });
  });

  test("an object in the browser has an address for downloads", async () => {
    const text = await suite.page.evaluate(async () => {
      const { getDownloadURL, ref, storage, uploadString } = firebase;
      const object = ref(storage, `${folder}/é 🎉.txt`);
      await uploadString(object, "crème");
      return (await fetch(await getDownloadURL(object))).text();
    });
    expect(text).toBe("crème");
  });

  test("paused goes on where it was", async () => {
    const size = await suite.page.evaluate(async () => {
      const { getMetadata, ref, storage, uploadBytesResumable } = firebase;
      const object = ref(storage, `${folder}/paused`);
      const task = uploadBytesResumable(object, new Uint8Array(900_000));
      const paused = new Promise<void>((resolve) => {
        const stop = task.on("state_changed", ({ state, bytesTransferred }) => {
          if (state === "paused") {
            stop();
            resolve();
          } else if (bytesTransferred > 0) task.pause();
        });
      });
      await paused;
      task.resume();
      await task;
      return (await getMetadata(object)).size;
    });
    expect(size).toBe(900_000);
  });

  test("cancelled leaves nothing", async () => {
    const codes = await suite.page.evaluate(async () => {
      const { getMetadata, outcome, ref, storage, uploadBytesResumable } = firebase;
      const object = ref(storage, `${folder}/cancelled`);
      const task = uploadBytesResumable(object, new Uint8Array(900_000));
      const ended = outcome(task.then(() => undefined));
      task.cancel();
      return [await ended, await outcome(getMetadata(object))];
    });
    expect(codes).toEqual(["storage/canceled", "storage/object-not-found"]);
  });

  test("an object in the browser is listed with the folders beside it", async () => {
    const found = await suite.page.evaluate(async () => {
      const { listAll, ref, storage, uploadBytes } = firebase;
      for (const name of ["b", "a", "deep/c"])
        await uploadBytes(ref(storage, `${folder}/list/${name}`), new Uint8Array(1));
      const { items, prefixes } = await listAll(ref(storage, `${folder}/list`));
      return [items.map(({ name }) => name), prefixes.map(({ name }) => name)];
    });
    expect(found).toEqual([["a", "b"], ["deep"]]);
  });

  test("an object in the browser is listed page by page", async () => {
    const pages = await suite.page.evaluate(async () => {
      const { list, ref, storage, uploadBytes } = firebase;
      const place = ref(storage, `${folder}/pages`);
      for (const name of ["a", "b", "c"]) await uploadBytes(ref(place, name), new Uint8Array(1));
      const first = await list(place, { maxResults: 2 });
      const second = await list(place, { maxResults: 2, pageToken: first.nextPageToken ?? "" });
      return [first, second].map(({ items }) => items.map(({ name }) => name));
    });
    expect(pages).toEqual([["a", "b"], ["c"]]);
  });

  test("deleted is not found", async () => {
    const code = await suite.page.evaluate(async () => {
      const { deleteObject, getBytes, outcome, ref, storage, uploadBytes } = firebase;
      const object = ref(storage, `${folder}/gone`);
      await uploadBytes(object, new Uint8Array(1));
      await deleteObject(object);
      return outcome(getBytes(object));
    });
    expect(code).toBe("storage/object-not-found");
  });

  test("an object in the browser of another user may not be written", async () => {
    const code = await suite.page.evaluate(async () => {
      const { outcome, ref, storage, uploadBytes } = firebase;
      return outcome(uploadBytes(ref(storage, "users/somebody/x"), new Uint8Array(1)));
    });
    expect(code).toBe("storage/unauthorized");
  });

  test("an object in the browser of another user may not be read", async () => {
    const code = await suite.page.evaluate(async () => {
      const { getBytes, outcome, ref, storage } = firebase;
      return outcome(getBytes(ref(storage, "users/somebody/x")));
    });
    expect(code).toBe("storage/unauthorized");
  });
});
