import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");
const api = readFileSync(join(source, "../../../packages/ui/API.md"), "utf8");
const read = (file: string): string => readFileSync(join(source, file), "utf8");

/** The sheets that the kit's API lists under a subpath. */
function sheetsOf(component: string): string[] {
  const section = api.split("\n## ").find((text) => text.startsWith(`./${component}\n`)) ?? "";
  const line = /^Sheets: .*$/mu.exec(section)?.[0] ?? "";
  return [...line.matchAll(/`([a-z-]+)\.css`/gu)].flatMap(([, name]) => name ?? []);
}

/** The sheets of every component that some modules import. */
function sheetsFor(modules: readonly string[]): string[] {
  const components = modules.flatMap((file) =>
    [...read(file).matchAll(/"@carnation\/ui\/([a-z-]+)"/gu)].flatMap(([, name]) => name ?? []),
  );
  return [...new Set(["tokens", "base", "page", ...components.flatMap(sheetsOf)])].toSorted();
}

function loadedBy(sheet: string): string[] {
  return [...read(sheet).matchAll(/@import "@carnation\/ui\/([a-z-]+)\.css"/gu)].flatMap(
    ([, name]) => name ?? [],
  );
}

/** Place where the way from the entry leads to what loads sheets of its own. */
const INSIDE =
  /(?:Application|PlannedScreen|PhoneScreen|FirstLoginScreen|LegalDialog)\.tsx$|(?:routes\/(?:userRoutes|adminRoutes)|layouts\/layouts)\.ts$/u;

/** Gives what is loaded from a module on, as far as what has sheets of its own. */
function modulesFrom(entry: string): string[] {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file) || file.startsWith("styles/")) return;
    reached.add(file);
    for (const [, fixed, onDemand] of read(file).matchAll(
      /^(?:import|export)\s(?!type\s)(?:[^;"]*?from\s)?"(\.[^"]+)"|import\("(\.[^"]+)"\)/gmu,
    )) {
      const next = join(dirname(file), fixed ?? onDemand ?? "");
      if (!INSIDE.test(next)) visit(next);
    }
  };
  visit(entry);
  return [...reached];
}

/** Holds what is loaded before sign-in, with the screens of the sign-in group. */
const atTheDoor = modulesFrom("main.ts");

test("the pages before sign-in load the sheets of what they show, and no others", () => {
  expect(atTheDoor).toContain("features/public/sign-in/SignInForm.tsx");
  expect(loadedBy("styles/door.css").toSorted()).toEqual(sheetsFor(atTheDoor));
});

test("the phone's page adds the sheets of the components that it shows, and no others", () => {
  const page = modulesFrom("features/pro/capture/phone/PhoneScreen.tsx");
  expect(page).toContain("features/pro/capture/phone/PhonePicker.tsx");
  const loaded = new Set([...loadedBy("styles/door.css"), ...loadedBy("styles/phone.css")]);
  expect([...loaded].toSorted()).toEqual(sheetsFor([...atTheDoor, ...page]));
});

test("joining adds the sheets of the components that it shows, and no others", () => {
  const page = modulesFrom("features/public/sign-in/FirstLoginScreen.tsx");
  expect(page).toContain("features/public/sign-in/ActivationForm.tsx");
  const dialog = modulesFrom("shared/legal/LegalDialog.tsx");
  const loaded = new Set([...loadedBy("styles/door.css"), ...loadedBy("styles/joining.css")]);
  expect([...loaded].toSorted()).toEqual(sheetsFor([...atTheDoor, ...page, ...dialog]));
});

const modules = globSync("**/*.{ts,tsx}", { cwd: source, exclude: ["**/*.test.*"] });

test("the application adds the sheets of the components that it shows, and no others", () => {
  const shown = modules.filter((file) => !file.startsWith(join("app", "palette")));
  const sheets = ["door", "kit", "figures", "comparison", "settings"].map((name) => `styles/${name}.css`);
  expect(sheets.flatMap(loadedBy).toSorted()).toEqual(sheetsFor(shown));
});

test("the palette adds the sheets of the components that nothing else shows, and no others", () => {
  const names = ["door", "kit", "figures", "comparison", "settings", "palette"];
  const sheets = names.map((name) => `styles/${name}.css`);
  expect(sheets.flatMap(loadedBy).toSorted()).toEqual(sheetsFor(modules));
});
