import { createServer, type Server } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { IncompleteDeploymentError } from "./incompleteDeployment.ts";
import { loadRuntimeConfig } from "./runtimeConfig.ts";

const production = {
  projectId: "carnation",
  apiKey: "key",
  appId: "app",
  authDomain: "carnation.example",
  storageBucket: "carnation.firebasestorage.app",
  messagingSenderId: "1",
};
let server: Server | undefined;

async function serve(status: number, body: string): Promise<string> {
  const started = createServer((_request, response) => response.writeHead(status).end(body));
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const address = started.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `http://127.0.0.1:${address.port}/__/firebase/init.json`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe("loadRuntimeConfig", () => {
  it("loadRuntimeConfig reads the configuration of production, which names no local service", async () => {
    const url = await serve(200, JSON.stringify({ ...production, measurementId: "G-1" }));
    expect(await loadRuntimeConfig(url)).toEqual({ ...production, emulators: {} });
  });

  it("loadRuntimeConfig reads the addresses of local services", async () => {
    const emulators = { auth: { host: "127.0.0.1", port: 9099 } };
    const url = await serve(200, JSON.stringify({ ...production, emulators }));
    expect((await loadRuntimeConfig(url)).emulators).toEqual(emulators);
  });

  it.each([
    ["a file that is not there", 404, "Not found", { kind: "no-file" }],
    ["a page instead of a configuration", 200, "<!doctype html>", { kind: "not-json" }],
    ["a text instead of a configuration", 200, '"carnation"', { kind: "not-json" }],
    [
      "a configuration without anything",
      200,
      "{}",
      {
        kind: "missing-fields",
        fields: ["projectId", "apiKey", "appId", "authDomain", "storageBucket", "messagingSenderId"],
      },
    ],
  ])("loadRuntimeConfig says of %s what the deployment lacks", async (_, status, body, fault) => {
    const failure: unknown = await loadRuntimeConfig(await serve(status, body)).catch((error) => error);
    expect(failure).toBeInstanceOf(IncompleteDeploymentError);
    expect(failure).toMatchObject({ code: "internal", fault });
  });

  it.each(["appId", "apiKey", "projectId", "storageBucket"])(
    "loadRuntimeConfig names %s where it is absent or empty",
    async (field) => {
      const missing = { fault: { kind: "missing-fields", fields: [field] } };
      const { [field]: _, ...rest } = production as Record<string, string>;
      for (const config of [rest, { ...production, [field]: " " }, { ...production, [field]: null }]) {
        server?.close();
        await expect(loadRuntimeConfig(await serve(200, JSON.stringify(config)))).rejects.toMatchObject(
          missing,
        );
      }
    },
  );

  it("loadRuntimeConfig says that a failing server is unavailable", async () => {
    const failing = loadRuntimeConfig(await serve(500, ""));
    await expect(failing).rejects.toMatchObject({ code: "unavailable" });
  });

  it("loadRuntimeConfig says that a server without an answer is unavailable", async () => {
    const url = await serve(200, "{}");
    await new Promise((resolve) => server?.close(resolve));
    await expect(loadRuntimeConfig(url)).rejects.toMatchObject({ code: "unavailable" });
  });

  it("loadRuntimeConfig says that this device is off line when the browser knows it", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(loadRuntimeConfig("/x")).rejects.toMatchObject({ code: "offline" });
    vi.unstubAllGlobals();
  });
});
