import { deleteApp, initializeApp } from "firebase-admin/app";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { backendOf } from "../backend/backend.ts";

/** Of the three letters, in Base64: the client compares it with what it has sent. */
const CRC32C_OF_PNG = "96zlOA==";

const hosts = ["STORAGE_EMULATOR_HOST", "FIREBASE_STORAGE_EMULATOR_HOST"] as const;
const before = hosts.map((name) => process.env[name]);

afterEach(() => {
  for (const [index, name] of hosts.entries()) {
    if (before[index] === undefined) delete process.env[name];
    else process.env[name] = before[index];
  }
});

test("a file that is replaced while Storage is unavailable for a moment is sent again", async () => {
  let uploads = 0;
  const server = createServer((request, response) => {
    request.resume().once("end", () => {
      uploads += 1;
      response.writeHead(uploads === 1 ? 503 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify({ name: "signature.png", crc32c: CRC32C_OF_PNG }));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  process.env["STORAGE_EMULATOR_HOST"] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  delete process.env["FIREBASE_STORAGE_EMULATOR_HOST"];
  const app = initializeApp({ projectId: "demo-retried" }, "retried");
  await backendOf(app, "bucket").files.replace("quotes/signature.png", Buffer.from("png"), "image/png");
  expect(uploads).toBe(2);
  // Others share this process, and take the first app that there is.
  await deleteApp(app);
  server.closeAllConnections();
  server.close();
});
