import { matchesGlob } from "node:path";

/** About how many steps one segment of a path may take. */
const STEPS = 1e7;
/** A segment of this length is always tried, characters. */
const LENGTH = 128;

/**
 * Tells whether a path matches a glob, both without regard to slashes at the front. Every way to share a segment out
 * between the glob's stars may be tried: a glob of several stars in a row matches no path with a segment that would
 * take minutes, which is longer than any file's name.
 */
export function compileGlob(glob: string): (path: string) => boolean {
  const bare = glob.replace(/^\/+/, "");
  const segments = bare.split("/").filter((segment) => segment !== "**");
  const stars = Math.max(0, ...segments.map((segment) => segment.split(/\*|\+\(/).length - 1));
  const longest = stars < 2 ? Number.POSITIVE_INFINITY : Math.max(LENGTH, STEPS ** (1 / stars));
  return (path) => {
    const name = path.replace(/^\/+/, "");
    return name.split("/").every(({ length }) => length <= longest) && matchesGlob(name, bare);
  };
}
