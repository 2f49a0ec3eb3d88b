import { deleteApp, initializeApp } from "firebase/app";
import { disableNetwork, doc, getFirestore, onSnapshot, setDoc } from "firebase/firestore";
import { expect, it, onTestFinished } from "vitest";
import { createWatches } from "./watch.ts";

it("a live watch ends with the session, before Firestore itself has", async () => {
  const app = initializeApp({ projectId: "demo-watch" }, "watch");
  onTestFinished(() => deleteApp(app));
  const firestore = getFirestore(app);
  await disableNetwork(firestore);
  const client = doc(firestore, "users/claire/customers/anais");
  const session = new AbortController();
  const fail = (error: unknown) => expect.unreachable(String(error));
  const readPages = () => fail("read");
  const watches = createWatches(
    { report: fail, onRefused: () => fail("refused"), readPages },
    session.signal,
  );
  const told: unknown[] = [];
  const parse = (_id: string, fields: unknown) => fields;
  watches.document(client, parse, (known) => told.push(known), fail);
  const written: unknown[] = [];
  const unsubscribe = onSnapshot(client, (snapshot) => written.push(snapshot.data()));

  void setDoc(client, { firstname: "Anaïs" });
  await expect.poll(() => told.at(-1)).toMatchObject({ value: { firstname: "Anaïs" } });
  session.abort();
  void setDoc(client, { firstname: "Inès" });
  await expect.poll(() => written.at(-1)).toEqual({ firstname: "Inès" });
  expect(told.at(-1)).toMatchObject({ value: { firstname: "Anaïs" } });
  unsubscribe();
});
