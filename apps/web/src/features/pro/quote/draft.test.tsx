import { emptyRoutine } from "@carnation/domain/routine";
import { CarnationError } from "@carnation/domain/error";
import { parseRecommendation } from "@carnation/product/recommendation";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import {
  claireWithout,
  issued,
  led,
  openQuote,
  reachable,
  routine,
  serum,
  step,
} from "./testing/openQuote.tsx";

const settings = () => screen.findByRole("region", { name: "Réglages du devis" });
const sheet = () => screen.getByRole("article", { name: /^Aperçu/u });
const discount = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Remise" });
const issueButton = () => screen.findByRole<HTMLButtonElement>("button", { name: "Émettre le devis" });
const plain = (element: Element): string => (element.textContent ?? "").replace(/\s+/gu, " ");

test("the draft stands on its sheet, and beside it the same sums, with two rates of VAT", async () => {
  openQuote();
  const controls = await settings();
  expect(within(controls).getByText("Brouillon")).toBeDefined();
  expect(screen.getByRole("heading", { level: 1, name: "Devis" })).toBeDefined();
  // 116,00 € − 10 %: 41,40 € with 20 % of VAT, 63,00 € with 5,5 %.
  for (const place of [controls, sheet()]) {
    for (const text of [
      "116,00 €",
      "−11,60 €",
      "TVA 20 % sur 34,50 € HT",
      "6,90 €",
      "TVA 5,5 % sur 59,72 € HT",
      "3,28 €",
      "104,40 €",
    ]) {
      expect(plain(place)).toContain(text);
    }
  }
  expect(plain(sheet())).toContain("N° attribué à l’émission");
  expect(plain(sheet())).toContain("Médiateur de la consommation : exemple-mediation.fr");
});

test.each([
  ["101", /entre 0 et 100|entre 0.% et 100.%/u],
  ["-1", /entre 0 et 100|entre 0.% et 100.%/u],
])(
  "a discount of %s is refused in words under its field, and nothing is lost or issued",
  async (typed, said) => {
    const { calls } = openQuote();
    const field = await discount();
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await userEvent.click(await issueButton());
    const described = field.getAttribute("aria-describedby")?.split(" ") ?? [];
    const words = described.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    expect(words).toMatch(said);
    expect(field.value.replace("−", "-")).toBe(typed);
    expect(calls.issue).not.toHaveBeenCalled();
    expect(calls.applyDiscount).not.toHaveBeenCalled();
  },
);

test("a discount is shown at once, applied alone, or issued with the quote", async () => {
  const { calls } = openQuote();
  const field = await discount();
  await userEvent.clear(field);
  await userEvent.type(field, "20");
  expect(plain(sheet())).toContain("Remise 20 %");
  await userEvent.click(screen.getByRole("button", { name: "Appliquer la remise" }));
  await waitFor(() => expect(calls.applyDiscount).toHaveBeenCalledWith("d1", 20));

  await userEvent.clear(field);
  await userEvent.type(field, "25");
  await userEvent.click(await issueButton());
  await waitFor(() => expect(calls.issue).toHaveBeenCalledTimes(1));
  expect(calls.applyDiscount).toHaveBeenLastCalledWith("d1", 25);
  expect(calls.issue.mock.calls[0]?.[0]).toMatchObject({ diagnosisId: "d1", total: 8700, again: false });
});

test("an amount in euros is kept as the nearest percentage, and its real effect is said", async () => {
  const { calls } = openQuote();
  const field = await discount();
  await userEvent.clear(field);
  await userEvent.type(field, "10");
  // What was typed is meant in the other unit.
  await userEvent.click(screen.getByRole("radio", { name: /€/u }));
  const controls = await settings();
  expect(plain(controls)).toContain("Retenue : 8,62 %, soit 10,00 € sur 116,00 €.");
  await userEvent.click(screen.getByRole("button", { name: "Appliquer la remise" }));
  await waitFor(() => expect(calls.applyDiscount).toHaveBeenCalledWith("d1", 8.62));
  const euros = await discount();
  await userEvent.clear(euros);
  await userEvent.type(euros, "0");
  expect(plain(controls)).toContain("Aucune remise sur 116,00 €.");
  await userEvent.clear(euros);
  await userEvent.type(euros, "200");
  await userEvent.click(await issueButton());
  expect(plain(controls)).toMatch(/La remise va de 0,00 € à 116,00 €|entre 0,00 € et 116,00 €/u);
  expect(calls.issue).not.toHaveBeenCalled();
});

