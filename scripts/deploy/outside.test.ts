import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { googleApis } from "./googleApis.ts";
import { createOutside } from "./outside.ts";
import { namesCommand } from "./strayFunctions.ts";

const outside = createOutside({
  folder: import.meta.dirname,
  project: "institut",
  token: () => Promise.resolve("a-token"),
});

/** Serves one answer. @returns its address */
async function serve(status: number, body: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no free port.");
  return `http://127.0.0.1:${address.port}`;
}

test("a program runs in the folder with its environment, and tells what it printed and how it ended", async () => {
  const script =
    "console.log(process.cwd() + process.env.SAID + process.env.GOOGLE_CLOUD_QUOTA_PROJECT); process.exit(3)";
  const command = { program: process.execPath, args: ["-e", script], env: { SAID: " of " } };
  expect(await outside.run(command)).toEqual({ status: 3, stdout: `${import.meta.dirname} of institut\n` });
});

test("the names of the functions are read from their module", async () => {
  const root = createOutside({
    folder: join(import.meta.dirname, "../.."),
    project: "institut",
    token: () => Promise.resolve(""),
  });
  const { status, stdout } = await root.run(namesCommand("./apps/functions/src/index.ts", "institut"));
  expect(status).toBe(0);
  expect(stdout.trim().split(" ")).toEqual(
    expect.arrayContaining(["startDiagnosis", "stripewebhook", "sweepUnfinished"]),
  );
});

test("a program that does not exist ends with 127", async () => {
  expect(await outside.run({ program: "carnation-no-such-program", args: [] })).toMatchObject({
    status: 127,
  });
});

test("a request whose credentials are missing fails with their reason", async () => {
  const token = (): Promise<string> => Promise.reject(new Error("no credentials"));
  const without = createOutside({ folder: ".", project: "institut", token });
  await expect(without.call({ method: "GET", url: "http://127.0.0.1:1/" })).rejects.toThrow("no credentials");
});

test("an operation that ends in an error fails with its words", async () => {
  const url = await serve(200, JSON.stringify({ done: true, error: { message: "location is full" } }));
  const apis = googleApis({ ...outside, wait: () => Promise.resolve() }, {});
  const finished = apis.finish(url, { name: "operations/1" });
  await expect(finished).rejects.toThrow("operations/1: location is full");
});

test("an API that has only just been switched on is asked until it answers", async () => {
  const off = { error: { message: "off", details: [{ reason: "SERVICE_DISABLED" }] } };
  const answers = [
    { status: 403, body: off },
    { status: 403, body: off },
    { status: 200, body: { name: "n" } },
  ];
  const waits: number[] = [];
  const apis = googleApis(
    {
      ...outside,
      call: () => Promise.resolve(answers.shift() ?? { status: 403, body: off }),
      async wait(milliseconds) {
        waits.push(milliseconds);
      },
    },
    {},
  );
  const request = { method: "POST", url: "http://x.example/", body: {} } as const;
  expect(await apis.change(request)).toEqual({ name: "n" });
  expect(waits).toEqual([10_000, 10_000]);
  await expect(apis.change(request)).rejects.toThrow("POST http://x.example/: 403 off");
});

test("an answer that is no JSON, or not what was expected, fails with the address that gave it", async () => {
  const apis = googleApis(outside, { FIREBASE_API_URL: await serve(502, "<html>") });
  const change = apis.change({ method: "POST", url: apis.at("FIREBASE_API_URL", "v1/x"), body: {} });
  await expect(change).rejects.toThrow(/^POST http:.*\/v1\/x: 502/u);
});
