/** Widths at which the product is drawn, in CSS pixels. */
export const matrixWidths = { 390: "Téléphone", 820: "Tablette", 1440: "Bureau" } as const;
export type MatrixWidth = keyof typeof matrixWidths;

export interface MatrixLayout {
  /** Widths of the cells, each in light and in dark. @default phone and tablet */
  readonly widths: readonly MatrixWidth[];
  /**
   * Height in CSS pixels of a window of its own for each cell: for what lies over the page or fills it. Without one
   * the cells are boxes of the page.
   */
  readonly windows?: number | undefined;
}

/** Parts of a story that are read, whatever its component takes. */
interface Base {
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly play?: ((context: never) => unknown) | undefined;
}

/**
 * Tells whether the story stands alone: in a window of the matrix, and in the tests, which change the page round it instead
 * (`.storybook/checks/`).
 */
export const standsAlone = (): boolean =>
  "__vitest_browser__" in globalThis || new URLSearchParams(location.search).has("cellule");

/**
 * The one story of a component that shows it in both themes and at several widths, side by side: « Matrice ». In the
 * run it is drawn once and looked at in both themes, on a phone, with text at twice its size and in forced colours.
 * What its `play` function opens is shown in windows of their own.
 */
export function matrix<S>(story: S & Base, layout: Partial<MatrixLayout> = {}): S {
  const { play } = story;
  const shown: MatrixLayout = {
    widths: [390, 820],
    ...(play === undefined ? {} : { windows: 480 }),
    ...layout,
  };
  return {
    ...story,
    name: "Matrice",
    parameters: {
      ...story.parameters,
      matrix: shown,
      // The copies share their ids and landmarks; the run looks at one.
      ...(standsAlone() ? {} : { a11y: { test: "off" }, layout: "fullscreen" }),
    },
    ...(play === undefined
      ? {}
      : { play: async (context: never) => (standsAlone() ? await play(context) : undefined) }),
  };
}
