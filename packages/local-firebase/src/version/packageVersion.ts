import { readFileSync } from "node:fs";
import * as v from "valibot";

const manifestSchema = v.object({ version: v.string() });

/** Version of this package. Its manifest lies two folders above, for the source and for the build. */
export function packageVersion(): string {
  const manifest = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return v.parse(manifestSchema, JSON.parse(manifest)).version;
}
