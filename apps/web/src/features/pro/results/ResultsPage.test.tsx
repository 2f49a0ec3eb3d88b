import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { parseDiagnosisResult } from "@carnation/domain/result";
import { parseCustomer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { parseProfile } from "@carnation/product/profile";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { diagnosisOf, documentOf, everyScore, listOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../testing/openApp.tsx";

// The first test loads the shells and pages, which takes seconds on a cold and busy machine.

const entry = (id: number, value: number) => ({
  algorithm_version_id: id,
  result: { area_results: [{ area_name: "face", main_metric: { value } }], confidence: "high" },
});
const result = parseDiagnosisResult([entry(30, 46), entry(36, 94), entry(35, 60), entry(31, 39)]);
const day = (date: string): Date => new Date(`${date}T10:00:00Z`);
const anais = parseCustomer("anais", {
  firstname: "Anaïs",
  lastname: "Morel",
  email: "anais@exemple.fr",
  consent: true,
  birth_year: 1990,
});
const lea = parseCustomer("lea", { firstname: "Léa", lastname: "Petit", email: "lea@exemple.fr" });

interface Differences {
  readonly fields?: Partial<Diagnosis>;
  readonly others?: readonly Diagnosis[];
  readonly diagnoses?: Partial<Workspace["diagnoses"]>;
  readonly profile?: Partial<Workspace["profile"]>;
  readonly resultsReports?: Partial<Workspace["resultsReports"]>;
  readonly hidden?: readonly number[];
  readonly query?: string;
}

function open({
  fields,
  others = [],
  diagnoses,
  profile,
  resultsReports,
  hidden = [],
  query = "",
}: Differences = {}) {
  const diagnosis = diagnosisOf({ customer: "anais", created: day("2026-11-21"), ...fields });
  const workspace = memoryWorkspace(
    {
      diagnosis: documentOf(diagnosis),
      diagnoses: listOf(diagnosis, ...others),
      customers: listOf(anais, lea),
      profile: documentOf(parseProfile("u1", { active: true, hidden_criterias: hidden })),
      displaySettings: everyScore,
    },
    {
      diagnoses: { result: () => Promise.resolve(result), ...diagnoses },
      resultsReports: resultsReports ?? {},
    },
  );
  return openApp(`/user/diagnosis/results/d1${query}`, {
    ...workspace,
    profile: { ...workspace.profile, ...profile },
  });
}

const earlier = [
  diagnosisOf({ id: "d0", customer: "anais", created: day("2026-06-12") }),
  diagnosisOf({ id: "d-failed", customer: "anais", created: day("2026-09-01"), state: "error" }),
  diagnosisOf({ id: "d-old", customer: "anais", created: day("2026-02-01") }),
];
const scrolled = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  scrolled.mockClear();
  // jsdom lays nothing out, and scrolls nowhere.
  Element.prototype.scrollIntoView = scrolled;
});

test("a result is compared with the finished one before it; the first one with the next", async () => {
  const { unmount } = open({ others: earlier });
  const compare = await screen.findByRole<HTMLAnchorElement>("link", { name: /^Comparer/u });
  expect(compare.getAttribute("aria-label")).toBe("Comparer au diagnostic du 12\u00A0juin\u00A02026");
  expect(compare.pathname).toBe("/user/diagnosis/compare/d0/d1");
  unmount();
  open({ others: [diagnosisOf({ id: "d2", customer: "anais", created: day("2026-12-24") })] });
  const next = await screen.findByRole<HTMLAnchorElement>("link", { name: /^Comparer/u });
  expect(next.pathname).toBe("/user/diagnosis/compare/d1/d2");
});

test("the history shows the criterion that was chosen, over the finished diagnoses of this person", async () => {
  open({ others: earlier, query: "?critere=36" });
  await userEvent.click(await screen.findByRole("button", { name: "Voir l’évolution" }));
  expect(screen.getByRole("tab", { name: "Historique" }).getAttribute("aria-selected")).toBe("true");
  const followed = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Critère suivi" });
  expect(followed.selectedOptions[0]?.textContent).toBe("Imperfections");
  expect(screen.getByText(/3.mesures/u)).toBeDefined();
});

test("a single diagnosis has no history yet, and nothing to compare", async () => {
  open({ query: "?onglet=historique" });
  expect(await screen.findByText("Un seul diagnostic pour l’instant.")).toBeDefined();
  expect(screen.queryByRole("link", { name: /^Comparer/u })).toBeNull();
});

