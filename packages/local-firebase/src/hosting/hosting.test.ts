import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { hostingSchema } from "./hostingConfig.ts";
import { createSite, type Served, type SiteHarness } from "./testing/siteHarness.ts";

let harness: SiteHarness;
let site: Served;

beforeAll(async () => {
  harness = await createSite();
  site = await harness.serve({
    ignore: ["**/*.map"],
    cleanUrls: true,
    rewrites: [
      { source: "/app/**", destination: "/index.html" },
      { regex: "^/v[0-9]+/x$", destination: "/about" },
    ],
    headers: [{ source: "/assets/**", headers: [{ key: "Cache-Control", value: "max-age=60" }] }],
  });
});

afterAll(() => harness.close());

describe("addresses", () => {
  const answer = async (served: Served, path: string) => {
    const { status, headers } = await served.get(path);
    return status === 200 ? 200 : `${status} ${headers.get("location") ?? ""}`.trim();
  };

  test.each<[object, Record<string, 200 | string>]>([
    [
      {},
      {
        "/about.html": 200,
        "/about": "404",
        "/docs": "301 /docs/",
        "/docs/": 200,
        "/docs?q=1": "301 /docs/?q=1",
      },
    ],
    [
      { cleanUrls: true },
      {
        "/about": 200,
        "/about.html?q=1": "301 /about?q=1",
        "/about/": "404",
        "/index.html": "301 /",
        "/index": "301 /",
        "/docs": 200,
        "/docs/": 200,
        "/docs/guide.html": "301 /docs/guide",
        "/docs/index.html": "301 /docs",
      },
    ],
    [
      { cleanUrls: true, trailingSlash: true },
      {
        "/": 200,
        "/about": "301 /about/",
        "/about/": 200,
        "/about.html": "301 /about/",
        "/docs": "301 /docs/",
      },
    ],
    [
      { cleanUrls: true, trailingSlash: false },
      { "/": 200, "/about": 200, "/about/": "301 /about", "/docs/": "301 /docs", "/docs": 200 },
    ],
    [{ trailingSlash: false }, { "/": 200, "/docs": 200, "/docs/": "301 /docs", "/about.html": 200 }],
  ])("addresses: %j", async (config, expected) => {
    const served = await harness.serve(config);
    const found: Record<string, 200 | string> = {};
    for (const path of Object.keys(expected)) found[path] = await answer(served, path);
    expect(found).toEqual(expected);
  });

  test.each([
    ["/old", "301 /about"],
    ["/old?utm=1", "301 /about?utm=1"],
    ["/temp/x/y", "302 https://example.org/"],
    ["/blog/2026/a%20post", "301 https://blog.example.org/2026/a%20post?from=site"],
    ["/blog/2026/a%20post?x=1", "301 https://blog.example.org/2026/a%20post?from=site&x=1"],
    ["/all/a/b/c", "301 /to/a/b/c"],
    ["/all", "301 /to"],
    ["/all//evil.example", "301 /to/evil.example"],
    ["/n42/list", "301 /numbers/42/list"],
    ["/nx/list", "404"],
    ["/é", "301 /%C3%A9t%C3%A9"],
  ])("addresses: %s leads to %s", async (path, expected) => {
    const served = await harness.serve({
      redirects: [
        { source: "/old", destination: "/about" },
        { source: "/temp/**", destination: "https://example.org/", type: 302 },
        { source: "/blog/:year/:post", destination: "https://blog.example.org/:year/:post?from=site" },
        { source: "/all/:rest*", destination: "/to/:rest*" },
        { regex: "^/n(?P<number>[0-9]+)/(.*)$", destination: "/numbers/:number/:2" },
        { source: "/é", destination: "/été" },
      ],
    });
    expect(await answer(served, path)).toBe(expected);
  });

  test("addresses of the app are the app's, others get the site's own page for nothing", async () => {
    expect(await (await site.get("/app/clients/1")).text()).toContain("home");
    expect(await (await site.get("/v2/x")).text()).toBe("about");
    const missing = await site.get("/elsewhere");
    expect([missing.status, missing.headers.get("content-type"), await missing.text()]).toEqual([
      404,
      "text/html; charset=utf-8",
      "<!doctype html>nothing here",
    ]);
    const asset = await site.get("/assets/gone-1a2b.js");
    expect([asset.status, asset.headers.get("cache-control")]).toEqual([404, "no-cache"]);
  });

  test.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/.env",
    "/assets/a.js.map",
    "/%00",
    "/%zz",
  ])("addresses: %s gives nothing away", async (path) => {
    const { status, body } = await site.raw(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain("secret");
  });

  test("addresses of the app are all but its files, also those that cannot be decoded, and very long ones", async () => {
    const app = await harness.serve({
      rewrites: [{ source: "!/@(assets|docs)/**", destination: "/index.html" }],
      headers: [
        { source: "/index.html", headers: [{ key: "Cache-Control", value: "no-cache" }] },
        { source: "/assets/**", headers: [{ key: "Cache-Control", value: "max-age=60, immutable" }] },
      ],
    });
    for (const path of [
      "/user/a",
      "/%E0%A4%A",
      "/user/%ZZ",
      "/%00",
      "/user/..%2fa",
      "//user",
      "/assets",
      `/${"long/".repeat(10_000)}`,
    ]) {
      const { status, headers, body } = await app.raw(path);
      const what = path.slice(0, 20);
      expect([what, status, body.toString()]).toEqual([what, 200, "<!doctype html>home"]);
      // A rule for `/index.html` names nothing that is asked for: headers go by the address.
      expect([what, headers["cache-control"]]).toEqual([what, "max-age=3600"]);
    }
    for (const path of ["/assets/gone.js", "/docs/gone.jpg", "/assets/%ZZ"]) {
      const { status, headers, body } = await app.raw(path);
      expect([path, status, body.toString()]).toEqual([path, 404, "<!doctype html>nothing here"]);
      expect([path, headers["cache-control"]]).toEqual([path, "no-cache"]);
    }
    const { headers } = await app.raw("/assets/digits.txt");
    expect(headers["cache-control"]).toBe("max-age=60, immutable");
  });

  test("addresses with a content security policy may reach the services of this machine", async () => {
    const policy = { key: "Content-Security-Policy", value: "default-src 'none'; connect-src 'self'" };
    const services = { asked: ["http://127.0.0.1:1"], shown: ["http://127.0.0.1:2"] };
    const app = await harness.serve(
      { headers: [{ source: "**", headers: [policy] }] },
      { serviceOrigins: () => services },
    );
    for (const path of ["/about.html", "/gone"]) {
      expect((await app.get(path)).headers.get(policy.key)).toBe(
        "default-src 'none'; connect-src 'self' http://127.0.0.1:1; img-src http://127.0.0.1:2; media-src http://127.0.0.1:2",
      );
    }
  });

  test("slashes at the front never lead to another host", async () => {
    const served = await harness.serve({});
    const { status, headers } = await served.raw("/.//docs");
    expect([status, headers.location]).toEqual([301, "/docs/"]);
  });

  test("the reserved address tells the app's configuration", async () => {
    expect(await (await site.get("/__/firebase/init.json")).json()).toEqual({ projectId: "demo" });
  });

  test("addresses take no other method", async () => {
    const answered = await site.get("/", { method: "POST" });
    expect([answered.status, answered.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

test.each([
  [{ rewrites: [{ source: "**", run: { serviceId: "x" } }] }, "Cloud Run"],
  [{ rewrites: [{ source: "**", dynamicLinks: true }] }, "dynamic links"],
  [{ rewrites: [{ source: "**" }] }, "neither a destination nor a function"],
  [{ rewrites: [{ destination: "/x" }] }, "neither a source nor a regex"],
  [{ headers: [{ regex: "(", headers: [] }] }, "A rule of Hosting"],
  [{ headers: [{ source: "**", headers: [{ key: "x y", value: "z" }] }] }, "A header of Hosting"],
  [{ headers: [{ source: "**", headers: [{ key: "x", value: "a\nb" }] }] }, "A header of Hosting"],
])("the schema of Hosting refuses %j", (config, reason) => {
  expect(() => v.parse(hostingSchema, { public: "x", ...config })).toThrow(reason);
});
