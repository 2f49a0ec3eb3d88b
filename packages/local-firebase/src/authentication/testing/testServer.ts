import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { handleCors } from "../../http/cors.ts";

export interface TestServer {
  readonly host: string;
  readonly port: number;
  readonly origin: string;
  close(): Promise<void>;
}

/** A server on a free loopback port in front of one service, with CORS as the real edge answers it. */
export async function startTestServer(
  handle: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>,
): Promise<TestServer> {
  const server = createServer((request, response) => {
    if (handleCors(request, response)) return;
    handle(request, response, new URL(request.url ?? "/", "http://127.0.0.1")).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    port,
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
