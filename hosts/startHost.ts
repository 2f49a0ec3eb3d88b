import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@carnation/testing/freePort";

export interface Host {
  readonly name: string;
  /** Arguments of the host's own server, up to the port, which stands in `PORT` too. */
  readonly serve: readonly [command: string, ...args: string[]];
}

export interface RunningHost {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const START_LIMIT_MS = 30_000;
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_OPTIONS: "" };

async function run(cwd: string, command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { cwd, env, shell: process.platform === "win32" });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child, "close");
  if (child.exitCode !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${output.slice(-6000)}`);
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end && server.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer.`);
}

/** Describes what a host installs from this checkout: paths of tarballs, or versions on the registry. */
export interface Packed {
  readonly ui: string;
  readonly domain: string;
}

/** An example of the README that is a whole module. */
const wholeExample = /```tsx\n(?<code>(?:(?!```)[\s\S])*?^export (?:(?!```)[\s\S])*)```/gmu;

/** The examples of the kit's README, for a host that checks their types. */
function writeExamples(folder: string): void {
  const readme = readFileSync(join(import.meta.dirname, "../packages/ui/README.md"), "utf8");
  mkdirSync(join(folder, "readme"));
  for (const [place, { groups }] of [...readme.matchAll(wholeExample)].entries()) {
    writeFileSync(join(folder, "readme", `Example${place}.tsx`), groups?.["code"] ?? "");
  }
}

/** A copy of the host outside the repository: nothing of the workspace can be resolved from there. */
function copyOf(name: string, packed: Packed): string {
  const folder = mkdtempSync(join(tmpdir(), `carnation-host-${name}-`));
  cpSync(join(import.meta.dirname, name), folder, { recursive: true });
  cpSync(join(import.meta.dirname, "page"), join(folder, "page"), { recursive: true });
  if (readFileSync(join(folder, "tsconfig.json"), "utf8").includes('"readme"')) writeExamples(folder);
  const manifest = join(folder, "package.json");
  let text = readFileSync(manifest, "utf8");
  for (const [short, found] of Object.entries(packed)) {
    const wanted = JSON.stringify(found.endsWith(".tgz") ? `file:${found}` : found);
    text = text.replace(`"@carnation/${short}": "*"`, `"@carnation/${short}": ${wanted}`);
  }
  writeFileSync(manifest, text);
  return folder;
}

/**
 * Installs a host with the packed packages, builds it for production and serves it.
 * @throws Error with the output of the step that failed
 */
export async function startHost({ name, serve }: Host, packed: Packed): Promise<RunningHost> {
  const folder = copyOf(name, packed);
  const flags = ["--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--loglevel=error"];
  await run(folder, "npm", ["install", ...flags]);
  await run(folder, "npm", ["run", "build"]);
  const port = await freePort();
  const [command, ...args] = serve;
  const server = spawn(join(folder, "node_modules", ".bin", command), [...args, String(port)], {
    cwd: folder,
    env: { ...env, PORT: String(port), HOST: "127.0.0.1" },
    stdio: "ignore",
    shell: process.platform === "win32",
  });
  const url = `http://127.0.0.1:${port}/`;
  await answers(url, server);
  return {
    url,
    stop: async () => {
      if (server.exitCode === null) {
        server.kill();
        await once(server, "close");
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
