import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { foreign, page, sendTo } from "../gateway/testing/senders.ts";
import { startTestProject, type TestProject } from "../testing/testProject.ts";

const EVIL = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`;
const NAME = "2026-11-23T08-00-00.000Z-abc.eml";
const PDF = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255]);

let project: TestProject;
let folder: string;

const encoded = (text: string): string => `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`;

/** A message as mail programs write it, with whatever somebody typed. */
const evil = [
  `From: ${encoded(`${EVIL} via Carnation`)} <bonjour@carnation.example>`,
  "Reply-To: claire@institut.example",
  "To: anais@exemple.fr",
  `Subject: ${encoded(`Été ${EVIL}`)}`,
  "Date: Mon, 23 Nov 2026 08:00:00 +0000",
  "MIME-Version: 1.0",
  'Content-Type: multipart/mixed; boundary="b"',
  "",
  "--b",
  "Content-Type: text/plain; charset=utf-8",
  "",
  `Bonjour ${EVIL}`,
  "--b",
  "Content-Type: text/html; charset=utf-8",
  "",
  "<p>Bonjour</p><script>alert(1)</script>",
  "--b",
  `Content-Type: application/pdf; name="${encoded(`Anaïs ${EVIL}.pdf`)}"`,
  `Content-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(`Anaïs ${EVIL}.pdf`)}`,
  "Content-Transfer-Encoding: base64",
  "",
  PDF.toString("base64"),
  "--b--",
  "",
].join("\r\n");

beforeAll(async () => {
  project = await startTestProject(false, "<!doctype html>home");
  folder = join(project.folder, "data/outbox");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, NAME), evil);
  await writeFile(join(folder, "2026-11-22T08-00-00.000Z-old.eml"), "no mail at all");
  await writeFile(join(folder, ".2026-11-24T08-00-00.000Z-half.eml.part"), "half");
  await writeFile(join(folder, "secret.txt"), "secret");
});

afterAll(() => project.stop());

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${project.ports.hosting}/__/outbox${path}`, init);

/** The page, in which nothing that somebody typed is more than text. */
async function pageOf(path: string): Promise<{ text: string; policy: string }> {
  const answer = await get(path);
  const text = await answer.text();
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(text).not.toMatch(/<script|<img|onerror=alert\(1\)>/u);
  return { text, policy: answer.headers.get("content-security-policy") ?? "" };
}

test("an outbox without a folder has no message yet", async () => {
  const other = await startTestProject(false);
  const page = await fetch(`http://127.0.0.1:${other.ports.hosting}/__/outbox`);
  expect(await page.text()).toContain("Aucun message pour le moment.");
  await other.stop();
});

test("the messages are listed, newest first, with their files", async () => {
  const { text, policy } = await pageOf("");
  expect(text.indexOf("abc.eml")).toBeLessThan(text.indexOf("old.eml"));
  expect(text).toContain("anais@exemple.fr");
  expect(text).toContain("Été &lt;script&gt;alert(1)&lt;/script&gt;");
  expect(text).toMatch(/Anaïs &lt;script&gt;[^<]*\.pdf \(1\u00A0ko\)/u);
  expect(text).toContain("(sans objet)");
  expect(text).not.toContain("half");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("script-src");
});

test("a message has its head, a frame that can do nothing, its text and its files", async () => {
  const { text } = await pageOf(`/mail/${NAME}`);
  expect(text).toContain(`<iframe sandbox title="Message" src="/__/outbox/html/${NAME}">`);
  expect(text).toContain("<dt>Répondre à</dt><dd>claire@institut.example</dd>");
  expect(text).toContain("Bonjour &lt;script&gt;");
  expect(text).toContain(`href="/__/outbox/file/${NAME}/0"`);
});

test("a mail that the frame shows is sandboxed in a tab of its own as well", async () => {
  const answer = await get(`/html/${NAME}`);
  expect(await answer.text()).toContain("<p>Bonjour</p>");
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy.split("; ").slice(0, 2)).toEqual(["sandbox", "default-src 'none'"]);
  expect(policy).not.toMatch(/allow-|script-src/u);
});

test("files and messages are given as they are, to be kept and not shown", async () => {
  const file = await get(`/file/${NAME}/0`);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF);
  const disposition = file.headers.get("content-disposition") ?? "";
  expect(disposition).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''Ana%C3%AFs%20[\w%.-]+$/u);
  const message = await get(`/eml/${NAME}`);
  expect(await message.text()).toBe(evil);
  expect(message.headers.get("content-type")).toBe("message/rfc822");
});

test.each([
  "/mail/absent.eml",
  "/mail/secret.txt",
  "/eml/..%2Ffirebase.sqlite",
  "/eml/../../firebase.sqlite",
  "/eml/.2026-11-24T08-00-00.000Z-half.eml.part",
  `/file/${NAME}/1`,
  `/file/${NAME}/-1`,
  `/file/${NAME}/__proto__`,
  `/html/2026-11-22T08-00-00.000Z-old.eml`,
  `/mail/${NAME}/more`,
  "/other",
])("nothing lies at %s", async (path) => {
  const answer = await get(path);
  expect(await answer.text()).not.toContain("secret");
  expect([404, path.includes("/../") ? 200 : 404]).toContain(answer.status);
});

test("nothing can be done there but to read", async () => {
  expect((await get("", { method: "POST" })).status).toBe(405);
  expect((await get(`/eml/${NAME}`, { method: "DELETE" })).status).toBe(405);
  expect((await get("", { method: "HEAD" })).status).toBe(200);
});

describe("shown to nobody else", () => {
  const action = { service: "hosting", method: "GET", path: `/__/outbox/eml/${NAME}` } as const;

  test.each([
    ...foreign,
    ["a page of another port of this machine", page("http://localhost:5173", "same-site")],
  ] as const)("the outbox is shown to nobody else: %s", async (_who, sender) => {
    const { status, body } = await sendTo(project.ports, action, sender);
    expect([[400, 403].includes(status), body.includes("Bonjour")]).toEqual([true, false]);
  });

  test("the outbox is shown to its own pages", async () => {
    const sender = { headers: { "sec-fetch-site": "same-origin", "sec-fetch-dest": "iframe" } };
    expect((await sendTo(project.ports, action, sender)).status).toBe(200);
  });
});
