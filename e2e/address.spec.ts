import { CLAIRE, signIn } from "./steps.ts";
import { expect, test } from "./test.ts";

/** Holds what somebody may type, or a damaged link may hold. */
const unreadable = [
  "/ceci/n-existe/pas",
  "/%E0%A4%A",
  "/user/%ZZ",
  "/%00",
  "//user/a",
  `/${"x".repeat(30_000)}`,
];

test("an unreadable address leads to the login page, like any unknown one", async ({ page, product }) => {
  for (const path of unreadable) {
    await page.goto(product.url + path);
    await expect(page).toHaveURL(/\/auth\/login$/);
    await expect(page.getByRole("heading", { level: 1, name: "Connexion" })).toBeVisible();
  }
});

test("a signed-in person at an address that cannot be read learns that nothing is there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, CLAIRE);
  // The drawer writes a style of its own into the page, which the policy has to let pass.
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
  await page.goto("/user/diagnosis/results/%ZZ");
  await expect(page.getByRole("heading", { level: 1, name: "Diagnostic introuvable" })).toBeVisible();
});

test("a file that is not there is said to be missing, and nobody keeps that answer", async ({ request }) => {
  for (const path of ["/assets/gone-1a2b3c.js", "/assets/deep/gone.css", "/demo/gone.jpg"]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(answer.headers()["cache-control"]).toBe("no-cache");
    expect(answer.headers()["content-type"]).not.toContain("html");
  }
});

test("a page is asked for anew at each opening, so that it names the files of the latest deployment; a file with a hash never", async ({
  request,
}) => {
  for (const path of ["/", "/index.html", "/auth/login", "/user/diagnosis/results/d1", "/sw.js"]) {
    expect([path, (await request.get(path)).headers()["cache-control"]]).toEqual([path, "no-cache"]);
  }
  const [script] = /\/assets\/index-[\w-]+\.js/u.exec(await (await request.get("/")).text()) ?? [];
  expect(script).toBeDefined();
  const kept = (await request.get(script!)).headers()["cache-control"];
  expect(kept).toBe("public, max-age=31536000, immutable");
});

test("no address is left without the policy", async ({ request }) => {
  for (const path of [
    "/",
    "/.git/config",
    "/user/.hidden/page",
    "/..%2f..%2fetc/passwd",
    "/assets/.gone.js",
  ]) {
    const headers = (await request.get(path)).headers();
    expect([path, headers["content-security-policy"]]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
    expect([path, headers["x-frame-options"]]).toEqual([path, "DENY"]);
  }
});

test("no script runs but the product's own, in no page but its own", async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  const headers = (await page.goto("/auth/login"))?.headers() ?? {};
  const policy = (headers["content-security-policy"] ?? "").split("; ");
  expect(policy).toEqual(
    expect.arrayContaining(["script-src 'self' 'wasm-unsafe-eval'", "object-src 'none'", "base-uri 'none'"]),
  );
  expect(policy).toEqual(expect.arrayContaining(["frame-ancestors 'none'", "form-action 'self'"]));
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "referrer-policy": "same-origin" });
  const blocked = await page.evaluate(
    (wanted) =>
      new Promise<string[]>((resolve) => {
        const directives = new Set<string>();
        addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
          directives.add(effectiveDirective);
          if (directives.size === wanted) resolve([...directives].toSorted());
        });
        const inline = document.createElement("script");
        inline.textContent = "document.title = 'injected'";
        document.body.append(inline);
        document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=\"document.title = 'injected'\">");
        void fetch("https://evil.example/").catch(() => undefined);
      }),
    3,
  );
  expect(blocked).toEqual(["connect-src", "script-src-attr", "script-src-elem"]);
  await expect(page).not.toHaveTitle("injected");
  await context.close();
});