test("a missing price is asked for in its line and kept in the catalogue", async () => {
  const unpriced = { ...led, price: null };
  const own = parseRecommendation("own", {
    name: "Masque maison",
    owner: "u1",
    active: true,
    category: "cosmetics",
    subcategory: "subcategories/serum",
    moments: ["evening"],
    weights: {},
    price: null,
  });
  const { calls } = openQuote({
    diagnosis: {
      routine: { ...routine, evening: [step(own), step({ ...own, id: "gone", name: "Ancien soin" })] },
    },
    catalogue: [serum, unpriced, own],
  });
  await userEvent.click(await issueButton());
  expect(screen.getByText("Saisissez d’abord les prix qui manquent.")).toBeDefined();
  expect(screen.getByText(/«.Ancien soin.» n’est plus au catalogue/u)).toBeDefined();
  expect(plain(sheet())).toContain("Prix à saisir");
  await userEvent.type(screen.getByLabelText(/^LED rouge 20 min/u), "35");
  await userEvent.type(screen.getByLabelText(/^Masque maison/u), "12,50");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer les prix" }));
  await waitFor(() => expect(calls.setPrice).toHaveBeenCalledWith("led", 3500));
  expect(calls.update).toHaveBeenCalledWith("own", { price: 1250 });
  expect(calls.issue).not.toHaveBeenCalled();
});

test("business details that are missing are asked for alone, kept in the profile, and the quote is issued", async () => {
  const { calls } = openQuote({
    profile: claireWithout("street", "postcode", "city", "siret", "vat_number"),
  });
  expect(await screen.findByText(/5.mentions obligatoires manquent/u)).toBeDefined();
  const asked = screen.getByRole("region", { name: "Votre établissement" });
  expect(screen.queryByRole("button", { name: "Émettre le devis" })).toBeNull();
  expect(within(asked).queryByLabelText(/^Forme juridique/u)).toBeNull();
  const save = within(asked).getByRole("button", { name: "Enregistrer et émettre le devis" });
  await userEvent.click(save);
  expect(within(asked).getAllByText("Saisissez le numéro SIRET.").length).toBeGreaterThan(0);
  await userEvent.type(within(asked).getByLabelText(/^Numéro et rue/u), "12, rue des Lilas, 69003 Lyon");
  await userEvent.type(within(asked).getByLabelText(/^Numéro SIRET/u), "732 829 320 00074");
  await userEvent.tab();
  expect(within(asked).getByLabelText<HTMLInputElement>(/^Ville/u).value).toBe("Lyon");
  expect(within(asked).getByLabelText<HTMLInputElement>(/^Numéro de TVA/u).value).toBe("FR44732829320");
  calls.saveBusiness.mockRejectedValueOnce(new CarnationError("unavailable"));
  await userEvent.click(save);
  expect(await within(asked).findByText(/momentanément indisponible/u)).toBeDefined();
  await userEvent.click(save);
  await waitFor(() => expect(calls.issue).toHaveBeenCalledTimes(1));
  expect(calls.saveBusiness.mock.lastCall?.[0]).toMatchObject({
    company: "Institut Lumière de Peau",
    business: { street: "12, rue des Lilas", postcode: "69003", city: "Lyon", siret: "73282932000074" },
  });
});

