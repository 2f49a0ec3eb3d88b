import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { findBrowser } from "@carnation/testing/browser/findBrowser";
import { openWebhookReceiver } from "../testing/webhookReceiver.ts";
import { openScenario } from "../testing/scenario.ts";

let browser: Browser;
beforeAll(async () => {
  const executablePath = findBrowser();
  browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
});
afterAll(() => browser.close());

/** A page whose scripts are off: the pages have none. */
async function openPage(
  options: Parameters<Browser["newContext"]>[0] = { javaScriptEnabled: false },
): Promise<Page> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  return context.newPage();
}

/** The product, to whose pages the bank leads back. @returns its origin */
async function openProduct(): Promise<string> {
  return new URL((await openWebhookReceiver()).url).origin;
}

async function openCheckout(fields: Readonly<Record<string, unknown>> = {}) {
  const scene = await openScenario();
  const product = await openProduct();
  const session = await scene.stripe.checkout.sessions.create({
    mode: "subscription",
    customer: scene.customer,
    line_items: [{ price: "essentiel-month", quantity: 1 }],
    success_url: `${product}/ok?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${product}/back`,
    ...fields,
  });
  return { ...scene, product, session, url: session.url! };
}

async function typeCard(page: Page, number: string, name = "Claire Martin"): Promise<void> {
  await page.getByLabel("Numéro de carte").fill(number);
  await page.getByLabel("Fin de validité").fill("12 / 34");
  await page.getByLabel("Code de sécurité").fill("123");
  await page.getByLabel("Nom sur la carte").fill(name);
}

test("a checkout: bad input and a declined card keep what was typed, then it is paid once", async () => {
  const { url, product, session, stripe, subscription, invoices } = await openCheckout();
  const page = await openPage();
  await page.goto(url);
  await page.getByText("Démonstration : aucun paiement réel").waitFor();
  expect(await page.getByText("46,80 €").first().textContent()).toContain("46,80");
  await typeCard(page, "4970 1000 0000 0000");
  await page.getByLabel("Fin de validité").fill("01/20");
  await page.getByRole("button", { name: "Payer 46,80 €" }).click();
  await page.getByRole("alert").getByText("Ceci est une démonstration").waitFor();
  await page.getByRole("alert").getByText("Cette carte a expiré.").waitFor();
  expect(await page.getByLabel("Nom sur la carte").inputValue()).toBe("Claire Martin");
  await typeCard(page, "4000 0000 0000 0002");
  await page.getByRole("button", { name: "Payer" }).click();
  await page.getByText("Votre carte a été refusée et rien n’a été débité.").waitFor();
  expect(await subscription()).toBeUndefined();
  await page.getByLabel("Numéro de carte").fill("4242424242424242");
  await page.getByLabel("Code de sécurité").press("Enter");
  await page.waitForURL(`${product}/ok?session=${session.id}`);
  // A second press, a reload: it is done.
  const again = await fetch(`${url}/pay`, { method: "POST", redirect: "manual" });
  expect(again.headers.get("location")).toContain(session.id);
  expect(await invoices()).toEqual([[4680, "paid"]]);
  const { default_payment_method: card } = await subscription();
  expect(await stripe.paymentMethods.retrieve(String(card))).toMatchObject({ card: { last4: "4242" } });
});

test("a trial with a code that was typed and not applied: the new amount is shown before anything is paid", async () => {
  const { url, product, stripe, subscription } = await openCheckout({
    allow_promotion_codes: true,
    subscription_data: { trial_period_days: 14 },
  });
  await stripe.coupons.create({ id: "BIENVENUE20", percent_off: 20, duration: "once" });
  await stripe.promotionCodes.create({
    code: "BIENVENUE20",
    promotion: { type: "coupon", coupon: "BIENVENUE20" },
  });
  const page = await openPage();
  await page.goto(url);
  await typeCard(page, "4242 4242 4242 4242");
  await page.getByLabel("Code promotionnel").fill("INCONNU");
  await page.getByRole("button", { name: "Appliquer" }).click();
  await page.getByRole("alert").getByText("Ce code n’existe pas").waitFor();
  await page.getByLabel("Code promotionnel").fill("bienvenue20");
  await page.getByRole("button", { name: "Commencer l’essai" }).click();
  await page.getByText("Votre code est appliqué").waitFor();
  expect(await subscription()).toBeUndefined();
  await page.getByText("37,44 €").first().waitFor();
  expect(await page.getByLabel("Numéro de carte").inputValue()).toBe("4242 4242 4242 4242");
  await page.getByRole("button", { name: "Commencer l’essai" }).click();
  await page.waitForURL(`${product}/ok**`);
  expect(await subscription()).toMatchObject({ status: "trialing" });
  expect((await subscription()).discounts).toHaveLength(1);
});

