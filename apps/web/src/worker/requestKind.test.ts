import { expect, test } from "vitest";
import { filesIn, requestKind, withoutPreloads } from "./requestKind.ts";

const ORIGIN = "https://carnation.example";
const get = { method: "GET", mode: "no-cors", destination: "script" };
const visit = { method: "GET", mode: "navigate", destination: "document" };

test.each([
  ["/assets/index-1a2b3c4d.js", get, "file"],
  ["/assets/newsreader.woff2", { ...get, mode: "cors", destination: "font" }, "file"],
  ["/assets/guide-1a2b3c4d.tflite", { ...get, mode: "cors", destination: "" }, null],
  ["/assets/index-1a2b3c4d.js", { ...get, method: "HEAD" }, null],
  ["/", visit, "page"],
  ["/user/news/hiver?theme=x", visit, "page"],
  ["/user/news", { ...visit, method: "POST" }, null],
  ["/user/news", { ...get, destination: "" }, null],
  ["/__/outbox", visit, null],
  ["/__/firebase/init.json", { ...get, mode: "cors", destination: "" }, "configuration"],
  ["/__/firebase/init.json", visit, null],
  ["/__/firebase/init.js", get, null],
  ["/demo/visage-clair.jpg", visit, null],
  ["/phone-photo", visit, null],
  ["/legal.json", visit, null],
  ["/favicon.svg", { ...get, destination: "image" }, null],
  ["http://127.0.0.1:8080/assets/x.js", get, null],
  ["https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel", get, null],
  ["https://europe-west3-p.cloudfunctions.net/startDiagnosis", { ...get, method: "POST" }, null],
])("%s, %o: %s", (address, asked, kind) => {
  expect(requestKind({ ...asked, url: new URL(address, ORIGIN).href }, ORIGIN)).toBe(kind);
});

test("the files of a page are those that its head names", () => {
  const html = `<script type="module" src="/assets/index-1.js"></script>
<link rel="stylesheet" href="/assets/index-2.css"><link rel="icon" href="/favicon.svg">
<link data-font as="font" href="/assets/f.woff2"><a href="https://a.example/assets/x.js">`;
  expect(filesIn(html)).toEqual(["/assets/index-1.js", "/assets/index-2.css", "/assets/f.woff2"]);
});

test("a page goes without the preloads of its code, and keeps all else", () => {
  const kept =
    '<link rel="stylesheet" href="/assets/a.css"><script type="module" src="/assets/b.js"></script>';
  const preloads = '<link rel="modulepreload" crossorigin href="/assets/c.js">';
  expect(withoutPreloads(preloads + kept + preloads)).toBe(kept);
});