test("the VAT number is not asked for under the franchise", async () => {
  const { calls } = openQuote({ profile: claireWithout("vat_number") });
  const asked = await screen.findByRole("region", { name: "Votre établissement" });
  await userEvent.click(within(asked).getByRole("checkbox", { name: /franchise de TVA/u }));
  expect(within(asked).queryByLabelText(/^Numéro de TVA/u)).toBeNull();
  await userEvent.click(within(asked).getByRole("button", { name: "Enregistrer et émettre le devis" }));
  await waitFor(() =>
    expect(calls.saveBusiness.mock.lastCall?.[0]).toMatchObject({ business: { vat_exempt: true } }),
  );
});

test("a change in another tab is told; a quote that is sent again after a lost answer is the same", async () => {
  const { calls, tell } = openQuote();
  calls.issue.mockRejectedValueOnce(new CarnationError("aborted"));
  calls.issue.mockRejectedValueOnce(new CarnationError("deadline-exceeded"));
  await userEvent.click(await issueButton());
  expect(await screen.findByText(/^Un prix ou la remise a changé/u)).toBeDefined();
  await userEvent.click(await issueButton());
  expect(await screen.findByText(/délai est dépassé/u)).toBeDefined();
  await userEvent.click(await issueButton());
  await waitFor(() => expect(calls.issue).toHaveBeenCalledTimes(3));
  const [first, second, third] = calls.issue.mock.calls.map(([request]) => request.request);
  expect([second, third]).toEqual([first, first]);
  tell(issued());
  expect(await screen.findByText(/^Devis D-2026-0042, 104,40.€.: émis\.$/u)).toBeDefined();
  expect(screen.getByRole("button", { name: "Faire signer" })).toBeDefined();
});

test("a discount that changes elsewhere is said and shown; one's own is not news", async () => {
  const { calls, tellDiscount } = openQuote();
  const field = await discount();
  await userEvent.clear(field);
  await userEvent.type(field, "20");
  await userEvent.click(screen.getByRole("button", { name: "Appliquer la remise" }));
  await waitFor(() => expect(calls.applyDiscount).toHaveBeenCalledTimes(1));
  expect(plain(sheet())).toContain("Remise 20 %");
  act(() => tellDiscount(20));
  expect(field.value).toBe("20");
  expect(screen.queryByText(/dans une autre fenêtre/u)).toBeNull();
  act(() => tellDiscount(50));
  expect(await screen.findByText(/dans une autre fenêtre.: le total est maintenant de 58,00/u)).toBeDefined();
  expect(field.value).toBe("50");
  expect(plain(sheet())).toContain("Remise 50 %");
  await userEvent.clear(field);
  await userEvent.type(field, "20");
  expect(screen.getByRole("button", { name: "Appliquer la remise" })).toBeDefined();
});

test("a typed discount is there again after another page", async () => {
  const { router } = openQuote();
  await userEvent.type(await screen.findByLabelText(/^Conditions/u), "Règlement à chaque séance.");
  expect(plain(sheet())).toContain("Règlement à chaque séance.");
  await router.navigate("/user/customers/anais");
  await screen.findByRole("heading", { level: 1, name: "Anaïs Morel" });
  await router.navigate("/user/diagnosis/routine/d1/quote");
  expect(await screen.findByDisplayValue("Règlement à chaque séance.")).toBeDefined();
});

test("a quote is not issued without a subscription, and is still read", async () => {
  openQuote({ subscribed: false });
  expect((await issueButton()).disabled).toBe(true);
  expect(plain(sheet())).toContain("104,40 €");
  expect(await screen.findByRole("link", { name: "Choisir une formule" })).toBeDefined();
});

test.each([
  [
    { routine: { ...routine, morning: [], cabin: [], version: 2 } },
    "La routine est encore vide",
    "/user/diagnosis/routine/d1",
  ],
  [{ routine: emptyRoutine }, "La routine n’est pas encore enregistrée", "/user/diagnosis/routine/d1"],
  [{ state: "started" as const }, "Ce diagnostic n’est pas terminé", "/user/diagnosis/results/d1"],
])("%j: says why there is no quote, and where to go on", async (diagnosis, title, href) => {
  openQuote({ diagnosis });
  const words = await screen.findByText(title);
  const main = words.closest("main") ?? document.body;
  expect(within(main).getByRole("link").getAttribute("href")).toBe(href);
});