test("a quick diagnosis gets its client; what the server refuses is said and can be changed", async () => {
  const refusal = "Le client doit accepter les conditions d'utilisation";
  const associate = vi
    .fn<Workspace["diagnoses"]["associate"]>()
    .mockRejectedValueOnce(new CarnationError("invalid-argument", refusal))
    .mockResolvedValue();
  open({ fields: { customer: null }, diagnoses: { associate } });
  await userEvent.click(await screen.findByRole("button", { name: "Associer à un client" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(await dialog.findByRole("button", { name: "Associer le diagnostic" }));
  expect(dialog.getByText("Choisissez un client.")).toBeDefined();
  await userEvent.type(dialog.getByRole("combobox", { name: "Client" }), "petit");
  await screen.findByRole("option", { name: /Léa Petit.*accord à recueillir/u });
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await userEvent.click(dialog.getByRole("button", { name: "Associer le diagnostic" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("conditions d'utilisation");
  await userEvent.click(dialog.getByRole("button", { name: "Associer le diagnostic" }));
  await waitFor(() => expect(dialog.queryByRole("alert")).toBeNull());
  expect(associate.mock.calls).toEqual([
    ["d1", "lea"],
    ["d1", "lea"],
  ]);
});

test("a criterion is hidden from its detail, and those that are hidden are shown again", async () => {
  const hideCriterion = vi.fn<Workspace["profile"]["hideCriterion"]>(() => Promise.resolve());
  open({ hidden: [35, 36], profile: { hideCriterion }, query: "?critere=30" });
  await userEvent.click(await screen.findByRole("button", { name: "Masquer ce critère" }));
  expect(hideCriterion).toHaveBeenLastCalledWith(30, true);
  expect(
    screen.getByText(/Critères masqués dans tous vos résultats.: Pores et Imperfections\./u),
  ).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Les afficher à nouveau" }));
  expect(hideCriterion.mock.calls.slice(1)).toEqual([
    [35, false],
    [36, false],
  ]);
});

test("presentation is for the person: the best first, no age, no low score at the head; Escape leaves it", async () => {
  const { router } = open();
  await userEvent.click(await screen.findByRole("button", { name: "Mode présentation" }));
  const shown = within(await screen.findByRole("dialog", { name: "Anaïs, votre peau aujourd’hui" }));
  const labels = shown.getAllByRole("meter").map((meter) => {
    const id = meter.getAttribute("aria-labelledby") ?? "";
    return document.getElementById(id)?.textContent;
  });
  expect(labels).toEqual(["Imperfections", "Pores", "Rougeurs"]);
  expect(shown.queryByText(/[Ââ]ge/u)).toBeNull();
  const improve = shown.getByRole("region", { name: "À améliorer ensemble" });
  expect(improve.textContent).toContain("Rougeurs");
  expect(improve.textContent).not.toContain("46");
  expect(router.state.location.search).toBe("?mode=presentation");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(router.state.location.search).toBe("");
});

test("choosing a row leaves the page where it is; the detail is a press away, and so is the way back", async () => {
  open();
  const row = await screen.findByRole("button", { name: /^Imperfections/u });
  row.focus();
  await userEvent.keyboard("{Enter}");
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(row);
  const detail = screen.getByRole("button", { name: "Voir le détail" });
  await userEvent.click(detail);
  expect(scrolled).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toMatch(/^Critère choisi.*Imperfections/u);
  await userEvent.click(screen.getByRole("button", { name: "Revenir à la liste" }));
  expect(document.activeElement).toBe(detail);
  expect(screen.queryByRole("button", { name: "Revenir à la liste" })).toBeNull();
});

test("an erased photo takes nothing from the scores, and says why it is gone", async () => {
  const gone = () => Promise.reject(new CarnationError("not-found"));
  open({ diagnoses: { photo: gone } });
  expect(await screen.findByText(/^Photo effacée.: sa durée de conservation/u)).toBeDefined();
  expect(screen.getAllByRole("meter").length).toBeGreaterThan(0);
});

test("the small copy of the photo stands in for the photo that does not come", async () => {
  const small = new Blob(["small"], { type: "image/jpeg" });
  const photo = vi.fn(() => Promise.reject(new CarnationError("unavailable")));
  const thumbnail = vi.fn(() => Promise.resolve(small));
  open({ diagnoses: { photo, thumbnail } });
  expect(await screen.findByAltText("Photo de Anaïs Morel, de face")).toBeDefined();
  expect(thumbnail).toHaveBeenCalledWith("d1", 640);
});

test("the photo is there before the diagnosis is known, and nothing is said of one that is not", async () => {
  const waits = { ...memoryWorkspace().diagnoses, watch: () => () => undefined };
  const result = vi.fn(() => new Promise<never>(() => undefined));
  const thumbnail = () => Promise.resolve(new Blob(["small"], { type: "image/jpeg" }));
  const { unmount } = openApp(
    "/user/diagnosis/results/d1",
    memoryWorkspace({}, { diagnoses: { ...waits, result, thumbnail } }),
  );
  expect(await screen.findByAltText("Photo du visage, de face")).toBeDefined();
  await waitFor(() => expect(result).toHaveBeenCalled());
  expect(screen.getByRole("heading", { level: 1, name: "Diagnostic" })).toBeDefined();
  unmount();
  const erased = () => Promise.reject(new CarnationError("not-found"));
  openApp(
    "/user/diagnosis/results/d1",
    memoryWorkspace({}, { diagnoses: { ...waits, result, thumbnail: erased, photo: erased } }),
  );
  await screen.findByRole("heading", { level: 1, name: "Diagnostic" });
  expect(screen.queryByText(/^Photo effacée/u)).toBeNull();
});

test("a photo that has just been sent is never headed as results, before and once its state is known", async () => {
  const headings = new Set<string>();
  const note = (): void => {
    for (const { textContent } of document.querySelectorAll("h1")) headings.add(textContent);
    headings.add(document.title);
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  let tell: () => void = () => undefined;
  const watch: Workspace["diagnoses"]["watch"] = (_id, onNext) => {
    tell = () => onNext(documentOf(diagnosisOf({ state: "started" })));
    return () => undefined;
  };
  const thumbnail = () => Promise.resolve(new Blob(["photo"], { type: "image/jpeg" }));
  openApp(
    "/user/diagnosis/results/d1",
    memoryWorkspace({}, { diagnoses: { watch, thumbnail, hasPhoto: () => Promise.resolve(true) } }),
  );
  await screen.findByAltText("Photo du visage, de face");
  act(() => tell());
  await screen.findByText("Photo reçue");
  observer.disconnect();
  expect([...headings].filter((words) => words.startsWith("Résultats"))).toEqual([]);
  expect(headings).toContain("Analyse en cours");
});

test("the list of the criteria, too, tells each method and lets each observation be noted", async () => {
  open({ query: "?onglet=criteres" });
  await userEvent.click(await screen.findByRole("button", { name: /^Comment c’est mesuré.*Pores$/u }));
  expect(await screen.findByRole("dialog", { name: /^Comment c’est mesuré.*Pores$/u })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Fermer" }));
  const jaw = screen.getByRole("region", { name: /^Votre observation.*Ovale du visage$/u });
  await userEvent.click(within(jaw).getByRole("button", { name: "Noter mon observation" }));
  expect(within(jaw).getByRole("radio", { name: "4 · Ovale net" })).toBeDefined();
});

test("the printed page has the synthesis with every criterion, whatever tab is open", async () => {
  open({ query: "?onglet=historique" });
  await screen.findByText("Un seul diagnostic pour l’instant.");
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(screen.getByRole("heading", { name: "Tous les critères" })).toBeDefined();
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(screen.queryByRole("heading", { name: "Tous les critères" })).toBeNull();
});

test("the results of one photo are looked at and sent to the address that is given, and what becomes of it is said", async () => {
  const preview = vi.fn<Workspace["resultsReports"]["preview"]>(() =>
    Promise.resolve({
      name: "Résultats.pdf",
      subject: "Vos résultats de peau",
      message: "Bonjour,",
      pdf: new Blob(["%PDF"]),
    }),
  );
  const send = vi.fn<Workspace["resultsReports"]["send"]>(() => Promise.resolve("s1"));
  open({ fields: { customer: null }, resultsReports: { preview, send } });
  await userEvent.click(await screen.findByRole("button", { name: "Envoyer les résultats" }));
  const dialog = await screen.findByRole("dialog", { name: "Envoyer les résultats" });
  await userEvent.type(await within(dialog).findByLabelText(/^Adresse e-mail/u), "anais@exemple.fr");
  await userEvent.click(within(dialog).getByRole("button", { name: "Envoyer" }));
  expect(await screen.findByText(/^Résultats.: en cours d’envoi/u)).toBeDefined();
  expect(preview.mock.calls[0]?.[0]).toBe("d1");
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ id: "d1", email: "anais@exemple.fr" }));
});

test("a client who has not agreed to e-mails is sent nothing from the results; the file is theirs to be handed", async () => {
  open({ fields: { customer: "lea" } });
  await userEvent.click(await screen.findByRole("button", { name: "Envoyer les résultats" }));
  const dialog = await screen.findByRole("dialog", { name: "Envoyer les résultats" });
  expect(within(dialog).getByRole("link", { name: "Ouvrir la fiche" })).toBeDefined();
  expect(within(dialog).queryByRole("button", { name: "Envoyer" })).toBeNull();
});

test("the actions of the results stand at the foot of the window on one column, the rarer ones in a menu", async () => {
  const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => list);
  open({
    fields: { customer: "lea" },
    others: [diagnosisOf({ id: "d0", customer: "lea", created: day("2026-06-12") })],
  });
  expect(await screen.findByRole("link", { name: "Construire la routine" })).toBeDefined();
  expect(screen.getByRole("link", { name: /^Comparer/u })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Mode présentation" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Autres actions" }));
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
    "Mode présentation",
    "Envoyer les résultats",
    "Imprimer ou enregistrer en PDF",
  ]);
  await userEvent.click(screen.getByRole("menuitem", { name: "Envoyer les résultats" }));
  const dialog = await screen.findByRole("dialog", { name: "Envoyer les résultats" });
  expect(within(dialog).getByRole("link", { name: "Ouvrir la fiche" })).toBeDefined();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Autres actions"));
});
