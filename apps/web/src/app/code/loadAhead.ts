import { prepareCode } from "@carnation/data";
import { paths } from "../../shared/navigation/paths.ts";
import { loadScreenCode } from "./screenCode.ts";

/** Prefetch of code. How long a browser without idle callbacks is left to what it has to do, in milliseconds. */
const PAUSE_MS = 200;

/** Resolves when the page has nothing to do: whoever types comes first. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, PAUSE_MS);
  });
}

/**
 * Loads what a sign-in leads to while the password is being typed, part after part. What does not arrive is told where it
 * is shown.
 * @param pathname of the page that is shown after the sign-in
 */
export async function loadAhead(pathname: string): Promise<void> {
  await idle();
  await loadScreenCode(pathname);
  await idle();
  prepareCode("files");
  if (pathname === paths.dashboard) prepareCode("last-analysed");
  prepareCode("workspace");
}
