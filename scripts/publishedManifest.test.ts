import { expect, test } from "vitest";
import { publishedManifest } from "./publishedManifest.ts";

const manifest = {
  name: "@carnation/kit",
  exports: {
    ".": { "@carnation/source": "./src/index.ts", types: "./dist/index.d.ts", default: "./dist/index.js" },
    "./button": {
      "@carnation/source": "./src/button/index.ts",
      types: "./dist/button/index.d.ts",
      default: "./dist/button/index.js",
    },
    "./button.css": { "@carnation/source": "./src/button.css", default: "./dist/button.css" },
    "./internal/button": { "@carnation/source": "./src/button/internal.ts" },
    "./tokens.json": "./dist/tokens.json",
  },
  scripts: { build: "tsc -b" },
  dependencies: { valibot: "1.5.0" },
  devDependencies: { "@carnation/testing": "*" },
  publishConfig: { access: "public", directory: "dist-publish" },
};

test("the published manifest names no source, and no entry that has nothing but a source", () => {
  const { exports } = publishedManifest(manifest);
  expect(exports).toEqual({
    ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
    "./button": { types: "./dist/button/index.d.ts", default: "./dist/button/index.js" },
    "./button.css": { default: "./dist/button.css" },
    "./tokens.json": "./dist/tokens.json",
  });
});

test("a published manifest tells the types of each entry to compilers that do not read `exports`", () => {
  expect(publishedManifest(manifest)).toMatchObject({
    types: "./dist/index.d.ts",
    typesVersions: { "*": { button: ["dist/button/index.d.ts"] } },
  });
});

test("a published manifest leaves out what only the repository needs, and keeps the rest", () => {
  const published = publishedManifest(manifest);
  expect(published).not.toHaveProperty("scripts");
  expect(published).not.toHaveProperty("devDependencies");
  expect(published).toMatchObject({
    name: "@carnation/kit",
    dependencies: { valibot: "1.5.0" },
    publishConfig: { access: "public" },
  });
  expect(published["publishConfig"]).not.toHaveProperty("directory");
});

test("a manifest whose exports cannot be read is refused", () => {
  expect(() => publishedManifest({ exports: { ".": { types: { import: "./index.d.ts" } } } })).toThrow(
    /Invalid type/u,
  );
});
