// Written by `.storybook/kitModules.ts` while Storybook is built; an ambient module cannot import the types there.

declare module "virtual:kit-entries" {
  /** The `KitEntry` of every exported value. */
  export const entries: Readonly<
    Record<
      string,
      { readonly subpath: string; readonly sheets: readonly string[]; readonly sentence: string }
    >
  >;
}

declare module "virtual:kit-icons" {
  import type { LucideIcon } from "lucide-react";

  export const icons: Readonly<Record<string, LucideIcon>>;
  /** The components that draw each icon. */
  export const drawnBy: Readonly<Record<string, readonly string[]>>;
}

declare module "virtual:kit-usage" {
  /** The `KitUse` of every component and hook. */
  export const usage: readonly {
    readonly name: string;
    readonly total: number;
    readonly files: Readonly<Record<"public" | "pro" | "admin" | "shared", number>>;
    readonly places: readonly string[];
  }[];
}
