import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";

const entry = join(import.meta.dirname, "../index.ts");

async function bundle(): Promise<Map<string, Rolldown.OutputChunk>> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    resolve: { conditions: ["@carnation/source", "module", "browser", "production"] },
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
  });
  const outputs = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  return new Map(outputs.flatMap((output) => (output.type === "chunk" ? [[output.fileName, output]] : [])));
}

/** The modules that the browser loads with a chunk, before any dynamic import. */
function loadedWith(chunk: Rolldown.OutputChunk, chunks: Map<string, Rolldown.OutputChunk>): Set<string> {
  const imported = chunk.imports.flatMap((name) => {
    const next = chunks.get(name);
    return next ? [...loadedWith(next, chunks)] : [];
  });
  return new Set([...chunk.moduleIds, ...imported]);
}

describe("the entry", () => {
  it("the entry loads the Auth SDK alone; Firestore, Storage and Functions come with the workspace, App Check where it is set", async () => {
    const chunks = await bundle();
    const login = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === entry)!;
    const withLogin = [...loadedWith(login, chunks)];
    const service = (name: string) => withLogin.filter((id) => id.includes(`/@firebase/${name}/`));
    expect(service("auth")).not.toEqual([]);
    expect([
      ...service("firestore"),
      ...service("storage"),
      ...service("functions"),
      ...service("app-check"),
    ]).toEqual([]);

    const workspace = [...chunks.values()].find(({ name }) => name === "openWorkspace");
    expect(login.dynamicImports).toContain(workspace?.fileName);
    const appCheck = [...chunks.values()].find(({ name }) => name === "startAppCheck");
    expect(login.dynamicImports).toContain(appCheck?.fileName);
  });
});
