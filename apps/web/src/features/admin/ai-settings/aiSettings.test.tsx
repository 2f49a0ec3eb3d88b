import type { Workspace } from "@carnation/data";
import { criteria } from "@carnation/domain/criterion";
import { CarnationError } from "@carnation/domain/error";
import {
  type AiSettings,
  perceivedAgeNote,
  perceivedAgeOff,
  type PerceivedAgeSwitch,
} from "@carnation/product/ai-settings";
import type { AiSettingsTrial } from "@carnation/product/diagnosis";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { listOf } from "../../../testing/readyState.ts";
import {
  goTo,
  type Own,
  retype,
  save,
  saved,
  show,
  starting,
  threshold,
  versionOf,
} from "./testing/showSettings.tsx";

// The first test loads the shells and pages, which takes seconds on a cold and busy machine.
afterEach(() => vi.unstubAllGlobals());

test("the version in force is said, and a new one holds what was typed", async () => {
  const send = vi.fn<Workspace["aiSettings"]["save"]>(() => Promise.resolve(4));
  const { tell } = show(saved(), { save: send });
  expect(await screen.findByText("Moteur intégré, version carnation-1.4.0")).toBeDefined();
  expect(screen.getByText("Version 3")).toBeDefined();
  await retype(await threshold(), "60");
  await userEvent.click(await save());
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0]).toMatchObject({ version: 3, values: { quality: { threshold: 60 } } });
  // What was in force before is still being told of.
  await waitFor(async () => expect((await save()).getAttribute("aria-busy")).not.toBe("true"));
  expect(await threshold()).toHaveProperty("value", "60");
  tell(saved({ version: 4, quality: { ...starting.quality, threshold: 60 } }));
  expect(await screen.findByText("Version 4")).toBeDefined();
  expect(await threshold()).toHaveProperty("value", "60");
});

test("thresholds in the wrong order are refused where they are, and nothing is sent", async () => {
  const send = vi.fn<Workspace["aiSettings"]["save"]>(() => Promise.resolve(4));
  show(saved(), { save: send });
  await goTo(/^Rougeurs/u);
  await retype(await screen.findByRole("textbox", { name: /Point fort/u }), "40");
  await userEvent.click(await save());
  expect(await screen.findAllByText(/doit être supérieur au seuil/u)).not.toHaveLength(0);
  expect(send).not.toHaveBeenCalled();
});

test("a criterion shows at once what its thresholds make of a value", async () => {
  show(saved(), {}, "critere-30");
  const preview = await screen.findByRole("region", { name: "Aperçu\u00A0: Rougeurs" });
  expect(within(preview).getByText("Rougeurs modérées")).toBeDefined();
  await retype(screen.getByRole("textbox", { name: /Point fort/u }), "75");
  await retype(screen.getByRole("textbox", { name: /À entretenir/u }), "60");
  expect(await within(preview).findByText("Rougeurs marquées")).toBeDefined();
  // Only what changes is struck and replaced.
  expect(preview.querySelector("s")?.textContent).toBe("À entretenir");
});

