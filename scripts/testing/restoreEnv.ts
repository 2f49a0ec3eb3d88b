import { join } from "node:path";
import { afterAll } from "vitest";

/** Backends of tests serve professionals, as the demo does; a test of what is refused names another file. */
process.env["CARNATION_LEGAL"] ??= join(import.meta.dirname, "../demo/legal.json");

/**
 * Files share their process: what one of them, or an SDK that it uses, leaves in the environment would send the next
 * one's calls to a server that is gone.
 */
const before = { ...process.env };
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
