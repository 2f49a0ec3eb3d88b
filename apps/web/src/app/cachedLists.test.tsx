import type { Workspace } from "@carnation/data";
import { parseCustomer } from "@carnation/product/customer";
import { parseRecommendation } from "@carnation/product/recommendation";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { memoryWorkspace } from "../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../testing/openApp.tsx";
import { type Known, listOf } from "../testing/readyState.ts";

afterEach(() => {
  document.title = "";
});

type Told = (known: object) => void;
type Watch = (...given: readonly unknown[]) => unknown;

/** The workspace, of which every watch tells what this device kept. */
function keptOnThisDevice(workspace: Workspace): Workspace {
  const tellKept =
    (watch: Watch): Watch =>
    (...given) => {
      const at = given.findIndex((one) => typeof one === "function");
      const onNext = given[at] as Told;
      const tell: Told = (known) => onNext("fromCache" in known ? { ...known, fromCache: true } : known);
      return watch(...given.with(at, tell));
    };
  const parts = Object.entries(workspace).map(([name, part]) => {
    const commands = Object.entries(part as Record<string, Watch>);
    return [
      name,
      Object.fromEntries(
        commands.map(([key, command]) => [key, key.startsWith("watch") ? tellKept(command) : command]),
      ),
    ];
  });
  return Object.fromEntries(parts) as unknown as Workspace;
}

const note = "Gardé sur cet appareil : la liste a pu changer depuis.";

/** Shows a page, all of whose lists come from this device, and waits for the note about them. */
async function openKept(path: string, known: Partial<Known> = {}): Promise<void> {
  const role = path.startsWith("/admin/") ? "admin" : "customer";
  openApp(path, keptOnThisDevice(memoryWorkspace(known)), signedIn("u1", role));
  expect(await screen.findAllByText(note)).toHaveLength(1);
}

test.each([
  "/user/diagnosis",
  "/user/customers",
  "/user/account",
  "/user/subscription",
  "/user/payments",
  "/user/recommendations",
  "/user/news",
  "/admin/dashboard",
  "/admin/statistics",
  "/admin/employees",
  "/admin/customers",
  "/admin/recommendations",
  "/admin/subcategories",
  "/admin/contraindications",
  "/admin/news",
  "/admin/subscriptions",
  "/admin/discounts",
  "/admin/ai/settings?section=historique",
])("%s says once that its lists come from this device, and of none that it is empty", async (path) => {
  await openKept(path);
  const main = within(screen.getByRole("main"));
  expect(
    main.getAllByText(
      /^(?:Rien n’en est gardé sur cet appareil|Pas trouvé parmi ce que cet appareil a gardé)\.$/u,
    ).length,
  ).toBeGreaterThan(0);
  expect(
    main.queryAllByText(
      /^(?:Aucune? (?:client|formule|actualité|facture|abonné|professionnel|version)|Créez)/u,
    ),
  ).toEqual([]);
  expect(screen.getAllByText(note)).toHaveLength(1);
});

const anais = parseCustomer("c1", { firstname: "Anaïs", lastname: "Morel", email: "anais@exemple.fr" });

test("a list from this device has neither total nor export, nor is what it lacks said not to exist", async () => {
  await openKept("/user/customers", { customers: listOf(anais) });
  expect(screen.getAllByText(/Morel/u).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^1.client$/u)).toBeNull();
  expect(screen.queryByRole("button", { name: "Exporter" })).toBeNull();
  await userEvent.type(screen.getByRole("searchbox"), "Durand");
  expect(await screen.findByText("Pas trouvé parmi ce que cet appareil a gardé.")).toBeDefined();
  expect(screen.queryByText(/^Aucun/u)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Effacer les filtres" }));
  expect((await screen.findAllByText(/Morel/u)).length).toBeGreaterThan(0);
});

test("the same list has its total and its export once the server has confirmed it", async () => {
  openApp("/user/customers", memoryWorkspace({ customers: listOf(anais) }));
  expect(await screen.findByText(/^1.client$/u)).toBeDefined();
  expect(screen.queryByText(note)).toBeNull();
});

test("the catalogue from this device counts neither its parts nor what is hidden", async () => {
  const serum = parseRecommendation("serum", {
    name: "Sérum",
    owner: "world",
    active: true,
    category: "cosmetics",
  });
  await openKept("/user/recommendations", { recommendations: listOf(serum) });
  expect(screen.getByRole("radio", { name: "Cosmétiques" })).toBeDefined();
  expect(screen.queryByText(/^\d+.recommandations?$/u)).toBeNull();
});
