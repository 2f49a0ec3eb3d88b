import { readdirSync, readFileSync } from "node:fs";
import { kitEntries } from "./kitEntries.ts";

const app = new URL("../apps/web/src/", import.meta.url);
const ofKit = /^import \{(?<names>[^}]*)\} from "@carnation\/ui\/[^"]+";/gmu;

/** Parts of the web app, by their folders; what is in no feature is « shared ». */
export const appAreas = ["public", "pro", "admin", "shared"] as const;
export type AppArea = (typeof appAreas)[number];

/** Describes how many modules of the app import one component or hook of the kit, and which screens these are. */
export interface KitUse {
  readonly name: string;
  readonly total: number;
  readonly files: Readonly<Record<AppArea, number>>;
  /** Names of the folders: `pro/results`, `shared/forms`. */
  readonly places: readonly string[];
}

/** Gives the area and the folder of a module: `features/pro/results/Page.tsx` is of « pro » and « pro/results ». */
function placeOf(path: string): { readonly area: AppArea; readonly place: string } {
  const [first = "", second = "", third = ""] = path.split("/");
  const area = first === "features" ? appAreas.find((each) => each === second) : undefined;
  if (area !== undefined) return { area, place: third.includes(".") ? area : `${area}/${third}` };
  return { area: "shared", place: second.includes(".") || second === "" ? first : `${first}/${second}` };
}

/**
 * Counts in the imports of `apps/web` which components and hooks of the kit the app uses where, the most used first.
 * Types and tests do not count; what the app does not use has a total of 0.
 */
export function kitUsage(): readonly KitUse[] {
  const uses = new Map<string, { area: AppArea; place: string }[]>(
    Object.keys(kitEntries())
      .filter((name) => /^(?:[A-Z]|use[A-Z])/u.test(name))
      .map((name) => [name, []]),
  );
  const modules = readdirSync(app, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/u.test(path) && !/\.test\.tsx?$|(?:^|\/)testing\//u.test(path));
  for (const path of modules) {
    const names = [...readFileSync(new URL(path, app), "utf8").matchAll(ofKit)].flatMap(({ groups }) =>
      (groups?.["names"] ?? "").split(",").map((name) => name.trim().replace(/ as .*$/u, "")),
    );
    for (const name of new Set(names)) uses.get(name)?.push(placeOf(path));
  }
  return [...uses]
    .map(([name, found]): KitUse => {
      const count = (area: AppArea): number => found.filter((each) => each.area === area).length;
      return {
        name,
        total: found.length,
        files: { public: count("public"), pro: count("pro"), admin: count("admin"), shared: count("shared") },
        places: [...new Set(found.map(({ place }) => place))].toSorted(),
      };
    })
    .toSorted((one, other) => other.total - one.total || one.name.localeCompare(other.name));
}
