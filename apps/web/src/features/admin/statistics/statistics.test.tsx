import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import type { DayStatistics, Period } from "@carnation/product/statistics";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listOf, still } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../../testing/openApp.tsx";
import * as files from "../../../shared/browser/download.ts";

vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T10:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** With plain spaces. */
const textOf = ({ textContent }: HTMLElement): string => textContent.replaceAll(/[\u00A0\u202F]/gu, " ");
const isChosen = (radio: HTMLElement): boolean => radio instanceof HTMLInputElement && radio.checked;
const day = (date: string, values: Record<string, number>): DayStatistics => ({ date, values });
const days = [
  day("2026-10-24", { diagnoses: 3, diagnoses_done: 3 }),
  day("2026-11-20", { diagnoses: 8, diagnoses_done: 6, analysis_ms: 9000, subscriptions_active: 12 }),
  day("2026-11-23", { diagnoses: 1, diagnoses_done: 0 }),
];

function open(path: string, own: Partial<Workspace["statistics"]> = {}) {
  const asked: Period[] = [];
  const statistics: Partial<Workspace["statistics"]> = {
    watchDays: (period, onNext, onError) => {
      asked.push(period);
      return still(listOf(...days))(onNext, onError);
    },
    ...own,
  };
  const app = openApp(path, memoryWorkspace({}, { statistics }), signedIn("boss", "admin"));
  return { ...app, asked };
}

test("a period is read with the one before, compared, and stands in the address", async () => {
  const { router, asked } = open("/admin/statistics");
  const user = userEvent.setup();
  const diagnoses = await screen.findByRole("figure", { name: "Diagnostics" });
  expect(textOf(diagnoses)).toContain("6, soit 3 de plus que les 30 jours précédents (+ 100 %).");
  // 30 days, the 30 before them, and a month before that, from which a state is known.
  expect(asked.at(-1)).toEqual({ from: "2026-08-25", to: "2026-11-23" });
  expect(textOf(screen.getByRole("figure", { name: "Diagnostics aboutis" }))).toContain("67 %");
  expect(textOf(screen.getByRole("figure", { name: "Temps d’analyse moyen" }))).toContain("1,5 s");
  expect(textOf(screen.getByText(/^Données partielles/))).toContain("28 jours sur 30 sans relevé");
  await user.click(screen.getByRole("radio", { name: "7 jours" }));
  expect(router.state.location.search).toBe("?periode=7");
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "7 jours" }));
  expect(asked.at(-1)?.to).toBe("2026-11-23");
  await router.navigate(-1);
  await waitFor(() => expect(isChosen(screen.getByRole("radio", { name: "30 jours" }))).toBe(true));
});

test("a period of one's own is checked before it is asked for", async () => {
  const { router } = open("/admin/statistics?du=2026-11-01&au=2026-11-23");
  const user = userEvent.setup();
  const until = await screen.findByLabelText("Au");
  expect(isChosen(screen.getByRole("radio", { name: "Personnalisée" }))).toBe(true);
  await user.clear(until);
  await user.type(until, "01/10/2026");
  await user.click(screen.getByRole("button", { name: "Afficher" }));
  expect(await screen.findByText("La fin doit suivre le début.")).toBeTruthy();
  expect(router.state.location.search).toBe("?du=2026-11-01&au=2026-11-23");
  await user.clear(until);
  await user.type(until, "05/11/2026");
  await user.click(screen.getByRole("button", { name: "Afficher" }));
  expect(router.state.location.search).toBe("?du=2026-11-01&au=2026-11-05");
  await router.navigate(-1);
  await waitFor(() => expect(screen.getByLabelText("Au")).toHaveProperty("value", "23/11/2026"));
});

test("an address that names no period is one of 30 days; a stretch without a day says so", async () => {
  open("/admin/statistics?du=hier&periode=12", {
    watchDays: (_period, onNext, onError) => still(listOf<DayStatistics>())(onNext, onError),
  });
  expect(isChosen(await screen.findByRole("radio", { name: "30 jours" }))).toBe(true);
  expect(await screen.findByText("Pas encore de données sur cette période.")).toBeTruthy();
});

