import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteApp, type FirebaseApp, FirebaseError, initializeApp } from "firebase/app";
import * as fs from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startLocalFirebase } from "../gateway/startLocalFirebase.ts";
import type { LocalFirebase } from "../gateway/options.ts";

const RULES = `rules_version = '2'; service cloud.firestore { match /databases/{db}/documents {
  match /stories/{id} {
    allow list: if resource.data.published == true || resource.data.author == 'ada';
    allow write;
  }
  match /lists/{id} { allow list: if request.query.limit <= 2; }
  match /{path=**}/posts/{id} { allow list: if resource.data.public; allow write; }
  match /closed/{id}/notes/{note} { allow read; }
  match /ages/{id} { allow list: if resource.data.age >= 18; }
} }`;

let folder: string;
let local: LocalFirebase;
let app: FirebaseApp;
let db: fs.Firestore;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rules-queries-"));
  local = await startLocalFirebase({
    projectDir: folder,
    dataDir: join(folder, "data"),
    ports: { auth: 0, firestore: 0, storage: 0, functions: 0, hosting: 0 },
    rules: { firestore: RULES },
  });
  app = initializeApp({ projectId: local.projectId, apiKey: "key" }, "rules-queries");
  fs.setLogLevel("silent");
  db = fs.getFirestore(app);
  fs.connectFirestoreEmulator(db, "127.0.0.1", local.ports.firestore);
  await fs.setDoc(fs.doc(db, "stories/a"), { published: true, author: "ada" });
  await fs.setDoc(fs.doc(db, "stories/b"), { published: true, author: "bob" });
  await fs.setDoc(fs.doc(db, "stories/a/posts/1"), { public: true });
});

afterAll(async () => {
  await fs.terminate(db);
  await deleteApp(app);
  await local.stop();
  rmSync(folder, { recursive: true });
});

const { where, or, limit, orderBy } = fs;
const stories = () => fs.collection(db, "stories");

/** Counts the documents that the query finds, or the code of the refusal. */
async function find(query: fs.Query): Promise<number | string> {
  try {
    return (await fs.getDocsFromServer(query)).size;
  } catch (error) {
    return error instanceof FirebaseError ? error.code : String(error);
  }
}

describe("rules are not filters", () => {
  test("a query with the constraint of the rule finds its documents", async () => {
    expect(await find(fs.query(stories(), where("published", "==", true)))).toBe(2);
  });

  test("a query without it is refused, although every document would pass", async () => {
    expect(await find(stories())).toBe("permission-denied");
  });

  test("a query with another constraint is refused, although it would find nothing", async () => {
    expect(await find(fs.query(stories(), where("author", "==", "nobody")))).toBe("permission-denied");
  });

  test("`or` passes when each side does", async () => {
    const mine = where("author", "==", "ada");
    expect(await find(fs.query(stories(), or(where("published", "==", true), mine)))).toBe(2);
    expect(await find(fs.query(stories(), or(where("x", "==", 1), mine)))).toBe("permission-denied");
  });

  test("`in` passes when each value does", async () => {
    expect(await find(fs.query(stories(), where("author", "in", ["ada"])))).toBe(1);
    expect(await find(fs.query(stories(), where("author", "in", ["ada", "bob"])))).toBe("permission-denied");
  });

  test("a range passes when it lies within the rule's", async () => {
    const ages = fs.collection(db, "ages");
    expect(await find(fs.query(ages, where("age", ">", 20), orderBy("age")))).toBe(0);
    expect(await find(fs.query(ages, where("age", ">", 10)))).toBe("permission-denied");
  });

  test("counting is held to the rules of listing", async () => {
    const published = fs.query(stories(), where("published", "==", true));
    expect((await fs.getCountFromServer(published)).data().count).toBe(2);
    await expect(fs.getCountFromServer(stories())).rejects.toMatchObject({ code: "permission-denied" });
  });

  test("a rule can ask for a limit", async () => {
    const lists = fs.collection(db, "lists");
    expect(await find(fs.query(lists, limit(2)))).toBe(0);
    expect(await find(fs.query(lists, limit(3)))).toBe("permission-denied");
    expect(await find(lists)).toBe("permission-denied");
  });

  test("a collection group needs a rule for every depth", async () => {
    const posts = fs.collectionGroup(db, "posts");
    expect(await find(fs.query(posts, where("public", "==", true)))).toBe(1);
    expect(await find(posts)).toBe("permission-denied");
    expect(await find(fs.collection(db, "closed/a/notes"))).toBe(0);
    expect(await find(fs.collectionGroup(db, "notes"))).toBe("permission-denied");
  });

  test("a listener that proves its rule goes on when documents change", async () => {
    const sizes: number[] = [];
    const settled = Promise.withResolvers<void>();
    const stop = fs.onSnapshot(
      fs.query(stories(), where("published", "==", true)),
      (snapshot) => {
        sizes.push(snapshot.size);
        if (snapshot.size === 1) settled.resolve();
      },
      (error) => settled.reject(error),
    );
    await fs.updateDoc(fs.doc(db, "stories/b"), { published: false });
    await settled.promise;
    stop();
    expect(sizes.at(-1)).toBe(1);
  });
});
