import { defineConfig } from "vite";

/**
 * The one module with colours of `@carnation/tokens`, written again with the colours in it after `tsc -b` has written it as an
 * import: the tokens are no package of the registry.
 */
export default defineConfig({
  resolve: { conditions: ["@carnation/source"] },
  build: {
    outDir: "dist/auth/actionCodes",
    emptyOutDir: false,
    target: "es2023",
    minify: false,
    sourcemap: true,
    lib: {
      entry: "src/auth/actionCodes/actionPageStyle.ts",
      formats: ["es"],
      fileName: () => "actionPageStyle.js",
    },
  },
});