test("each chart has its values as a table and as a file, and all go into one", async () => {
  const downloaded = vi.spyOn(files, "downloadCsv").mockImplementation(() => undefined);
  open("/admin/statistics?periode=7");
  const user = userEvent.setup();
  const quotes = await screen.findByRole("figure", { name: "Diagnostics" });
  await user.click(within(quotes).getByRole("button", { name: "Voir les valeurs en tableau" }));
  expect(within(quotes).getAllByRole("row")).toHaveLength(8);
  await user.click(screen.getByRole("button", { name: /^Exporter \(CSV\).*Diagnostics$/ }));
  expect(downloaded.mock.lastCall?.[0].slice(0, 1)).toEqual([["Date", "Diagnostics"]]);
  expect(downloaded.mock.lastCall?.[0].at(-1)).toEqual(["2026-11-23", 0]);
  expect(downloaded.mock.lastCall?.[1]).toBe("Diagnostics 2026-11-17 2026-11-23");
  await user.click(screen.getByRole("button", { name: /^Tout exporter/ }));
  expect(downloaded.mock.lastCall?.[0][0]).toHaveLength(11);
});

test("priorities are those of ten people and more, read for the period that is shown", async () => {
  const read = vi.fn<Workspace["statistics"]["topPriorities"]>(() =>
    Promise.resolve([{ criterion: 35, people: 14 }]),
  );
  open("/admin/statistics?periode=90", { topPriorities: read });
  expect(textOf(await screen.findByText(/est le critère le plus souvent prioritaire/))).toContain(
    "14 personnes",
  );
  expect(read).toHaveBeenLastCalledWith({ from: "2026-08-26", to: "2026-11-23" });
});

test("no group is shown where none is large enough; what fails can be read again", async () => {
  let fails = true;
  const topPriorities = () =>
    fails ? Promise.reject(new CarnationError("unavailable")) : Promise.resolve([]);
  open("/admin/statistics", { topPriorities });
  const user = userEvent.setup();
  const retry = await screen.findByRole("button", { name: /Réessayer/ });
  fails = false;
  await user.click(retry);
  expect(await screen.findByText("Pas encore de groupe assez grand sur cette période.")).toBeTruthy();
});

test("a period ends today: a later day of the address is left out, one that is typed is refused", async () => {
  const watchDays = vi.fn<Workspace["statistics"]["watchDays"]>((_period, onNext) => {
    onNext(listOf());
    return () => undefined;
  });
  const { router } = open("/admin/statistics?du=2026-11-20&au=2026-12-31", { watchDays });
  await waitFor(() => expect(watchDays.mock.lastCall?.[0].to).toBe("2026-11-23"));
  await act(() => router.navigate("/admin/statistics?du=2026-12-01&au=2026-12-31"));
  await waitFor(() => expect(watchDays.mock.lastCall?.[0].from).toBe("2026-08-25"));
  expect(watchDays.mock.calls.every(([{ to }]) => to === "2026-11-23")).toBe(true);
});

test("a recount says what it mended, that all was right, or why it failed", async () => {
  const mended = [{ kind: "Compteurs du produit", count: 1 }];
  const recount = vi
    .fn<Workspace["statistics"]["recount"]>()
    .mockResolvedValueOnce({ compared: 40, events: 0, mended })
    .mockResolvedValueOnce({ compared: 40, events: 2, mended: [] })
    .mockResolvedValueOnce({ compared: 40, events: 0, mended: [] })
    .mockRejectedValueOnce(new CarnationError("offline"));
  open("/admin/statistics", { recount });
  const user = userEvent.setup();
  const press = async () => user.click(await screen.findByRole("button", { name: "Recompter" }));
  await press();
  expect(await screen.findByText("40 chiffres recomptés, 1 corrigé.")).toBeTruthy();
  expect(textOf(screen.getByText(/Compteurs du produit/))).toBe("Compteurs du produit : 1");
  await press();
  expect(await screen.findByText(/0.corrigé\. 2.événements ont été ajoutés\./u)).toBeTruthy();
  await press();
  expect(await screen.findByText("40 chiffres recomptés, tous justes.")).toBeTruthy();
  await press();
  expect(await screen.findByText(/hors connexion/i)).toBeTruthy();
});
