import "./matrix.css";
import type { Decorator } from "@storybook/react-vite";
import type { ReactNode } from "react";
import {
  type MatrixLayout,
  matrixWidths,
  type MatrixWidth,
  standsAlone,
} from "../packages/ui/src/testing/matrix.ts";
import { isObject } from "./isObject.ts";

const themes = [
  { name: "clair", title: "Clair", dataTheme: "light" },
  { name: "sombre", title: "Sombre", dataTheme: "dark" },
] as const;
type MatrixTheme = (typeof themes)[number];

const isLayout = (value: unknown): value is MatrixLayout => isObject(value) && Array.isArray(value["widths"]);

interface CellProps {
  readonly width: MatrixWidth;
  readonly theme: MatrixTheme;
  readonly children: ReactNode;
}

/** A box as wide as a device, in one theme. The kit measures its containers, so it draws itself as it would there. */
function Cell({ width, theme, children }: CellProps): ReactNode {
  return (
    <figure className="matrix__cell" data-theme={theme.dataTheme} style={{ width }}>
      <figcaption>{`${theme.title}, ${width}\u00A0px`}</figcaption>
      {children}
    </figure>
  );
}

interface MatrixProps {
  readonly layout: MatrixLayout;
  readonly id: string;
  /** The story, for every box. */
  readonly children: ReactNode;
}

export function Matrix({ layout, id, children }: MatrixProps): ReactNode {
  return (
    <div className="matrix">
      {layout.widths.map((width) => (
        <section key={width} className="matrix__row" aria-label={matrixWidths[width]}>
          {themes.map((theme) => (
            <Cell key={theme.name} width={width} theme={theme}>
              {layout.windows === undefined ? (
                <div className="matrix__box">{children}</div>
              ) : (
                // The window holds a page of this very Storybook.
                // oxlint-disable-next-line react/iframe-missing-sandbox
                <iframe
                  loading="lazy"
                  title={`${theme.title}, ${width}\u00A0px`}
                  height={layout.windows}
                  src={`iframe.html?id=${id}&viewMode=story&cellule&globals=theme:${theme.name};motion:reduit`}
                />
              )}
            </Cell>
          ))}
        </section>
      ))}
    </div>
  );
}

/** Draws a story that `matrix` made side by side with itself. */
export const withMatrix: Decorator = function WithMatrix(Story, { id, parameters }) {
  const layout: unknown = parameters["matrix"];
  return isLayout(layout) && !standsAlone() ? (
    <Matrix layout={layout} id={id}>
      <Story />
    </Matrix>
  ) : (
    <Story />
  );
};
