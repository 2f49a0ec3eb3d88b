import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const { resolve } = createRequire(import.meta.url);

/** Ships the licence of libheif beside it, with what it asks to be said: LGPL-3.0, section 4. */
export function libheifLicence(): Plugin {
  return {
    name: "carnation:libheif-licence",
    apply: "build",
    generateBundle() {
      const folder = dirname(resolve("libheif-js/package.json"));
      const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
        readonly version: string;
      };
      const licence = readFileSync(join(folder, "libheif-wasm", "LICENSE"), "utf8");
      this.emitFile({
        type: "asset",
        fileName: "licences/libheif.txt",
        source: `This application decodes HEIC pictures with libheif and libde265, which are covered by the GNU Lesser General Public
License, version 3. They are one file of their own, unchanged, assets/libheif-bundle-*.mjs, as libheif-js ${version}
has it; another build of them can be put in its place under the same name.

Their sources: https://github.com/catdad-experiments/libheif-emscripten builds https://github.com/strukturag/libheif
and https://github.com/strukturag/libde265 into https://www.npmjs.com/package/libheif-js/v/${version}

${licence}`,
      });
    },
  };
}
