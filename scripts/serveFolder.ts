import { createServer } from "node:http";
import { once } from "node:events";
import sirv from "sirv";

/**
 * Serves the files of a folder on a free port of this machine, for tests.
 * @returns its address, without a slash at the end, and what stops it
 */
export async function serveFolder(
  folder: string,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server = createServer(sirv(folder, { dev: true }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no free port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
