import { readFileSync, writeFileSync } from "node:fs";
import { type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { PolicyPage } from "./hosted/PolicyPage";
import { Page } from "./Page";

const EMPTY = '<div id="root"></div>';

/** Node itself loads the kit here, as a server of the partner's does. */
function prerender(file: string, page: ReactNode): void {
  const html = readFileSync(file, "utf8");
  if (!html.includes(EMPTY)) throw new Error(`${file} has no empty #root.`);
  writeFileSync(
    file,
    html.replace(EMPTY, () => `<div id="root">${renderToString(page)}</div>`),
  );
}

prerender(
  "dist/index.html",
  <StrictMode>
    <Page />
  </StrictMode>,
);
prerender("dist/hosted/policy.html", <PolicyPage />);
