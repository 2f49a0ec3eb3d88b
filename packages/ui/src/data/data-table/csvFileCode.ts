import { lazyCode } from "../../foundations/internal/lazyCode.ts";

/** Writes rows as CSV: loaded when the menu that offers it opens. */
export const csvFileCode = lazyCode(() => import("./csvFile.ts"), "csvFile");
