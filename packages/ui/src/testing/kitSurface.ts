import { existsSync } from "node:fs";
import { kitFolders } from "./kitFolders.ts";

/**
 * The order of the sheets in the whole one. Gzip finds again only what stood in the last 32 kB, so that a good order
 * is worth 1 kB against the alphabet; this one was found by moving sheets about and weighing the result. A component
 * and a part that it is made of stay in the order of the alphabet: their rules may meet on one element. A sheet that
 * it does not name comes last.
 */
const order = [
  "alert app-shell button tabs stepper checkbox-field price band-mark data-table bar-chart",
  "criteria-panel consent-form calendar brand public-shell chart-frame color-field avatar",
  "change-chart face-map comparison-chart score-delta skeleton criterion-gauge mark-review confirm-dialog page-header",
  "trend-chart combobox-field checkbox-group link field dialog command-palette keyboard-map keys error-summary breadcrumbs drawer icon-button",
  "mask-viewer error-state form stat-tile empty-state description-list band-scale badge resource-list",
  "card menu photo-uploader product-card plan-card pagination progress multi-select-field select",
  "search-field picture-field rich-text-field resource-form photo-compare capture-frame tooltip",
  "routine-board file-field popover photo-parts spinner toast timeline switch-field number-field",
  "text-area-field filter-bar quote-table weight-field signature-pad visually-hidden zoom-pan",
  "radio-field segmented-control skip-link period-chart ranked-list",
].flatMap((line) => line.split(" "));
const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);

const module = (name: string): object => ({
  "@carnation/source": `./src/${name}.ts`,
  types: `./dist/${name}.d.ts`,
  default: `./dist/${name}.js`,
});
const sheet = (from: string, to: string): object => ({
  "@carnation/source": `./src/${from}`,
  default: `./dist/${to}`,
});

/** Describes what follows from the folders of the kit. */
export interface KitSurface {
  /** The folder of each component, by its name. */
  readonly folders: ReadonlyMap<string, string>;
  /** The style sheet of each component that has one, by the component's name. */
  readonly sheets: ReadonlyMap<string, string>;
  /** The `exports` of its package.json: a subpath for each component, and one for its sheet. */
  readonly exports: Readonly<Record<string, unknown>>;
  /** The text of `styles.css`. */
  readonly styles: string;
}

/**
 * Reads the folders of the kit, so that adding a component is adding a folder.
 * @param source the folder of all groups
 */
export function kitSurface(source: URL): KitSurface {
  const folders = kitFolders(source);
  const sheets = new Map(
    [...folders]
      .map(([name, folder]) => [name, `${folder}/${name}.css`] as const)
      .filter(([, path]) => existsSync(new URL(path, source))),
  );
  const shared = [
    "styles.css",
    "tokens.css",
    "base.css",
    "page.css",
    "fonts.css",
    "theme.css",
    "tokens.json",
  ];
  const subpaths = [...folders].filter(([name]) => name !== "messages");
  const messages = folders.get("messages") ?? "";
  return {
    folders,
    sheets,
    exports: Object.fromEntries([
      ...subpaths.flatMap(([name, folder]) => {
        const css = sheets.get(name);
        return [
          [`./${name}`, module(`${folder}/index`)],
          ...(css === undefined ? [] : [[`./${name}.css`, sheet(css, css)]]),
        ];
      }),
      ...["index", "fr", "en"].map((name) => [
        name === "index" ? "./messages" : `./messages/${name}`,
        module(`${messages}/${name}`),
      ]),
      ...shared.map((name) => [`./${name}`, sheet(`styles/${name}`, name)]),
      ["./package.json", "./package.json"],
    ]) as Record<string, unknown>,
    styles: [
      "@layer carnation.tokens, carnation.base, carnation.components;",
      "",
      '@import "./tokens.css";',
      '@import "./base.css";',
      ...[...sheets]
        .toSorted(([one], [other]) => place(one) - place(other))
        .map(([, path]) => `@import "../${path}";`),
      "",
    ].join("\n"),
  };
}
