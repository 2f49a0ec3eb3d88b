import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Ended, expectGoodPackage, expectNoSourceEntries, expectTypes, run } from "./packed.ts";
import { expect, test } from "./test.ts";

const tarball = process.env["CARNATION_LOCAL_FIREBASE"] ?? "";
const modules = join(import.meta.dirname, "../node_modules");
const INSTALL_LIMIT_MS = 180_000;
const anyPorts = ["hosting", "functions", "firestore", "auth", "storage"].flatMap((service) => [
  "--port",
  `${service}=0`,
]);
let folder = "";

/** A program of the project that has installed the package. */
function program(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

/** The command line of the installed package, serving the folder; resolves with the origin of its Firestore. */
async function start(): Promise<{ readonly server: ChildProcess; readonly firestore: URL }> {
  const main = "node_modules/@carnation/local-firebase/dist/cli/main.js";
  const server = spawn(process.execPath, [main, "start", ...anyPorts], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  let said = "";
  for await (const chunk of server.stdout.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    const address = /Firestore +(http:\S+)/u.exec(said)?.[1];
    if (address === undefined || !said.includes("Ctrl-C")) continue;
    server.stdout.resume();
    return { server, firestore: new URL(address) };
  }
  throw new Error(`It did not start:\n${said}`);
}

async function kill(server: ChildProcess): Promise<void> {
  const gone = once(server, "exit");
  server.kill("SIGKILL");
  await gone;
}

/** The genuine client SDK against a server, and `text` with its `firestore`. */
function client(firestore: URL, text: string): Ended {
  const file = program(
    "client.mjs",
    `import { initializeApp } from "firebase/app";
    import * as sdk from "firebase/firestore";
    const firestore = sdk.getFirestore(initializeApp({ apiKey: "key", projectId: "demo-shop" }));
    sdk.connectFirestoreEmulator(firestore, "${firestore.hostname}", ${firestore.port});
    ${text}
    await sdk.terminate(firestore);
    process.exit(0);`,
  );
  return run(folder, "node", file);
}

test.describe("the packed local Firebase", () => {
  // One install for all of them.
  test.describe.configure({ mode: "default" });

  test.beforeAll(() => {
    test.setTimeout(INSTALL_LIMIT_MS);
    folder = mkdtempSync(join(tmpdir(), "carnation-local-firebase-"));
    program("package.json", '{ "name": "shop", "private": true, "type": "module" }');
    program(".firebaserc", '{ "projects": { "default": "demo-shop" } }');
    program("firebase.json", '{ "firestore": { "rules": "firestore.rules" } }');
    program(
      "firestore.rules",
      `rules_version = '2';
      service cloud.firestore {
        match /databases/{database}/documents { match /orders/{order} { allow read, write: if true; } }
      }`,
    );
    const flags = ["--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--loglevel=error"];
    const { status, text } = run(folder, "npm", "install", "--save-dev", `file:${tarball}`, ...flags);
    expect(status, text).toBe(0);
    symlinkSync(join(modules, "firebase"), join(folder, "node_modules/firebase"), "junction");
  });
  test.afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test("publint finds nothing", () => {
    expectGoodPackage(tarball);
  });

  test("its exports name built files only, whose types resolve, and hold for who checks libraries too", () => {
    expectNoSourceEntries(join(folder, "node_modules/@carnation/local-firebase"));
    expectTypes(tarball);
    const file = program(
      "readme.ts",
      `import { startLocalFirebase } from "@carnation/local-firebase";
      const ports = { hosting: 0, functions: 0, firestore: 0, auth: 0, storage: 0 };
      const local = await startLocalFirebase({ projectDir: ".", dataDir: ".data/tests", ports });
      Object.assign(process.env, local.adminEnv);
      const { status }: { status: "ok" | "degraded" | "failing" } = await local.health();
      console.log(status);
      await local.stop();`,
    );
    const types = ["--types", "node", "--typeRoots", join(modules, "@types")];
    const modern = ["--module", "nodenext", "--target", "es2024", "--noEmit"];
    const checked = run(folder, "tsc", "--strict", "--skipLibCheck", "false", ...modern, ...types, file);
    expect(checked.status, checked.text).toBe(0);
    expect(run(folder, "node", file).text).toContain("ok\n");
  });

  test("holds the build, the licence and the pages for readers, nothing else", () => {
    const installed = join(folder, "node_modules/@carnation/local-firebase");
    const files = globSync("**/*.*", { cwd: installed }).map((path) => path.replaceAll("\\", "/"));
    const own = files.filter((path) => !path.startsWith("node_modules/"));
    const others = own.filter((path) => !/^dist\/[\w./-]+\.(?:js|js\.map|d\.ts)$/u.test(path));
    expect(others.toSorted()).toEqual(["CHANGELOG.md", "README.md", "package.json"]);
    expect(own.filter((path) => /\.test\.|testing|trials|conformance|tsbuildinfo/u.test(path))).toEqual([]);
    expect(readFileSync(join(installed, "LICENSE"), "utf8")).toContain("MIT");
  });

  test("its command starts, and keeps what the genuine SDK was told was written", async () => {
    expect(run(folder, "npx", "--no", "local-firebase", "--version").text).toMatch(/^\d+\.\d+\.\d+$/mu);
    const first = await start();
    try {
      const written = client(
        first.firestore,
        `await sdk.setDoc(sdk.doc(firestore, "orders/one"), { total: 12, at: sdk.serverTimestamp() });`,
      );
      expect(written.status, written.text).toBe(0);
    } finally {
      await kill(first.server);
    }
    const second = await start();
    try {
      const { status, text } = client(
        second.firestore,
        `const found = await sdk.getDocFromServer(sdk.doc(firestore, "orders/one"));
        const refusal = await sdk.getDocFromServer(sdk.doc(firestore, "accounts/one")).catch(({ code }) => code);
        process.stdout.write([found.get("total"), found.get("at") instanceof sdk.Timestamp, refusal].join());`,
      );
      expect(status, text).toBe(0);
      expect(text).toContain("12,true,permission-denied");
    } finally {
      await kill(second.server);
    }
  });
});
