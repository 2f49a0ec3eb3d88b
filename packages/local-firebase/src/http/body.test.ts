import { createServer, type IncomingMessage } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { once } from "node:events";
import { afterAll, expect, test } from "vitest";
import { type BodyBudget, readBody } from "./body.ts";

const budget: BodyBudget = { limit: 1000, small: 350, held: 0 };
const answers: Promise<string>[] = [];
const server = createServer((request: IncomingMessage, response) => {
  const answer = readBody(request, 900, budget).then(
    (body) => `read ${body.length}`,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  answers.push(answer);
  void answer.then((text) => response.end(text));
}).listen(0, "127.0.0.1");

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("bodies that arrive together have a limit together, and give it back however they end", async () => {
  if (!server.listening) await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const send = (length: number): Promise<string> =>
    fetch(`http://127.0.0.1:${port}`, { method: "POST", body: "x".repeat(length) }).then((one) => one.text());
  const unfinished = connect(port, "127.0.0.1");
  unfinished.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 800\r\n\r\n${"x".repeat(700)}`);
  await expect.poll(() => budget.held).toBe(700);
  expect(await send(350)).toBe("read 350");
  expect(await send(400)).toBe("Too many large requests at once. Try again later.");
  unfinished.destroy();
  expect(await answers[0]).toBe("aborted");
  expect(await send(400)).toBe("read 400");
  expect(await send(901)).toBe("The request is larger than 900 bytes.");
  expect(budget.held).toBe(0);
});