test("somebody else's version is no silent loss: what they changed is said, then it is shown or overwritten", async () => {
  const send = vi
    .fn<Workspace["aiSettings"]["save"]>()
    .mockRejectedValueOnce(new CarnationError("aborted"))
    .mockResolvedValue(5);
  const theirs = saved({ version: 4, limits: { ...starting.limits, diagnosesPerDay: 50 } });
  const { tell } = show(saved(), {
    save: send,
    watchVersions: (onNext) => {
      onNext(listOf(versionOf(theirs, "Karim Admin"), versionOf(saved())));
      return () => undefined;
    },
  });
  await retype(await threshold(), "60");
  tell(theirs);
  expect(await threshold()).toHaveProperty("value", "60");
  await userEvent.click(await save());
  const changed = await screen.findByRole("region", { name: "Ce qui a été modifié entre-temps" });
  expect(changed.textContent).toMatch(/par jour.*200.*50/u);
  expect(screen.getByText(/Dernière modification par Karim Admin/u)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer ma version" }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]?.[0]).toMatchObject({ version: 4, values: { quality: { threshold: 60 } } });
});

test("an engine that is not there is refused; what merely has no effect is said", async () => {
  const send = vi.fn<Workspace["aiSettings"]["save"]>(() => Promise.resolve(4));
  show(saved(), { save: send });
  await goTo("Limites et photos");
  await userEvent.click(await screen.findByRole("checkbox", { name: /améliorer le moteur/u }));
  expect(await screen.findByText(/ce réglage n’a pas d’effet/u)).toBeDefined();
  await goTo("Moteur");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Moteur d’analyse" }), "remote");
  await userEvent.click(await save());
  expect(send).not.toHaveBeenCalled();
  expect((await screen.findAllByText(/aucune photo ne serait analysée/u)).length).toBeGreaterThan(1);
});

test("a drawn face is really analysed, and judged by what is typed", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(new Blob(["face"]))));
  const entries = criteria.map(({ id }) => ({
    algorithm_version_id: id,
    result: { area_results: [{ area_name: "face", main_metric: { value: id === 999 ? 4 : 72 } }] },
  }));
  const attempt = vi.fn<Workspace["aiSettings"]["try"]>(() =>
    Promise.resolve({ ok: true, entries, engineVersion: "carnation-1.4.0", analysisMs: 900 }),
  );
  show(saved(), { try: attempt }, "essai");
  await userEvent.click(await screen.findByRole("button", { name: "Tester ce visage" }));
  const trial = await screen.findByRole("region", { name: "Tester sur une image de démonstration" });
  expect(await within(trial).findByText(/Analysé en 0,9/u)).toBeDefined();
  expect(within(trial).getByText("Teint homogène")).toBeDefined();
  expect(attempt.mock.calls[0]?.[0]).toMatchObject({ engine: "embedded", perceivedAge: false });
  await goTo(/^Uniformité/u);
  await retype(screen.getByRole("textbox", { name: /Point fort/u }), "75");
  const preview = await screen.findByRole("region", { name: "Aperçu\u00A0: Uniformité" });
  expect(preview.textContent).toMatch(
    /mesuré, avec 50 et 75.*À entretenir · Légères irrégularités.*en vigueur\u00A0: Point fort/u,
  );
  await goTo("Test sur un visage");
  const again = await screen.findByRole("region", { name: "Tester sur une image de démonstration" });
  expect(within(again).getByText("Légères irrégularités")).toBeDefined();
});

test("a value of low confidence is indicative, one that is missing is not measured: neither has the word of a band", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(new Blob(["face"]))));
  const entries = [
    {
      algorithm_version_id: 32,
      result: { area_results: [{ area_name: "face", main_metric: { value: 72 } }], confidence: "low" },
    },
  ];
  const attempt = vi.fn<Workspace["aiSettings"]["try"]>(() =>
    Promise.resolve({ ok: true, entries, engineVersion: "carnation-1.4.0", analysisMs: 900 }),
  );
  show(saved(), { try: attempt }, "critere-32");
  await userEvent.click(await screen.findByRole("button", { name: "Mesurer ces quatre visages" }));
  await waitFor(() => expect(attempt).toHaveBeenCalledTimes(4));
  await retype(await screen.findByRole("textbox", { name: /Point fort/u }), "75");
  const preview = await screen.findByRole("region", { name: "Aperçu\u00A0: Uniformité" });
  const other = within(preview).getByRole("button", { name: /Peau mature/u });
  expect(other.textContent).toBe("Peau matureTeint homogène→devientLégères irrégularités72");
  await goTo(/^Pores/u);
  const pores = await screen.findByRole("region", { name: "Aperçu\u00A0: Pores" });
  expect(within(pores).getByRole("button", { name: /Peau mature/u }).textContent).toBe(
    "Peau matureNon mesuré",
  );
});

test("the result of one face is not said of another that was chosen meanwhile", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(new Blob(["face"]))));
  let tell: (trial: AiSettingsTrial) => void = () => undefined;
  const attempt = vi.fn<Workspace["aiSettings"]["try"]>(() => new Promise((resolve) => (tell = resolve)));
  show(saved(), { try: attempt }, "essai");
  const start = await screen.findByRole("button", { name: "Tester ce visage" });
  await userEvent.click(start);
  await waitFor(() => expect(attempt).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole("button", { name: "Peau mature" }));
  await act(async () => tell({ ok: true, entries: [], engineVersion: "carnation-1.4.0", analysisMs: 900 }));
  expect(screen.queryByText(/Analysé en/u)).toBeNull();
  await userEvent.click(start);
  await waitFor(() => expect(attempt).toHaveBeenCalledTimes(2));
  await act(async () => tell({ ok: true, entries: [], engineVersion: "carnation-1.4.0", analysisMs: 900 }));
  expect(await screen.findByText(/Analysé en/u)).toBeDefined();
});

