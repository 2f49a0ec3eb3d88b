import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommandLine } from "./runCommandLine.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));
const manifest = fileURLToPath(new URL("../../package.json", import.meta.url));
const anyPorts = ["hosting", "functions", "firestore", "auth", "storage"].flatMap((name) => [
  "--port",
  `${name}=0`,
]);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "local-firebase-cli-"));
  for (const name of ["file", "damaged/firebase.sqlite", "damagedLock/lock.sqlite"]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), "this is nothing that SQLite has written");
  }
});

afterAll(() => rm(folder, { recursive: true }));

/** In this process: only `start` is worth a process of its own. */
async function run(...args: string[]): Promise<{ code: number; output: string }> {
  let output = "";
  const print = (text: string) => void (output += `${text}\n`);
  const inFolder = args.map((arg) => arg.replace("<", `${folder}/`));
  return { code: await runCommandLine(inFolder, print, print), output };
}

describe("help", () => {
  test("help lists every command; each has its own", async () => {
    const { code, output } = await run("--help");
    expect(code).toBe(0);
    const names = ["start", "export", "import", "reset", "events"];
    for (const name of names) expect(output).toMatch(new RegExp(`^  ${name} `, "m"));
    const helps = await Promise.all(names.map((name) => run(name, "--help")));
    for (const [index, help] of helps.entries()) {
      expect(help.code).toBe(0);
      expect(help.output).toContain(`Usage: local-firebase ${names[index]} `);
      expect(help.output).toContain("--data-dir <folder>");
    }
  });

  test("the version is the package's", async () => {
    const schema = v.object({ version: v.string() });
    const { version } = v.parse(schema, JSON.parse(await readFile(manifest, "utf8")));
    expect((await run("--version")).output.trim()).toBe(version);
  });
});

test.each([
  [["frobnicate"], 'There is no command "frobnicate".'],
  [["start", "--prot", "1"], "Unknown option '--prot'"],
  [["--prot"], "See local-firebase start --help"],
  [["start", "extra"], "Unexpected argument 'extra'"],
  [["start", "--port", "auth"], "--port auth: write <service>=<port>"],
  [["start", "--port", "mail=1"], "services are hosting, functions, firestore, auth, storage"],
  [["start", "--port", "auth=70000"], "--port auth=70000"],
  [["export"], "--to is missing."],
  [["import", "--from"], "See local-firebase import --help"],
  [["reset"], "say --yes."],
  [["start", "--data-dir="], "--data-dir is empty."],
  [["export", "--to", ""], "--to is empty."],
])("%j is not understood, and says so", async (args, sentence) => {
  const { code, output } = await run(...args);
  expect(output).toContain(sentence);
  expect(output).not.toContain("    at ");
  expect(code).toBe(2);
});

test.each([
  [["export", "--data-dir", "<none", "--to", "<backup"], "NO_DATA"],
  [["import", "--data-dir", "<none", "--from", "<nowhere"], "BACKUP_INVALID"],
  [["reset", "--data-dir", "<none", "--yes"], "NO_DATA"],
  [["events", "--data-dir", "<none"], "NO_DATA"],
  [["start", "--data-dir", "<none", "--host", "198.51.100.7", ...anyPorts], "HOST_NOT_AVAILABLE"],
  [
    ["start", "--data-dir", "<none", "--allow-origin", "evil.example", ...anyPorts],
    'The allowed origin "evil',
  ],
  [["start", "--data-dir", "<none", "--project-dir", "<none/at/all", ...anyPorts], "there is no such folder"],
  [["start", "--data-dir", "<none", "--project", "a/b", ...anyPorts], 'The project id "a/b" is not valid'],
  [["start", "--data-dir", "<file", ...anyPorts], "DATA_FOLDER_INVALID"],
  [["start", "--data-dir", "<damaged", ...anyPorts], "DATABASE_DAMAGED"],
  [
    ["start", "--data-dir", "<damagedLock", ...anyPorts],
    "lock.sqlite is not what it should be: it is damaged",
  ],
  [["export", "--data-dir", "<damaged", "--to", "<file"], "ENOTDIR"],
])("%j cannot be done, and says why", async (args, reason) => {
  const { code, output } = await run(...args);
  expect(output).toContain(reason);
  expect(code).toBe(1);
});

describe("a started project", () => {
  let child: ChildProcess;
  let text = "";
  const output = (): string => text;

  beforeAll(async () => {
    const args = ["--conditions=@carnation/source", main, "start", "--data-dir", "data", "--verbose"];
    child = spawn(process.execPath, [...args, ...anyPorts], {
      cwd: folder,
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise<void>((resolve, reject) => {
      child.once("exit", () => reject(new Error(text)));
      child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
        if (text.includes("Ctrl-C")) resolve();
      });
    });
  });

  afterAll(() => void child.kill("SIGKILL"));

  const addressOf = (title: string): string =>
    new RegExp(`^ {2}${title} +(http://\\S+)$`, "m").exec(output())?.[1] ?? "";

  test("a started project says where everything is, and how it is", async () => {
    for (const title of ["Hosting", "Functions", "Firestore", "Auth", "Storage"]) {
      expect(addressOf(title)).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    }
    const health = await (await fetch(addressOf("Health"))).json();
    expect(health).toMatchObject({
      status: "ok",
      services: { functions: { state: "absent" }, auth: { state: "ready" } },
      events: { waiting: 0, parked: 0 },
    });
  });

  test("a started project tells of each request on a line, without what is secret", async () => {
    const documents = "v1/projects/demo-carnation/databases/(default)/documents";
    const url = `${addressOf("Firestore")}/${documents}/notes/a?key=secret-key`;
    const headers = { authorization: "Bearer owner" };
    await fetch(url, { method: "PATCH", headers, body: '{"fields":{}}' });
    await fetch(url);
    await expect.poll(output).toMatch(/^[\d:.]{12} firestore PATCH \/v1\/\S+\/notes\/a 200 \d+ ms admin$/m);
    await expect.poll(output).toMatch(/^[\d:.]{12} firestore GET \/v1\/\S+\/notes\/a 403 \d+ ms -$/m);
    expect(output()).not.toContain("secret");
  });

  test("a started project keeps its folder from other commands, but for backups", async () => {
    for (const args of [
      ["start", ...anyPorts],
      ["reset", "--yes"],
      ["events", "--retry"],
    ]) {
      const refused = await run(...args, "--data-dir", "<data");
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(`(pid ${child.pid})`) });
    }
    expect(await run("events", "--data-dir", "<data")).toMatchObject({ code: 0, output: "0 parked\n" });
    const backup = await run("export", "--to", "<backup", "--data-dir", "<data");
    expect(backup).toMatchObject({ code: 0, output: expect.stringContaining("1 files") });
  });

  test("a started project ends when asked to, and its backup can take its place", async () => {
    child.kill("SIGTERM");
    const [code] = (await once(child, "exit")) as [number | null];
    expect(code).toBe(0);
    expect((await run("import", "--from", "<backup", "--data-dir", "<data")).output).toContain("--force");
    const imported = await run("import", "--from", "<backup", "--force", "--data-dir", "<data");
    expect(imported).toMatchObject({ code: 0, output: expect.stringContaining("now holds the backup of") });
    expect(await run("reset", "--yes", "--data-dir", "<data")).toMatchObject({ code: 0 });
    expect(existsSync(join(folder, "data/firebase.sqlite"))).toBe(false);
  });
});
