import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { request as httpRequest } from "node:http";
import { type HttpService, startHttpService } from "../gateway/httpService.ts";
import { createHosting } from "./hosting.ts";

let folder: string;
let service: HttpService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hosting-"));
  await mkdir(join(folder, "site", "assets"), { recursive: true });
  await writeFile(join(folder, "secret.txt"), "secret");
  await writeFile(join(folder, "site", "index.html"), "<!doctype html>home");
  await writeFile(join(folder, "site", "about.html"), "about");
  await writeFile(join(folder, "site", "assets", "a b.js"), "1");
  await writeFile(join(folder, "site", "assets", "a.js.map"), "{}");
  await writeFile(join(folder, "site", ".env"), "secret");
  const handle = createHosting({
    config: {
      public: join(folder, "site"),
      ignore: ["**/*.map"],
      cleanUrls: true,
      rewrites: [{ source: "/app/**", destination: "/index.html" }],
      redirects: [{ source: "/old", destination: "/about", type: 301 }],
      headers: [
        { source: "**", headers: [{ key: "X-Frame-Options", value: "DENY" }] },
        { source: "/assets/**", headers: [{ key: "Cache-Control", value: "public, max-age=31536000" }] },
      ],
    },
    initJson: () => ({ projectId: "demo" }),
  });
  service = await startHttpService({
    service: "hosting",
    host: "127.0.0.1",
    port: 0,
    handle,
    log: () => undefined,
  });
});

afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${service.port}${path}`, init);

test("serves files with their type and the configured headers", async () => {
  const page = await get("/");
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("x-frame-options")).toBe("DENY");
  expect(page.headers.get("cache-control")).toBe("no-cache");
  expect(await page.text()).toContain("home");
  const script = await get("/assets/a%20b.js");
  expect(script.headers.get("cache-control")).toBe("public, max-age=31536000");
  expect(await (await get("/about")).text()).toBe("about");
});

test("saves the transfer of what the browser has", async () => {
  const etag = (await get("/")).headers.get("etag") ?? "";
  const again = await get("/", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

test("serves the app for its own addresses only", async () => {
  expect(await (await get("/app/clients/1")).text()).toContain("home");
  expect((await get("/elsewhere")).status).toBe(404);
  const moved = await get("/old", { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/about"]);
});

test.each([
  "/../secret.txt",
  "/..%2fsecret.txt",
  "/assets/..%5c..%5csecret.txt",
  "/.env",
  "/assets/a.js.map",
  "/%00",
  "/%zz",
])("does not give away %s", async (path) => {
  // fetch would tidy the path up before sending it.
  const status = await new Promise<number | undefined>((resolve) =>
    httpRequest({ host: "127.0.0.1", port: service.port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).end(),
  );
  expect(status).toBe(404);
});

test("answers the reserved address of the app's configuration", async () => {
  expect(await (await get("/__/firebase/init.json")).json()).toEqual({ projectId: "demo" });
});

test("takes no other method", async () => {
  expect((await get("/", { method: "POST" })).status).toBe(405);
});
