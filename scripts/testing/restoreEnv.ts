import { afterAll } from "vitest";

/**
 * Files share their process: what one of them, or an SDK that it uses, leaves in the environment would send the next
 * one's calls to a server that is gone.
 */
const before = { ...process.env };
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
