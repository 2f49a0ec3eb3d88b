import { afterEach, beforeEach, expect, test } from "vitest";
import { createDeadline } from "./deadline.ts";
import { createRemoteSession } from "./remoteSession.ts";
import { DATASET, PASSWORD, type RemoteServer, startRemoteServer, USERNAME } from "./testing/remoteServer.ts";

const MINUTE = 60_000;
let remote: RemoteServer;

beforeEach(async () => {
  remote = await startRemoteServer();
});
afterEach(() => remote.stop());

test("a login is worth fifty minutes of its hour", async () => {
  let now = 0;
  const credentials = { kind: "login", username: USERNAME, password: PASSWORD } as const;
  const settings = { baseUrl: remote.url, companyId: null, datasetId: DATASET, credentials };
  const options = { requestMs: 10_000, attempts: 1, firstPauseMs: 1 };
  const session = createRemoteSession(settings, options, () => now);
  const tokenAt = async (minutes: number) => {
    now = minutes * MINUTE;
    return (await session.access(createDeadline(10_000))).token;
  };
  expect(await tokenAt(0)).toBe("t0ken-1");
  remote.token = "t0ken-2";
  expect(await tokenAt(49)).toBe("t0ken-1");
  expect(await tokenAt(51)).toBe("t0ken-2");
  expect(remote.seen.map(({ body }) => JSON.parse(body.toString()) as unknown)).toEqual([
    { username: USERNAME, password: PASSWORD },
    { username: USERNAME, password: PASSWORD },
  ]);
});