test("a customer who cancels goes back; one who comes too late is told", async () => {
  const { url, product, advance } = await openCheckout();
  const page = await openPage();
  await page.goto(url);
  await page.getByRole("link", { name: "Annuler" }).click();
  await page.waitForURL(`${product}/back`);
  await advance({ days: 2 });
  expect((await page.goto(url))?.status()).toBe(410);
  await page.getByRole("heading", { name: "Cette page de paiement a expiré" }).waitFor();
});

test("the portal: what is late is paid with another card, the plan changed, ended and taken up again", async () => {
  const { stripe, customer, checkout, advance, subscription, invoices } = await openScenario();
  const product = await openProduct();
  await checkout({}, "4000000000000341");
  await advance({ months: 1, days: 1 });
  const portal = await stripe.billingPortal.sessions.create({
    customer,
    return_url: `${product}/user`,
  });
  const page = await openPage();
  await page.goto(portal.url);
  await page.getByRole("button", { name: "Régler 46,80 € maintenant" }).click();
  await page.getByRole("alert").getByText("Votre carte a été refusée.").waitFor();
  await page.getByRole("link", { name: "Changer de carte" }).click();
  await typeCard(page, "5555 5555 5555 4444");
  await page.getByRole("button", { name: "Enregistrer la carte" }).click();
  await page.getByText("Mastercard se terminant par 4444").waitFor();
  await page.getByRole("button", { name: "Régler" }).click();
  await page.getByText("Votre paiement est enregistré, merci.").waitFor();
  expect((await subscription()).status).toBe("active");

  await page.getByRole("link", { name: "Changer de formule" }).click();
  await page.getByRole("radio", { name: "Pro 790,00 € HT" }).check();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Pro, 790,00 € HT par an").waitFor();
  await page.getByRole("link", { name: "Résilier" }).click();
  await page.getByRole("button", { name: "Résilier l’abonnement" }).click();
  await page.getByText("Votre résiliation est enregistrée.").waitFor();
  // As Stripe's portal: a moment, and not the flag.
  expect(await subscription()).toMatchObject({ cancel_at: expect.any(Number), cancel_at_period_end: false });
  await page.getByRole("button", { name: "Reprendre l’abonnement" }).click();
  await page.getByText("Votre abonnement se poursuit.").waitFor();
  expect(await subscription()).toMatchObject({ cancel_at: null, status: "active" });

  await page.getByRole("link", { name: "Modifier" }).click();
  await page.getByLabel("Nom ou raison sociale").fill("Institut Lumière de Peau");
  await page.getByLabel("Adresse", { exact: true }).fill("12 rue des Lilas");
  await page.getByLabel("Code postal").fill("6900");
  await page.getByLabel("Ville").fill("Lyon");
  await page.getByLabel("Numéro de TVA").fill("FR 44 732829320");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByRole("alert").getByText("Un code postal a 5 chiffres").waitFor();
  await page.getByLabel("Code postal").fill("69002");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("12 rue des Lilas, 69002 Lyon").waitFor();
  const { tax_ids: taxIds } = (await stripe.customers.retrieve(customer, { expand: ["tax_ids"] })) as {
    tax_ids?: { data: { value: string }[] };
  };
  expect(taxIds?.data).toMatchObject([{ value: "FR44732829320" }]);
  await page.getByRole("link", { name: "Revenir à Carnation" }).click();
  await page.waitForURL(`${product}/user`);
  expect(await invoices()).toHaveLength(2);
});

test("a customer who ends a late subscription at the portal is told that it ends at once, and owes nothing", async () => {
  const { stripe, customer, checkout, advance, subscription, invoices } = await openScenario();
  await checkout({}, "4000000000000341");
  await advance({ months: 1 });
  const portal = await stripe.billingPortal.sessions.create({ customer });
  const page = await openPage();
  await page.goto(`${portal.url}/cancel`);
  await page.getByText("prend fin aussitôt, et la facture en attente est annulée").waitFor();
  await page.getByRole("button", { name: "Résilier l’abonnement" }).click();
  await page.getByText("Votre abonnement a pris fin le").waitFor();
  expect(await subscription()).toMatchObject({ status: "canceled" });
  expect((await invoices()).at(-1)).toEqual([4680, "void"]);
});