test("the history says what each version changed, and brings one back as a new one", async () => {
  const first = { ...starting, version: 1, updated: new Date("2026-11-20T09:00:00Z") };
  const now = saved({ version: 2, limits: { ...starting.limits, diagnosesPerDay: 50 } });
  const send = vi.fn<Workspace["aiSettings"]["save"]>(() => Promise.resolve(3));
  show(
    now,
    {
      save: send,
      watchVersions: (onNext) => {
        onNext(listOf(versionOf(now), versionOf(first, "")));
        return () => undefined;
      },
    },
    "historique",
  );
  const history = await screen.findByRole("region", { name: "Historique" });
  await userEvent.click(within(history).getByText("Version 2"));
  expect(history.textContent).toMatch(/par jour, au plus200.*50/u);
  await userEvent.click(within(history).getByText("Version 1"));
  await userEvent.click(within(history).getByRole("button", { name: "Restaurer la version 1" }));
  const dialog = await screen.findByRole("alertdialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Restaurer la version 1" }));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    version: 2,
    restored: 1,
    values: { limits: { diagnosesPerDay: 200 } },
  });
});

/** Opens the page with an older version beside the one in force, its row opened. */
async function showOlder(older: Partial<AiSettings>, own: Own) {
  const first = { ...starting, version: 1, updated: new Date("2026-11-20T09:00:00Z"), ...older };
  const now = saved({ version: 2, limits: { ...starting.limits, diagnosesPerDay: 50 } });
  show(
    now,
    {
      watchVersions: (onNext) => {
        onNext(listOf(versionOf(now), versionOf(first)));
        return () => undefined;
      },
      ...own,
    },
    "historique",
  );
  const history = await screen.findByRole("region", { name: "Historique" });
  await userEvent.click(within(history).getByText("Version 1"));
  return within(history);
}

test.each<[string, Partial<AiSettings>, RegExp]>([
  [
    "a service that is not there",
    { engine: { name: "remote", version: null } },
    /aucune photo ne serait analysée/u,
  ],
  [
    "no criterion at all",
    {
      criteria: Object.fromEntries(
        Object.entries(starting.criteria).map(([id, criterion]) => [id, { ...criterion, enabled: false }]),
      ) as unknown as AiSettings["criteria"],
    },
    /au moins un critère activé/u,
  ],
])("a version with %s cannot be restored, as the form could not save it", async (_what, older, reason) => {
  const history = await showOlder(older, {});
  expect(await history.findByText(reason)).toBeDefined();
  expect(history.queryByRole("button", { name: /Restaurer/u })).toBeNull();
});

