import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { startFunctionsHost } from "./functionsHost.ts";

const module = fileURLToPath(new URL("./testing/stuckFixture.ts", import.meta.url));

test("a function that never gives its thread back is ended, and the others answer again", async () => {
  const log: string[] = [];
  const host = await startFunctionsHost({
    settings: { projectId: "demo", host: "127.0.0.1", port: 0, allowedOrigins: [], hostingPort: 0, module },
    env: { ...process.env, GCLOUD_PROJECT: "demo", FIREBASE_CONFIG: '{"projectId":"demo"}' },
    resolveIdentity: async () => ({ kind: "anonymous" }),
    log: (line) => log.push(line),
    grace: 0,
  });
  try {
    const call = (name: string): Promise<number> =>
      fetch(`http://127.0.0.1:${host.port}/demo/us-central1/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: '{"data":null}',
      }).then(
        ({ status }) => status,
        () => 0,
      );
    expect(await call("ok")).toBe(200);
    await host.loaded;
    expect(host.state()).toBe("ready");
    expect(await call("endless")).toBe(0);
    await expect.poll(host.state).toBe("loading");
    expect(log).toContain("a function has kept the functions' thread busy for 1 s: it is ended");
    await expect.poll(() => call("ok"), { timeout: 10_000 }).toBe(200);
    await expect.poll(host.state).toBe("ready");
  } finally {
    await host.close();
  }
});