test("the bank's page moves the clock and has the next payment refused", async () => {
  const { bank, checkout, subscription, customer } = await openScenario();
  await checkout();
  const page = await openPage();
  await page.goto(bank.url);
  // Its typefaces come with it.
  expect(
    await page.evaluate(async () => Array.from(await document.fonts.ready, ({ status }) => status)),
  ).toContain("loaded");
  await page.getByRole("button", { name: "Refuser le prochain : claire" }).click();
  await page.getByText("Le prochain refusé").waitFor();
  await page.getByRole("button", { name: "D’un mois" }).click();
  await page.getByText("en avance sur cette machine").waitFor();
  expect(await subscription()).toMatchObject({ status: "past_due", customer });
  // Forms of other sites do nothing.
  const foreign = { method: "POST", body: "months=1", headers: { origin: "http://127.0.0.1:5000" } };
  expect((await fetch(`${bank.url}/clock`, foreign)).status).toBe(403);
});

test("every page is clean for axe and fits, light and dark, narrow and wide", async () => {
  const { bank, stripe, customer, checkout, advance } = await openScenario();
  await checkout({}, "4000000000000341");
  await advance({ months: 1 });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: "pro-year", quantity: 1 }],
    success_url: "http://127.0.0.1:5000/",
    cancel_url: "http://127.0.0.1:5000/",
    allow_promotion_codes: true,
    subscription_data: { trial_period_days: 14 },
  });
  const portal = await stripe.billingPortal.sessions.create({ customer });
  const { data } = await stripe.invoices.list({ customer });
  const rooms = ["", "/card", "/plan", "/cancel", "/details"].map((room) => portal.url + room);
  const addresses = [`${bank.url}/`, session.url!, data[0]!.hosted_invoice_url!, ...rooms];
  const faults: string[] = [];
  const views = [
    { colorScheme: "dark", width: 390, seen: addresses },
    { colorScheme: "light", width: 1440, seen: addresses.slice(0, 4) },
  ] as const;
  for (const { colorScheme, width, seen } of views) {
    const page = await openPage({ colorScheme, viewport: { width, height: 900 } });
    for (const address of seen) {
      await page.goto(address);
      if (address === session.url) await page.getByRole("button", { name: "Commencer l’essai" }).click();
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      faults.push(...violations.map(({ id }) => `${address} ${colorScheme} ${width}: ${id}`));
      if (over > 0) faults.push(`${address} ${width}: too wide by ${over}`);
    }
  }
  expect(faults).toEqual([]);
});

test("an invoice as a PDF shows the amounts of the invoice, set to the right", async () => {
  const { stripe, customer, checkout } = await openScenario();
  await stripe.coupons.create({ id: "C", percent_off: 20, duration: "once" });
  await checkout({ discounts: [{ coupon: "C" }] });
  const { data } = await stripe.invoices.list({ customer });
  const response = await fetch(data[0]!.invoice_pdf!);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  const document = await getDocument({ data: new Uint8Array(await response.arrayBuffer()), verbosity: 0 })
    .promise;
  expect(document.numPages).toBe(1);
  expect((await document.getMetadata()).info).toMatchObject({
    Language: "fr-FR",
    Title: "Facture CARN-000001",
  });
  const { items } = await (await document.getPage(1)).getTextContent();
  const lines = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item] : []));
  const text = lines.map(({ str }) => str.replaceAll("\u00A0", " "));
  for (const amount of ["39,00", "–7,80", "31,20", "6,24", "37,44"]) expect(text).toContain(`${amount} €`);
  expect(text).toContain("Démonstration : aucun paiement réel");
  const amounts = lines.filter(({ str }) => /^–?[\d,]+\s€$/u.test(str));
  expect(amounts.length).toBeGreaterThanOrEqual(5);
  // What is set to the right ends at one line.
  expect(amounts.map(({ transform, width }) => Math.round(Number(transform[4]) + width))).toEqual(
    amounts.map(() => 539),
  );
});