test("quotes that this device never read are not taken for none off line", async () => {
  openQuote({ known: { status: "unread" } });
  expect(await screen.findByText(/^Cet appareil n’en a rien gardé/u)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Émettre le devis" })).toBeNull();
});

test("a quote that cannot be read is said, and the others stand", async () => {
  openQuote({ known: { status: "ready", value: [issued()], fromCache: false, unreadable: 1 } });
  expect(await screen.findByText(/illisible/u)).toBeDefined();
  expect(screen.getByRole("button", { name: "Faire signer" })).toBeDefined();
});

test("a quick diagnosis is quoted too, and leads back to its results", async () => {
  openQuote({ diagnosis: { customer: null } });
  expect(plain((await settings()).closest("main") ?? document.body)).toContain("Client de passage");
  expect(screen.getByRole("link", { name: "Résultats" }).getAttribute("href")).toBe(
    "/user/diagnosis/results/d1",
  );
});

describe("sending with the issue", () => {
  const send = () => screen.findByRole("button", { name: "Émettre et envoyer" });

  test("a client who receives e-mails is sent the quote as it is issued, at the address that the page names", async () => {
    const { calls } = openQuote({ customer: reachable });
    expect(await screen.findByText(/L’envoi va à anais@exemple\.fr/u)).toBeDefined();
    await userEvent.click(await send());
    await waitFor(() => expect(calls.send).toHaveBeenCalledTimes(1));
    expect(calls.send.mock.calls[0]?.[0]).toMatchObject({
      id: calls.issue.mock.calls[0]?.[0].request,
      email: "anais@exemple.fr",
    });
  });

  test("a client who receives e-mails is sent the same message again after a lost answer, and the quote is issued once", async () => {
    const { calls } = openQuote({ customer: reachable });
    calls.send.mockRejectedValueOnce(new CarnationError("deadline-exceeded"));
    await userEvent.click(await send());
    expect(await screen.findByText(/^Le devis est émis, mais n’est pas encore envoyé\./u)).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Réessayer l’envoi" }));
    await waitFor(() => expect(calls.send).toHaveBeenCalledTimes(2));
    expect(calls.send.mock.calls[1]).toEqual(calls.send.mock.calls[0]);
    expect(calls.issue).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/^Le devis est émis, mais/u)).toBeNull();
  });

  test("a quote on its way to the client is said to be, and is not sent a second time meanwhile", async () => {
    const { calls, tell } = openQuote({ customer: reachable });
    const answer = Promise.withResolvers<string>();
    calls.send.mockReturnValueOnce(answer.promise);
    await userEvent.click(await send());
    expect(await screen.findByText("Envoi du devis à anais@exemple.fr en cours.")).toBeDefined();
    tell(issued());
    const again = await screen.findByRole<HTMLButtonElement>("button", { name: "Envoyer" });
    expect(again.disabled).toBe(true);
    await act(async () => answer.resolve("sending"));
    await waitFor(() => expect(again.disabled).toBe(false));
    expect(screen.queryByText(/en cours\.$/u)).toBeNull();
  });

  test("a client who receives e-mails is sent nothing when the quote is not issued", async () => {
    const { calls } = openQuote({ customer: reachable });
    calls.issue.mockRejectedValueOnce(new CarnationError("unavailable"));
    await userEvent.click(await send());
    expect(await screen.findByText(/momentanément indisponible/u)).toBeDefined();
    expect(calls.send).not.toHaveBeenCalled();
  });

  test("a client who receives e-mails is sent nothing by the button that only issues", async () => {
    const { calls } = openQuote({ customer: reachable });
    await userEvent.click(await issueButton());
    await waitFor(() => expect(calls.issue).toHaveBeenCalledTimes(1));
    expect(calls.send).not.toHaveBeenCalled();
  });
});

test("a client without an agreement to e-mails is offered no sending with the issue", async () => {
  openQuote();
  await issueButton();
  expect(screen.queryByRole("button", { name: "Émettre et envoyer" })).toBeNull();
});
