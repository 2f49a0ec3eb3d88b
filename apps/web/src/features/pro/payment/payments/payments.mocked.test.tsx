import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import type { Invoice } from "@carnation/product/invoice";
import { toCsv } from "@carnation/product/statistics";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { downloadCsv } from "../../../../shared/browser/download.ts";
import { redirectTo } from "../../../../shared/browser/redirectTo.ts";
import { listOf } from "../../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../../testing/openApp.tsx";
import { invoiceOf } from "../testing/paymentFixtures.ts";

// jsdom goes nowhere and keeps no file.
vi.mock("../../../../shared/browser/redirectTo.ts", () => ({
  redirectTo: vi.fn<(address: string) => void>(),
}));
vi.mock("../../../../shared/browser/download.ts", () => ({ downloadCsv: vi.fn<typeof downloadCsv>() }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.mocked(downloadCsv).mockClear();
});

const november = invoiceOf("11", "2026-11-05T09:00:00Z", {
  period_start: new Date("2026-11-05T00:00:00Z"),
  period_end: new Date("2026-12-05T00:00:00Z"),
});
const october = invoiceOf("10", "2026-10-05T09:00:00Z", { amount_refunded: 9480 });
const lastYear = invoiceOf("9", "2025-12-05T09:00:00Z", { total: 4680, amount_paid: 4680 });
const failed = invoiceOf("12", "2026-11-20T09:00:00Z", { status: "open", amount_paid: 0, attempt_count: 1 });

function open(
  invoices: readonly Invoice[],
  payment: Partial<Workspace["payment"]> = {},
  path = "/user/payments",
) {
  const watchInvoices: Workspace["payment"]["watchInvoices"] = (onNext) => {
    onNext(listOf(...invoices));
    return () => undefined;
  };
  return openApp(path, memoryWorkspace({}, { payment: { watchInvoices, ...payment } }));
}

const numbers = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getByRole("rowheader").textContent);

/** A tab that the browser opens, or refuses to. */
function tabOpens(opens: boolean) {
  const tab = {
    opener: window,
    close: vi.fn<() => void>(),
    location: { replace: vi.fn<(to: string) => void>() },
  };
  vi.stubGlobal(
    "open",
    vi.fn<() => unknown>(() => (opens ? tab : null)),
  );
  return tab;
}

test("each invoice says its number, date, period, amount and state, newest first; what was paid is summed", async () => {
  open([october, november, lastYear]);
  await screen.findByRole("table", { name: "Vos factures" });
  expect(numbers()).toEqual(["CARN-11", "CARN-10", "CARN-9"]);
  const [, first, second] = screen.getAllByRole("row");
  expect(first?.textContent).toMatch(
    /5\u00A0novembre\u00A02026.*05\/11\/2026 – 05\/12\/2026.*94,80.€.*Payée/u,
  );
  expect(second?.textContent).toContain("Remboursée");
  expect(screen.getByText(/^3.factures, 141,60.€ TTC payés$/u)).toBeDefined();
});

test("a year is in the address, and what is shown is what is exported", async () => {
  const { router } = open([november, october, lastYear], {}, "/user/payments?annee=2025");
  await screen.findByRole("table", { name: "Vos factures de 2025" });
  expect(numbers()).toEqual(["CARN-9"]);
  await userEvent.click(screen.getByRole("radio", { name: "2026" }));
  expect(router.state.location.search).toBe("?annee=2026");
  expect(numbers()).toEqual(["CARN-11", "CARN-10"]);
  await userEvent.click(screen.getByRole("button", { name: "Exporter en CSV" }));
  const [rows, name] = vi.mocked(downloadCsv).mock.calls[0]!;
  expect(name).toBe("Factures Carnation 2026");
  const text = toCsv(rows);
  expect(text).toContain("CARN-11;05/11/2026;05/11/2026 – 05/12/2026;94,80;EUR;Payée");
  expect(text).not.toContain("CARN-9");
  await userEvent.click(screen.getByRole("radio", { name: "Toutes" }));
  expect(router.state.location.search).toBe("");
});

test("a file is opened at a fresh address each time, in a tab that knows nothing of ours", async () => {
  const tab = tabOpens(true);
  const invoiceLink = vi.fn<Workspace["payment"]["invoiceLink"]>();
  invoiceLink.mockResolvedValueOnce("https://pay.example/1").mockResolvedValueOnce("https://pay.example/2");
  open([november], { invoiceLink });
  const button = await screen.findByRole("button", { name: "Facture CARN-11 en PDF" });
  await userEvent.click(button);
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith("https://pay.example/1"));
  expect(tab.opener).toBeNull();
  await userEvent.click(button);
  await waitFor(() => expect(tab.location.replace).toHaveBeenLastCalledWith("https://pay.example/2"));
  expect(invoiceLink.mock.calls).toEqual([["11"], ["11"]]);
});

test("a file that cannot be had closes its tab and says why; a tab that was refused becomes a link", async () => {
  const tab = tabOpens(true);
  const invoiceLink = vi.fn<Workspace["payment"]["invoiceLink"]>();
  invoiceLink
    .mockRejectedValueOnce(new CarnationError("unavailable"))
    .mockResolvedValue("https://pay.example/2");
  open([november], { invoiceLink });
  const button = await screen.findByRole("button", { name: "Facture CARN-11 en PDF" });
  await userEvent.click(button);
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /^La facture n’a pas pu être ouverte\. Le service/u,
  );
  expect(tab.close).toHaveBeenCalledOnce();
  tabOpens(false);
  await userEvent.click(button);
  const link = await screen.findByRole<HTMLAnchorElement>("link", { name: "Ouvrir la facture" });
  expect(link.href).toBe("https://pay.example/2");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a failed payment says what happened and what to do, at the provider’s, and returns here", async () => {
  const portal = vi.fn<Workspace["payment"]["portal"]>().mockResolvedValue("https://pay.example/portal");
  open([november, failed], { portal });
  expect(
    await screen.findByText(/^Facture CARN-12 du 20 novembre 2026.: le paiement de 94,80.€ a échoué\./u),
  ).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Régler la facture" }));
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith("https://pay.example/portal"));
  expect(portal).toHaveBeenCalledWith(`${window.location.origin}/user/payments`);
});

test("a draft has neither number nor file", async () => {
  open([invoiceOf("13", "2026-11-23T09:00:00Z", { status: "draft", number: null })]);
  await screen.findByRole("table");
  expect(numbers()).toEqual(["En préparation"]);
  expect(screen.queryByRole("button", { name: /PDF/u })).toBeNull();
});

test("five years are chosen from a list", async () => {
  const years = [2022, 2023, 2024, 2025, 2026].map((year) =>
    invoiceOf(String(year), `${year}-05-05T09:00:00Z`),
  );
  const { router } = open(years);
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Année" }), "2023");
  expect(router.state.location.search).toBe("?annee=2023");
});

test("the page of payments says what will stand here before the first invoice", async () => {
  open([]);
  expect(await screen.findByText("Aucune facture pour l’instant.")).toBeDefined();
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Voir l’abonnement" }).pathname).toBe(
    "/user/subscription",
  );
  expect(screen.queryByRole("button", { name: "Exporter en CSV" })).toBeNull();
});

test("invoices that could not be read are not said to be none", async () => {
  open([], {
    watchInvoices: (_onNext, onError) => {
      onError(new CarnationError("unavailable"));
      return () => undefined;
    },
  });
  expect(await screen.findByText("Le service est momentanément indisponible.")).toBeDefined();
  expect(screen.queryByText(/Aucune facture/u)).toBeNull();
});
