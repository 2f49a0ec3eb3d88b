import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** An event as it arrived. */
export interface ReceivedEvent {
  readonly body: string;
  readonly signature: string;
}

/**
 * A webhook of its own for one test: notes what arrives and answers with what `status` says of it.
 * @param status 0 cuts the connection without an answer
 */
export async function openWebhookReceiver(
  status: (received: ReceivedEvent, place: number) => number = () => 200,
) {
  const received: ReceivedEvent[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      const entry = { body, signature: String(request.headers["stripe-signature"]) };
      received.push(entry);
      const answer = status(entry, received.length - 1);
      if (answer === 0) request.socket.destroy();
      else response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    types: () => received.map(({ body }) => String((JSON.parse(body) as { type: unknown }).type)),
  };
}
