import { spawn } from "node:child_process";
import { request } from "node:http";
import { fileURLToPath } from "node:url";
import type { Stripe } from "stripe";
import { expect, onTestFinished, test } from "vitest";
import { startLocalPayments } from "../startLocalPayments.ts";
import { openTestBank, stripeOf, temporaryFolder } from "../testing/openTestBank.ts";
import { openScenario } from "../testing/scenario.ts";

test("the same key causes one thing, however often it is asked for", async () => {
  const { stripe } = await openTestBank();
  const create = (name: string) => stripe.customers.create({ name }, { idempotencyKey: "k" });
  const answers = await Promise.all(["A", "A", "A"].map(create));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect((await stripe.customers.list()).data).toHaveLength(1);
  await expect(create("B")).rejects.toMatchObject({ type: "StripeIdempotencyError" });
});

test("customers are searched by their metadata, and no other search is answered", async () => {
  const { stripe } = await openTestBank();
  const ids: string[] = [];
  for (const metadata of [{ uid: "o'neil\\" }, { firebaseUID: "claire" }, { uid: "nadia" }])
    ids.push((await stripe.customers.create({ metadata })).id);
  const query = `metadata['uid']:'o\\'neil\\\\' OR metadata["firebaseUID"]:"claire"`;
  const found = await stripe.customers.search({ query });
  expect(found).toMatchObject({ object: "search_result", has_more: false });
  expect(found.data.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 2).toSorted());
  expect((await stripe.customers.search({ query, limit: 1 })).has_more).toBe(true);
  const other = stripe.customers.search({ query: "email:'a@b.fr'" });
  await expect(other).rejects.toMatchObject({ code: "parameter_invalid", param: "query" });
});

test("a refused payment is answered alike to the same key, and tried once", async () => {
  const { stripe, checkout, advance, subscription } = await openScenario();
  await checkout({}, "4000000000000341");
  await advance({ months: 1 });
  const { latest_invoice: invoice } = await subscription();
  for (let attempt = 0; attempt < 3; attempt++) {
    const paying = stripe.invoices.pay(String(invoice), {}, { idempotencyKey: "pay" });
    await expect(paying).rejects.toMatchObject({ code: "card_declined" });
  }
  expect(await stripe.invoices.retrieve(String(invoice))).toMatchObject({ attempt_count: 2 });
});

test("an invalid request is not remembered: mended, it passes under the same key", async () => {
  const { stripe } = await openTestBank();
  const options = { idempotencyKey: "k" };
  await expect(stripe.products.create({ name: "" }, options)).rejects.toMatchObject({
    code: "parameter_missing",
    param: "name",
  });
  await expect(stripe.products.create({ name: "Pro" }, options)).resolves.toMatchObject({ name: "Pro" });
});

test.each([
  ["customers", () => ({ nickname: "x" }), "parameter_unknown"],
  ["customers", () => ({ email: "nobody" }), "email_invalid"],
  ["coupons", () => ({ duration: "once" }), "parameter_invalid"],
  ["coupons", () => ({ percent_off: 120, duration: "once" }), "parameter_invalid"],
  ["checkout/sessions", () => ({ mode: "subscription" }), "parameter_missing"],
  ["checkout/sessions", () => ({ mode: "subscription", customer: "cus_none" }), "resource_missing"],
  ["subscriptions", () => ({ customer: "cus_none" }), "resource_missing"],
] as const)("POST /v1/%s refuses what cannot be", async (path, fields, code) => {
  const { stripe } = await openTestBank();
  const asking = stripe.rawRequest("POST", `/v1/${path}`, fields());
  await expect(asking).rejects.toMatchObject({ code, type: "StripeInvalidRequestError" });
});

test.each([
  ["another key", { authorization: "Bearer sk_test_other" }, 401],
  ["no key", { authorization: "" }, 401],
  ["a page of elsewhere", { origin: "https://evil.example" }, 403],
  ["a form of elsewhere", { "sec-fetch-site": "cross-site" }, 403],
  ["another version", { "stripe-version": "2019-01-01" }, 400],
])("the API refuses %s", async (_, headers, status) => {
  const { bank } = await openTestBank();
  const response = await fetch(`${bank.url}/v1/customers`, {
    method: "POST",
    headers: { authorization: `Bearer ${bank.key}`, ...headers },
  });
  expect(response.status).toBe(status);
});

