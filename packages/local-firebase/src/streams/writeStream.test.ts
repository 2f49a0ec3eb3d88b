import { expect, test } from "vitest";
import { RpcError } from "../rpc/status.ts";
import { database, openStreams, root } from "./testing/openStreams.ts";

function update(path: string, fields: object, rest: object = {}) {
  return { update: { name: `${root}/${path}`, fields }, ...rest };
}

test("a write stream opens with a token and no results, then answers each batch in order", async () => {
  const { write, store } = openStreams();
  const stream = write();
  stream.receive({ database });
  const [opened] = await stream.take(1);
  expect(opened).toEqual({ streamId: expect.any(String), streamToken: expect.any(String) });
  stream.receive({ streamToken: opened!.streamToken, writes: [update("c/a", { n: { integerValue: "1" } })] });
  stream.receive({
    streamToken: opened!.streamToken,
    writes: [
      { delete: `${root}/c/a` },
      {
        ...update("c/b", {}),
        updateTransforms: [
          { fieldPath: "at", setToServerValue: "REQUEST_TIME" },
          { fieldPath: "n", increment: { integerValue: "2" } },
        ],
      },
    ],
  });
  stream.receive({ streamToken: opened!.streamToken, writes: [] });
  const [first, second, third] = await stream.take(3);
  expect(first!.writeResults).toEqual([{ updateTime: first!.commitTime }]);
  expect(second!.writeResults).toEqual([
    expect.not.objectContaining({ updateTime: expect.anything() }),
    {
      updateTime: second!.commitTime,
      transformResults: [{ timestampValue: second!.commitTime }, { integerValue: "2" }],
    },
  ]);
  expect(third!.streamToken).toBeTruthy();
  expect(first!.commitTime < second!.commitTime).toBe(true);
  expect(new Set([first, second, third].map((answer) => answer!.streamToken)).size).toBe(3);
  expect([store.get(`${root}/c/a`), store.get(`${root}/c/b`) !== null]).toEqual([null, true]);
});

test("a write stream ends with the first batch that fails: what was sent behind it is not applied", async () => {
  const { write, store } = openStreams();
  const stream = write();
  stream.receive({ database });
  stream.receive({ writes: [update("c/a", {}, { currentDocument: { exists: true } })] });
  stream.receive({ writes: [update("c/b", {})] });
  const [, failure] = await stream.take(2);
  expect(failure!.error).toMatchObject({ code: 404, status: "NOT_FOUND" });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(stream.sent).toEqual([]);
  expect(store.get(`${root}/c/b`)).toBeNull();
});

test("a batch that the transport has refused is told when its turn comes", async () => {
  const { write, store } = openStreams();
  const stream = write();
  stream.receive({ database });
  stream.receive({ writes: [update("c/a", {})] });
  stream.receive(new RpcError("INVALID_ARGUMENT", "too large"));
  const [, answer, failure] = await stream.take(3);
  expect(answer!.writeResults).toHaveLength(1);
  expect(failure!.error).toMatchObject({ code: 400, status: "INVALID_ARGUMENT" });
  expect(store.get(`${root}/c/a`)).not.toBeNull();
});

test.each([
  ["a first message without a database", [{}], "INVALID_ARGUMENT"],
  [
    "a document of another database",
    [{ database }, { writes: [{ delete: "projects/q/databases/d/documents/c/a" }] }],
    "INVALID_ARGUMENT",
  ],
  [
    "a malformed write",
    [{ database }, { writes: [{ update: { name: `${root}/c`, fields: {} } }] }],
    "INVALID_ARGUMENT",
  ],
  ["a message that is none", [{ database }, "writes"], "INVALID_ARGUMENT"],
  ["a database under another name", [{ database: `x/${database}` }], "INVALID_ARGUMENT"],
  ["a database and more", [{ database: `${database}/documents` }], "INVALID_ARGUMENT"],
])("a write stream refuses %s as the client's fault", async (_name, messages, status) => {
  const stream = openStreams().write();
  for (const message of messages) stream.receive(message);
  const sent = await stream.take(messages.length);
  expect(sent.at(-1)!.error.status).toBe(status);
});

test("a batch that the rules deny is refused for good", async () => {
  const access = {
    check() {
      throw new RpcError("PERMISSION_DENIED", "Missing or insufficient permissions.");
    },
  };
  const stream = openStreams({ access }).write(Promise.resolve({ kind: "anonymous" }));
  stream.receive({ database });
  stream.receive({ writes: [update("c/a", {})] });
  expect((await stream.take(2))[1]!.error).toMatchObject({ code: 403, status: "PERMISSION_DENIED" });
});

test("a fault of the server is logged and never told as INTERNAL, which the client would retry for ever", async () => {
  const access = {
    check() {
      throw new TypeError("a bug");
    },
  };
  const { write, log } = openStreams({ access });
  const stream = write(Promise.resolve({ kind: "anonymous" }));
  stream.receive({ database });
  stream.receive({ writes: [update("c/a", {})] });
  expect((await stream.take(2))[1]!.error.status).toBe("UNIMPLEMENTED");
  expect(log.join()).toContain("a bug");
});
