import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { extname, join, normalize } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".jpg": "image/jpeg",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * Serves the files of a folder on a free port of this machine, for tests.
 * @returns its address, without a slash at the end, and what stops it
 */
export async function serveFolder(
  folder: string,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    const wanted = join(folder, normalize(path));
    const file = path.endsWith("/") ? join(wanted, "index.html") : wanted;
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
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
