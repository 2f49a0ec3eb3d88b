declare module "virtual:kit-entries" {
  /** The `KitEntry` of every exported value: an ambient module cannot import the type. */
  export const entries: Readonly<
    Record<string, { readonly subpath: string; readonly sheets: readonly string[] }>
  >;
}
