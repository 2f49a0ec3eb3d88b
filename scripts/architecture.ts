import { readFileSync, writeFileSync } from "node:fs";
import { ARCHITECTURE_PAGE, withDrawing } from "./architectureDrawing.ts";

/** `npm run architecture` draws in docs/architecture.md which workspace imports which. A test fails when it is not today's. */
writeFileSync(ARCHITECTURE_PAGE, withDrawing(readFileSync(ARCHITECTURE_PAGE, "utf8")));
