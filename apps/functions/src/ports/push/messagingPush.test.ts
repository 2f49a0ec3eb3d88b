import { deleteApp, initializeApp } from "firebase-admin/app";
import { getMessaging } from "firebase-admin/messaging";
import { createServer, type Server } from "node:http";
import { Agent } from "node:https";
import { connect, type AddressInfo } from "node:net";
import { logger } from "firebase-functions";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { messagingPush } from "./messagingPush.ts";
import type { PushPort } from "./pushPort.ts";

interface Received {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly message: { readonly token: string; readonly data: object; readonly webpush: { headers: object } };
}

const FCM_ERROR = "type.googleapis.com/google.firebase.fcm.v1.FcmError";

/** Holds what the HTTP v1 API of Firebase Cloud Messaging answers, by token: status, code of the API, code of FCM, words. */
const refusals: Readonly<
  Record<string, readonly [status: number, code: string, fcm: string | null, message: string]>
> = {
  ended: [404, "NOT_FOUND", "UNREGISTERED", "Requested entity was not found."],
  another: [403, "PERMISSION_DENIED", "SENDER_ID_MISMATCH", "SenderId mismatch"],
  invented: [
    400,
    "INVALID_ARGUMENT",
    "INVALID_ARGUMENT",
    "The registration token is not a valid FCM registration token",
  ],
  heavy: [400, "INVALID_ARGUMENT", "INVALID_ARGUMENT", "Message is too big"],
  busy: [429, "RESOURCE_EXHAUSTED", "QUOTA_EXCEEDED", "Quota exceeded"],
  odd: [500, "INTERNAL", null, "Internal error"],
};

let server: Server;
let push: PushPort;
let end: () => Promise<void>;
const received: Received[] = [];

beforeAll(async () => {
  vi.spyOn(logger, "warn").mockImplementation(() => undefined);
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { message } = JSON.parse(body) as Pick<Received, "message">;
      received.push({ path: request.url, authorization: request.headers.authorization, message });
      const [status, code, fcm, words] = refusals[message.token] ?? [200, "", null, ""];
      const details = fcm === null ? [] : [{ "@type": FCM_ERROR, errorCode: fcm }];
      const error = { code: status, message: words, status: code, details };
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(status === 200 ? { name: "projects/p/messages/1" } : { error }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  // The library knows one address; the connection to it leads here.
  const here = new Agent();
  here.createConnection = () => connect(port, "127.0.0.1");
  const credential = {
    getAccessToken: () => Promise.resolve({ access_token: "of-the-project", expires_in: 3600 }),
  };
  const app = initializeApp({ projectId: "p", credential, httpAgent: here }, "messaging-push");
  const messaging = getMessaging(app);
  // HTTP/2 opens its connections itself.
  messaging.enableLegacyHttpTransport();
  push = messagingPush(messaging);
  end = () => deleteApp(app);
});

afterAll(async () => {
  vi.restoreAllMocks();
  await end();
  server.closeAllConnections();
  server.close();
});

const message = { tag: "news-hiver", title: "Hiver", body: "Adapter la routine.", path: "/user/news/hiver" };

test("each device is sent data alone, which waits three days for it and which a later one of the same replaces", async () => {
  expect(await push.tell(["one", "two"], message)).toEqual(["sent", "sent"]);
  expect(received.map(({ message: { token } }) => token).toSorted()).toEqual(["one", "two"]);
  expect(received[0]).toMatchObject({
    path: "/v1/projects/p/messages:send",
    authorization: "Bearer of-the-project",
    message: {
      data: message,
      webpush: { headers: { TTL: "259200", Urgency: "normal", Topic: "bmV3cy1oaXZlcg" } },
    },
  });
  expect(received[0]?.message).not.toHaveProperty("notification");
});

test("a token that has ended is told from a failure that passes; one does not keep the others from being told", async () => {
  const tokens = ["ended", "one", "another", "invented", "heavy", "busy", "odd"];
  const outcomes = ["gone", "sent", "gone", "gone", "failed", "failed", "failed"];
  expect(await push.tell(tokens, message)).toEqual(outcomes);
});
