import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSite, type SiteHarness } from "./testing/siteHarness.ts";

let harness: SiteHarness;

beforeAll(async () => {
  harness = await createSite();
});

afterAll(() => harness.close());

describe("a rewrite to a function", () => {
  let upstream: Server;
  let address: string;

  beforeAll(async () => {
    upstream = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const { url, method, headers } = request;
        response.writeHead(201, {
          "content-type": "application/json",
          "set-cookie": ["__session=1", "other=2"],
          ...(url?.includes("cached") ? { "cache-control": "public, max-age=60" } : {}),
        });
        response.end(JSON.stringify({ url, method, headers, body: Buffer.concat(chunks).toString() }));
      });
    });
    await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/demo/europe-west3/api`;
  });

  afterAll(() => {
    upstream.close();
    upstream.closeAllConnections();
  });

  const asked: string[] = [];
  const serve = () =>
    harness.serve(
      {
        rewrites: [
          { source: "/api/**", function: "api" },
          { source: "/eu/**", function: { functionId: "api", region: "europe-west3" } },
          { source: "/gone/**", function: "gone" },
          { source: "**", destination: "/index.html" },
        ],
        headers: [{ source: "**", headers: [{ key: "Cache-Control", value: "max-age=5" }] }],
      },
      {
        async locateFunction(name, region) {
          asked.push(`${name} ${region}`);
          return name === "api" ? address : null;
        },
      },
    );

  test("a rewrite to a function hands on method, path, query, body and headers; of the cookies only the session's", async () => {
    const site = await serve();
    const response = await site.get("/api/a%20b/c?x=1&y=%2F", {
      method: "PUT",
      body: "text é",
      headers: { authorization: "Bearer x", cookie: "a=1; __session=s; b=2", "content-type": "text/plain" },
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      url: "/demo/europe-west3/api/api/a%20b/c?x=1&y=%2F",
      method: "PUT",
      body: "text é",
      headers: {
        authorization: "Bearer x",
        cookie: "__session=s",
        host: `127.0.0.1:${site.port}`,
        "x-forwarded-host": `127.0.0.1:${site.port}`,
      },
    });
    expect(response.headers.getSetCookie()).toEqual(["__session=1", "other=2"]);
    await site.get("/eu/x");
    expect(asked.slice(-2)).toEqual(["api null", "api europe-west3"]);
  });

  test("a rewrite to a function is not cached unless the function says so", async () => {
    const site = await serve();
    expect((await site.get("/api/x")).headers.get("cache-control")).toBe("private");
    expect((await site.get("/api/cached")).headers.get("cache-control")).toBe("public, max-age=60");
  });

  test("a rewrite to a function opens no function to other origins that has not done so itself", async () => {
    const site = await serve();
    const { headers } = await site.get("/api/x", { headers: { origin: "http://localhost:5173" } });
    expect(headers.get("access-control-allow-origin")).toBeNull();
    const preflight = { origin: "http://localhost:5173", "access-control-request-method": "PUT" };
    const asked = await site.get("/api/x", { method: "OPTIONS", headers: preflight });
    expect([asked.headers.get("access-control-allow-origin"), await asked.json()]).toMatchObject([
      null,
      { method: "OPTIONS", headers: preflight },
    ]);
    expect((await site.get("/x", { method: "OPTIONS", headers: preflight })).ok).toBe(false);
  });

  test("a rewrite to a function leaves files and the other rewrites as they are", async () => {
    const site = await serve();
    expect(await (await site.get("/about.html")).text()).toBe("about");
    expect(await (await site.get("/anything")).text()).toContain("home");
    expect((await site.get("/anything", { method: "POST" })).status).toBe(405);
    expect((await site.get("/gone/x")).status).toBe(404);
  });

  test("a rewrite to a function says so when the function cannot be reached, or takes too long", async () => {
    const rewrites = [{ source: "**", function: "api" }];
    const absent = await harness.serve(
      { rewrites },
      { locateFunction: async () => "http://127.0.0.1:1/demo/x/api" },
    );
    expect((await absent.get("/x")).status).toBe(503);
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const origin = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const late = await harness.serve(
      { rewrites },
      { locateFunction: async () => origin, functionTimeout: 50 },
    );
    expect((await late.get("/x")).status).toBe(504);
    silent.close();
    silent.closeAllConnections();
  });
});