test.each([
  ["GET", "/v1/customers/%", ""],
  ["GET", "/v1/customers?limit=1e3", ""],
  ["GET", "/v1/customers?limit[]=1", ""],
  ["GET", "/v1/customers?starting_after=cus_none", ""],
  ["GET", "/v1/nothing", ""],
  ["PUT", "/v1/customers", ""],
  ["POST", "/v1/customers", "name[a]=1&metadata=x"],
  ["POST", "/v1/customers", "a[[=1"],
  ["POST", "/v1/customers", "a[b][c][d][e][f][g][h][i]=1"],
  ["POST", "/v1/customers", "__proto__[x]=1"],
  ["POST", "/v1/customers", `name=${"x".repeat(6000)}`],
  ["POST", "/v1/local/clock/advance", "days=-1"],
  ["GET", "//", ""],
  ["GET", "/checkout/%zz", ""],
  ["GET", "/portal/none/card/more", ""],
  ["POST", "/portal/none/card", "number=1"],
  ["POST", "/invoice/none", ""],
  ["POST", "/events/none", ""],
  ["GET", "/assets/none.woff2", ""],
])("%s %s with %j is refused, and no fault", async (method, path, body) => {
  const { bank } = await openTestBank();
  const status = await new Promise<number>((resolve, reject) => {
    const { port } = bank;
    const headers = { authorization: `Bearer ${bank.key}` };
    request({ host: "127.0.0.1", port, method, path, headers }, (response) => {
      resolve(response.statusCode ?? 0);
      response.resume();
    })
      .on("error", reject)
      .end(body);
  });
  expect(Math.floor(status / 100)).toBe(4);
});

test("lists go on where they ended", async () => {
  const { stripe } = await openTestBank();
  for (let place = 0; place < 5; place++) await stripe.customers.create({ name: `C${place}` });
  const names: (string | null | undefined)[] = [];
  for await (const { name } of stripe.customers.list({ limit: 2 })) names.push(name);
  expect(names).toEqual(["C4", "C3", "C2", "C1", "C0"]);
});

test("killed between a request and its answer, a bank has done it once or not at all", async () => {
  const dataDir = temporaryFolder();
  const start = async () => {
    const child = spawn(
      process.execPath,
      [
        "--conditions=@carnation/source",
        fileURLToPath(new URL("../testing/crashingBank.ts", import.meta.url)),
        dataDir,
      ],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    const line = await new Promise<string>((resolve) => {
      child.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString()));
    });
    return { child, stripe: stripeOf(JSON.parse(line) as Parameters<typeof stripeOf>[0]) };
  };
  /** Eight customers, of whom the first subscribes for three months, with a coupon that can be used once. */
  const ask = (stripe: Stripe) =>
    Array.from({ length: 8 }, async (_, n) => {
      const { id: customer } = await stripe.customers.create(
        { name: `C${n}` },
        { idempotencyKey: `customer-${n}` },
      );
      if (n > 0) return;
      const once = (name: string) => ({ idempotencyKey: name });
      await stripe.products.create({ id: "pro", name: "Pro" }, once("product"));
      const price = await stripe.prices.create(
        { product: "pro", currency: "eur", unit_amount: 7900, recurring: { interval: "month" } },
        once("price"),
      );
      await stripe.rawRequest("POST", "/v1/local/payment_methods", { customer }, once("card"));
      await stripe.coupons.create(
        { id: "HALF", percent_off: 50, duration: "repeating", duration_in_months: 2, max_redemptions: 1 },
        once("coupon"),
      );
      const promotion = { type: "coupon", coupon: "HALF" } as const;
      const code = await stripe.promotionCodes.create({ code: "HALF", promotion }, once("code"));
      await stripe.subscriptions.create(
        { customer, items: [{ price: price.id }], discounts: [{ promotion_code: code.id }] },
        once("subscription"),
      );
      for (const month of [1, 2, 3]) {
        await stripe.rawRequest("POST", "/v1/local/clock/advance", { months: 1 }, once(`month-${month}`));
      }
    });
  for (const pause of [15, 40]) {
    const { child, stripe } = await start();
    const asking = Promise.allSettled(ask(stripe));
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
    child.kill("SIGKILL");
    await asking;
  }
  const bank = await startLocalPayments({ dataDir, port: 0 });
  onTestFinished(() => bank.stop());
  const stripe = stripeOf(bank);
  await Promise.all(ask(stripe));
  expect((await stripe.customers.list({ limit: 100 })).data).toHaveLength(8);
  const invoices = await stripe.invoices.list({ limit: 100 });
  const numbers = invoices.data.map(({ number, status, total }) => [number, status, total]);
  expect(numbers.toReversed()).toEqual([
    ["CARN-000001", "paid", 4740],
    ["CARN-000002", "paid", 4740],
    ["CARN-000003", "paid", 9480],
    ["CARN-000004", "paid", 9480],
  ]);
  expect(await stripe.coupons.retrieve("HALF")).toMatchObject({ times_redeemed: 1, valid: false });
  expect((await stripe.promotionCodes.list({ coupon: "HALF" })).data).toMatchObject([{ times_redeemed: 1 }]);
  const events = await stripe.events.list({ limit: 100 });
  const paid = events.data.filter(({ type }) => type === "invoice.paid");
  expect(paid).toHaveLength(4);
});

test.each([
  ["a name of elsewhere", "evil.example"],
  ["somebody", "me@127.0.0.1"],
])("the API refuses a request that is addressed to %s", async (_, host) => {
  const { bank } = await openTestBank();
  const status = await new Promise((resolve, reject) => {
    request(`${bank.url}/`, { headers: { host } }, ({ statusCode }) => resolve(statusCode))
      .on("error", reject)
      .end();
  });
  expect(status).toBe(403);
});
