import { readFileSync, writeFileSync } from "node:fs";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { Page } from "./Page";

const EMPTY = '<div id="root"></div>';
const file = "dist/index.html";

// Node itself loads the kit here, as a server of the partner's does.
const page = renderToString(
  <StrictMode>
    <Page />
  </StrictMode>,
);
const html = readFileSync(file, "utf8");
if (!html.includes(EMPTY)) throw new Error(`${file} has no empty #root.`);
writeFileSync(
  file,
  html.replace(EMPTY, () => `<div id="root">${page}</div>`),
);
