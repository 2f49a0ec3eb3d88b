import { compileGlob } from "./glob.ts";
import type { HostingConfig } from "./hostingConfig.ts";
import { compilePattern, type Pattern, type PatternKeys } from "./pattern.ts";

type Compiled<Rule> = Rule & { readonly pattern: Pattern };
type Kinds = "headers" | "redirects" | "rewrites";

type Rules = { readonly [Kind in Kinds]: readonly Compiled<HostingConfig[Kind][number]>[] };

/** The configuration of a site with its patterns compiled. */
export type Site = Omit<HostingConfig, Kinds | "ignore"> &
  Rules & { readonly ignore: readonly ((path: string) => boolean)[] };

/** @throws Error for a pattern that is none, which the configuration's schema has refused before */
export function compileSite(config: HostingConfig): Site {
  return {
    ...config,
    ignore: config.ignore.map(compileGlob),
    headers: config.headers.map(compile),
    redirects: config.redirects.map(compile),
    rewrites: config.rewrites.map(compile),
  };
}

function compile<Rule extends PatternKeys>(rule: Rule): Compiled<Rule> {
  return { ...rule, pattern: compilePattern(rule) };
}
