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
  day("2026-11-20", {
    diagnoses: 8,
    diagnoses_done: 6,
    analysis_ms: 9000,
    image_quality: 480,
    subscriptions_active: 12,
  }),
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
  expect(textOf(diagnoses)).toContain("6 diagnostics en 30 jours, 3 de plus que les 30 jours précédents.");
  // 30 days, the 30 before them, and a month before that, from which a state is known.
  expect(asked.at(-1)).toEqual({ from: "2026-08-25", to: "2026-11-23" });
  const outcomes = within(screen.getByRole("list", { name: "Issue des diagnostics" })).getAllByRole(
    "listitem",
  );
  expect(outcomes.map(textOf)).toEqual([
    "Diagnostics aboutis67 %−33, 33 points de moins que la période précédente",
    "Photos refusées33 %+33, 33 points de plus que la période précédente",
  ]);
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
  expect(isChosen(screen.getByRole("radio", { name: "Dates…" }))).toBe(true);
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
  expect(await screen.findByText("Pas encore de diagnostic sur cette période.")).toBeTruthy();
});

test("the period is exported once its priorities have come or failed", async () => {
  const answers: (() => void)[] = [];
  open("/admin/statistics?periode=7", {
    topPriorities: () => new Promise((resolve) => void answers.push(() => resolve([]))),
  });
  const button = await screen.findByRole("button", { name: "Exporter la période (CSV)" });
  await screen.findByRole("figure", { name: "Diagnostics" });
  expect(button).toHaveProperty("disabled", true);
  await act(async () => answers.forEach((answer) => answer()));
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
});

test("all values stand in one table and go into one file, with the priorities", async () => {
  const downloaded = vi.spyOn(files, "downloadCsv").mockImplementation(() => undefined);
  open("/admin/statistics?periode=7", {
    topPriorities: () => Promise.resolve([{ criterion: 35, people: 14 }]),
  });
  const user = userEvent.setup();
  await screen.findByText("14");
  const toggle = screen.getByRole("button", { name: "Voir toutes les valeurs en tableau" });
  await user.click(toggle);
  expect(toggle.getAttribute("aria-expanded")).toBe("true");
  const table = screen.getByRole("table", { name: "Toutes les valeurs, jour par jour" });
  expect(within(table).getAllByRole("row")).toHaveLength(8);
  expect(within(table).getAllByRole("columnheader")).toHaveLength(11);
  await user.click(screen.getByRole("button", { name: "Exporter la période (CSV)" }));
  const [rows = [], name] = downloaded.mock.lastCall ?? [];
  expect(rows[0]).toHaveLength(11);
  expect(rows[7]?.slice(0, 2)).toEqual(["2026-11-23", 0]);
  expect(rows.slice(8).map((row) => row.at(-1))).toEqual([undefined, "Personnes", 14]);
  expect(name).toBe("Statistiques 2026-11-17 2026-11-23");
});

test("figures that did not move are told in one sentence, those that are not known apart", async () => {
  open("/admin/statistics");
  const still = await screen.findByRole("region", { name: "Sans mouvement" });
  expect(textOf(still)).toContain("Aucun nouveau professionnel, aucune résiliation, aucun devis émis");
  expect(textOf(still)).toContain("aucune analyse en échec.");
  expect(textOf(still)).toContain("Pas de relevé : abonnements à l’essai.");
  expect(screen.queryByRole("figure", { name: "Résiliations" })).toBeNull();
});

test("arrows move the day of all the charts, and the letter T leads to the table", async () => {
  open("/admin/statistics");
  const user = userEvent.setup();
  const day = await screen.findByRole("slider", { name: /^Diagnostics/ });
  expect(day.getAttribute("aria-valuetext")).toMatch(/^vendredi 20.novembre.: 6, contre 0$/u);
  const places = () =>
    new Set(
      [...document.querySelectorAll(".cn-period__plot > svg > .cn-period__rule")].map(
        (rule) => rule.getAttribute("d")?.split(" ")[0],
      ),
    );
  const before = places();
  expect(before.size).toBe(1);
  act(() => day.focus());
  await user.keyboard("{ArrowRight}");
  expect(day.getAttribute("aria-valuetext")).toMatch(/^samedi 21.novembre.: 0/u);
  expect(places().size).toBe(1);
  expect(places()).not.toEqual(before);
  await user.keyboard("t");
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Toutes les valeurs" }));
});

test("priorities are those of ten people and more, read for the period that is shown and the one before", async () => {
  const read = vi.fn<Workspace["statistics"]["topPriorities"]>(({ to }) =>
    Promise.resolve([{ criterion: 35, people: to === "2026-11-23" ? 14 : 11 }]),
  );
  open("/admin/statistics?periode=90", { topPriorities: read });
  const ranked = await screen.findByRole("list", { name: "Critères prioritaires" });
  expect(textOf(ranked)).toMatch(/14\+3, 3 de plus que la période précédente$/u);
  expect(read.mock.calls.flat()).toEqual([
    { from: "2026-08-26", to: "2026-11-23" },
    { from: "2026-05-28", to: "2026-08-25" },
  ]);
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
  expect(await screen.findByText(/^Pas encore de groupe assez grand sur cette période/)).toBeTruthy();
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
  const user = userEvent.setup();
  await user.click(screen.getByRole("radio", { name: "Dates…" }));
  const until = screen.getByLabelText("Au");
  await user.clear(until);
  await user.type(until, "24/11/2026");
  await user.click(screen.getByRole("button", { name: "Afficher" }));
  expect(until.getAttribute("aria-invalid")).toBe("true");
  expect(until).toHaveProperty("value", "24/11/2026");
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
  const section = within(screen.getByRole("region", { name: "Exactitude des chiffres" }));
  expect(await section.findByText(/connexion/i)).toBeTruthy();
});