test("a shorter retention is saved once the photos that it erases are counted and it is agreed to", async () => {
  const send = vi.fn<Workspace["aiSettings"]["save"]>(() => Promise.resolve(4));
  const previewRetention = vi
    .fn<Workspace["aiSettings"]["previewRetention"]>()
    .mockRejectedValueOnce(new CarnationError("offline"))
    .mockResolvedValue({ diagnoses: 12, professionals: 3 });
  show(saved(), { save: send, previewRetention }, "limites");
  const months = await screen.findByRole("textbox", { name: /^Conservation des photos/u });
  await retype(months, "36");
  await userEvent.click(await save());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(previewRetention).not.toHaveBeenCalled();
  await retype(months, "6");
  await userEvent.click(await save());
  expect((await screen.findAllByText(/hors connexion/u)).length).toBeGreaterThan(0);
  await userEvent.click(await save());
  const question = await screen.findByRole("alertdialog", { name: /6.mois seulement/u });
  expect(question.textContent).toMatch(/12.diagnostics de 3.professionnels seront effacées/u);
  await userEvent.click(within(question).getByRole("button", { name: "Annuler" }));
  expect(send).toHaveBeenCalledOnce();
  expect(months).toHaveProperty("value", "6");
  await userEvent.click(await save());
  await userEvent.click(await screen.findByRole("button", { name: "Raccourcir la conservation" }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(previewRetention).toHaveBeenLastCalledWith(6);
});

test("a version of a shorter retention is restored after the photos that it erases are counted", async () => {
  const send = vi.fn<Workspace["aiSettings"]["save"]>(() => Promise.resolve(3));
  const previewRetention = vi
    .fn<Workspace["aiSettings"]["previewRetention"]>()
    .mockRejectedValueOnce(new CarnationError("offline"))
    .mockResolvedValue({ diagnoses: 1, professionals: 1 });
  const photos = { ...starting.photos, retentionMonths: 12 };
  const history = await showOlder({ photos }, { save: send, previewRetention });
  await userEvent.click(await history.findByRole("button", { name: "Réessayer" }));
  await userEvent.click(await history.findByRole("button", { name: "Restaurer la version 1" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toMatch(/1.diagnostic de 1.professionnel seront effacées/u);
  await userEvent.click(within(dialog).getByRole("button", { name: "Restaurer la version 1" }));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

const decided = new Date("2026-11-23T09:00:00Z");
const withSwitch = (perceivedAge: PerceivedAgeSwitch) => saved({ perceivedAge });
type Decide = Workspace["aiSettings"]["setPerceivedAge"];

test.each([[null], [withSwitch(perceivedAgeOff)]])(
  "the perceived age is off in a new project, and on only once the note was read",
  async (settings) => {
    const decide = vi.fn<Decide>(() => Promise.resolve(4));
    show(settings, { setPerceivedAge: decide }, "age-percu");
    const activate = await screen.findByRole("button", { name: "Activer l’âge perçu" });
    for (const { message } of perceivedAgeNote) expect(document.body.textContent).toContain(message);
    expect(screen.getByText(/personne ne l’a encore activé/u)).toBeDefined();
    await userEvent.click(activate);
    expect(decide).not.toHaveBeenCalled();
    expect(screen.getByText(/Lisez la note/u)).toBeDefined();
    await userEvent.click(screen.getByRole("checkbox", { name: /J’ai lu cette note/u }));
    await userEvent.click(activate);
    expect(decide).toHaveBeenCalledExactlyOnceWith(true);
  },
);

const withoutModel: Own = {
  environment: () =>
    Promise.resolve({
      engineVersion: "carnation-1.4.0",
      hasRemote: false,
      hasRecapModel: false,
      hasAgeModel: false,
      longestSeconds: { embedded: 120, remote: 120 },
    }),
};

test("the page shows the note, says what to do and does not switch the perceived age on where its model is not installed", async () => {
  const decide = vi.fn<Decide>(() => Promise.resolve(4));
  show(saved(), { ...withoutModel, setPerceivedAge: decide }, "age-percu");
  const region = within(await screen.findByRole("region", { name: "Âge perçu" }));
  expect(await region.findByText(/n’est pas installé sur ce serveur.*CARNATION_AGE_MODEL/u)).toBeDefined();
  for (const { message } of perceivedAgeNote) expect(document.body.textContent).toContain(message);
  expect(region.queryByRole("checkbox")).toBeNull();
  const activate = region.getByRole("button", { name: "Activer l’âge perçu" });
  await userEvent.click(activate);
  expect(decide).not.toHaveBeenCalled();
});

test("a perceived age that is on while its model is gone is said to be without it, and switched off", async () => {
  const decide = vi.fn<Decide>(() => Promise.resolve(4));
  const on = withSwitch({ enabled: true, decidedBy: "karim", decided });
  show(on, { ...withoutModel, setPerceivedAge: decide }, "age-percu");
  expect(await screen.findByText(/n’est pas installé sur ce serveur/u)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Désactiver l’âge perçu" }));
  expect(decide).toHaveBeenCalledExactlyOnceWith(false);
});

test("the perceived age that is on says who switched it on and when, and is switched off in one step", async () => {
  const decide = vi.fn<Decide>(() => Promise.resolve(4));
  show(withSwitch({ enabled: true, decidedBy: "karim", decided }), { setPerceivedAge: decide }, "age-percu");
  expect(await screen.findByText(/^Activé le 23 novembre 2026.*une autre personne/u)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Désactiver l’âge perçu" }));
  expect(decide).toHaveBeenCalledExactlyOnceWith(false);
});

test("an undecided trial says why", async () => {
  show(
    withSwitch({ enabled: true, decidedBy: "sophie", decided }),
    { setPerceivedAge: () => Promise.reject(new CarnationError("offline")) },
    "age-percu",
  );
  expect(await screen.findByText(/par vous/u)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Désactiver l’âge perçu" }));
  expect(await screen.findByText("Vous êtes hors connexion.", { exact: false })).toBeDefined();
});

test("older diagnoses are counted, and judged by the version in force once that was agreed to", async () => {
  const waiting = [2, 0];
  const rejudge = vi.fn<Workspace["aiSettings"]["rejudge"]>((_version, onProgress) => {
    onProgress(0);
    return Promise.resolve();
  });
  show(
    saved(),
    { countJudgedOtherwise: () => Promise.resolve(waiting.shift() ?? 0), rejudge },
    "anciens-diagnostics",
  );
  await userEvent.click(await screen.findByRole("button", { name: "Recalculer avec la version 3" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toMatch(/autre chose que ce qui lui a été remis/u);
  await userEvent.click(within(dialog).getByRole("button", { name: /^Recalculer 2.diagnostics$/u }));
  expect(await screen.findByText(/Tous les diagnostics terminés sont jugés/u)).toBeDefined();
  expect(rejudge).toHaveBeenCalledExactlyOnceWith(3, expect.any(Function));
});
