type Given<Props> = { readonly [Key in keyof Props]?: Exclude<Props[Key], undefined> };

/** The props that have a value, for a component whose types refuse one that is there as `undefined`. */
export function omitUndefined<Props extends object>(props: Props): Given<Props> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Given<Props>;
}
