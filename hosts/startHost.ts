import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@carnation/testing/freePort";
import type { HostName } from "./hostNames.ts";

/** Describes what of a host stands in its folder and in the kit's README. */
export interface InstalledHost {
  readonly name: HostName;
  /** Path of its folder, from the root of the repository. @default its name, in this folder, with the parts of `page` */
  readonly folder?: string;
  /** Files whose text is an example of the README that begins with their name: `// jest.config.js`. */
  readonly readmeFiles?: readonly string[];
}

export interface Host extends InstalledHost {
  /** Arguments of the host's own server, up to the port, which stands in `PORT` too. */
  readonly serve: readonly [command: string, ...args: string[]];
}

export interface RunningHost {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const START_LIMIT_MS = 30_000;
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_OPTIONS: "" };

/**
 * Runs a program in an installed host to its end.
 * @returns what it wrote, to either output
 * @throws Error with the end of it when the program fails
 */
export async function runInHost(cwd: string, command: string, ...args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { cwd, env, shell: process.platform === "win32" });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child, "close");
  if (child.exitCode !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${output.slice(-6000)}`);
  return output;
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

const readReadme = (): string => readFileSync(join(import.meta.dirname, "../packages/ui/README.md"), "utf8");

/**
 * The example of the README for a file.
 * @throws Error when it has none
 */
function readmeFile(name: string): string {
  const example = readReadme()
    .split("```js\n")
    .find((part) => part.startsWith(`// ${name}\n`));
  if (example === undefined) throw new Error(`The README has no example for ${name}.`);
  return example.slice(0, example.indexOf("```"));
}

/** The examples of the kit's README, for a host that checks their types. */
function writeExamples(folder: string): void {
  const readme = readReadme();
  mkdirSync(join(folder, "readme"));
  for (const [place, { groups }] of [...readme.matchAll(wholeExample)].entries()) {
    writeFileSync(join(folder, "readme", `Example${place}.tsx`), groups?.["code"] ?? "");
  }
}

/** A copy of the host outside the repository: nothing of the workspace can be resolved from there. */
function copyOf({ name, folder: own, readmeFiles = [] }: InstalledHost, packed: Packed): string {
  const folder = mkdtempSync(join(tmpdir(), `carnation-host-${name}-`));
  if (own === undefined) {
    cpSync(join(import.meta.dirname, name), folder, { recursive: true });
    cpSync(join(import.meta.dirname, "page"), join(folder, "page"), { recursive: true });
  } else {
    cpSync(join(import.meta.dirname, "..", own), folder, { recursive: true });
  }
  if (readFileSync(join(folder, "tsconfig.json"), "utf8").includes('"readme"')) writeExamples(folder);
  for (const file of readmeFiles) writeFileSync(join(folder, file), readmeFile(file));
  const manifest = join(folder, "package.json");
  let text = readFileSync(manifest, "utf8");
  for (const [short, found] of Object.entries(packed)) {
    const wanted = JSON.stringify(found.endsWith(".tgz") ? `file:${found}` : found);
    text = text.replace(
      new RegExp(`"@carnation/${short}": "(?:\\*|latest)"`, "u"),
      `"@carnation/${short}": ${wanted}`,
    );
  }
  writeFileSync(manifest, text);
  return folder;
}

/**
 * Installs a host with the packed packages.
 * @returns path of its folder, which the caller removes
 * @throws Error with the output of npm when it fails
 */
export async function installHost(host: InstalledHost, packed: Packed): Promise<string> {
  const folder = copyOf(host, packed);
  const flags = ["--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--loglevel=error"];
  await runInHost(folder, "npm", "install", ...flags);
  return folder;
}

/**
 * Builds an installed host for production and serves it; `stop` removes its folder.
 * @throws Error with the output of the build when it fails
 */
export async function serveHost(folder: string, [command, ...args]: Host["serve"]): Promise<RunningHost> {
  await runInHost(folder, "npm", "run", "build");
  const port = await freePort();
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

/**
 * Installs a host with the packed packages, builds it for production and serves it.
 * @throws Error with the output of the step that failed
 */
export const startHost = async ({ serve, ...host }: Host, packed: Packed): Promise<RunningHost> =>
  serveHost(await installHost(host, packed), serve);
