import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { createOriginGuard } from "../../server/originGuard.ts";
import { HOSTING_LIMITS } from "../../server/httpLimits.ts";
import { type HttpService, startHttpService } from "../../gateway/httpService.ts";
import { createHosting, type HostingOptions } from "../hosting.ts";
import { hostingSchema } from "../hostingConfig.ts";

/** Worth compressing. */
export const LONG = "export const text = 'long enough to be worth it';\n".repeat(100);

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** A folder with a site that may be served under several configurations. */
export interface SiteHarness {
  /** Of the site's files. */
  readonly folder: string;
  /** Serves the site; the `hosting` section of `firebase.json` without `public`. */
  serve(
    config: object,
    backend?: Pick<HostingOptions, "locateFunction" | "functionTimeout" | "serviceOrigins">,
  ): Promise<Served>;
  close(): Promise<void>;
}

export interface Served {
  readonly port: number;
  /** Follows no redirect. */
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Sends what `fetch` would tidy up, the path, and leaves what it would undo, the encoding. */
  raw(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
}

const files: Readonly<Record<string, string | Buffer>> = {
  "secret.txt": "secret",
  "site/index.html": "<!doctype html>home",
  "site/about.html": "about",
  "site/404.html": "<!doctype html>nothing here",
  "site/docs/index.html": "docs",
  "site/docs/guide.html": "guide",
  "site/assets/a b.js": "1",
  "site/assets/app-1a2b.js": LONG,
  "site/assets/photo.jpg": randomBytes(5000),
  "site/assets/digits.txt": "0123456789",
  "site/assets/a.js.map": "{}",
  "site/.env": "secret",
  "site/.well-known/assetlinks.json": "[]",
};

export async function createSite(): Promise<SiteHarness> {
  const root = await mkdtemp(join(tmpdir(), "hosting-"));
  const folder = join(root, "site");
  const services: HttpService[] = [];
  for (const name of ["assets", "docs", ".well-known"]) await mkdir(join(folder, name), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, name), content);
  return {
    folder,
    async serve(config, backend = {}) {
      const handle = createHosting({
        config: v.parse(hostingSchema, { public: folder, ...config }),
        initJson: () => ({ projectId: "demo" }),
        ...backend,
      });
      const log = (): void => undefined;
      const service = await startHttpService({
        service: "hosting",
        host: "127.0.0.1",
        port: 0,
        originGuard: createOriginGuard({ hostingPort: () => 0 }),
        handle,
        log,
        limits: HOSTING_LIMITS,
      });
      services.push(service);
      const { port } = service;
      return {
        port,
        get: (path, init = {}) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", ...init }),
        raw: (path, headers = {}, method = "GET") =>
          sendRaw({ host: "127.0.0.1", port, path, headers, method }),
      };
    },
    async close() {
      for (const service of services) await service.close();
      await rm(root, { recursive: true });
    },
  };
}

function sendRaw(options: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    });
    request.on("error", reject).end();
  });
}
