import kit from "@carnation/ui/package.json" with { type: "json" };
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** An import by name, and the file that it stands for. */
interface Alias {
  readonly find: string;
  readonly replacement: string;
}

/**
 * Sources of the kit's style sheets by their subpaths, as the kit's `exports` say them. Tailwind resolves style sheets with
 * conditions of its own, and would want the kit to be built first.
 */
export function kitSheets(): readonly Alias[] {
  const folder = dirname(createRequire(import.meta.url).resolve("@carnation/ui/package.json"));
  return Object.entries(kit.exports).flatMap(([subpath, target]) =>
    subpath.endsWith(".css") && typeof target === "object"
      ? [
          {
            find: subpath.replace(/^\./u, "@carnation/ui"),
            replacement: join(folder, target["@carnation/source"]),
          },
        ]
      : [],
  );
}
