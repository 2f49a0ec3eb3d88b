/** One choice of a list. */
export interface SelectOption<Value extends string = string> {
  /** Holds what `onValueChange` receives. */
  readonly value: Value;
  /** Holds what the person reads. */
  readonly label: string;
  /** Shown, but cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

/** Choices under a heading that cannot itself be chosen. */
export interface SelectOptionGroup<Value extends string = string> {
  /** Written above the options of the group. */
  readonly label: string;
  /** The options of the group. */
  readonly options: readonly SelectOption<Value>[];
}

export type SelectEntry<Value extends string = string> = SelectOption<Value> | SelectOptionGroup<Value>;

/** Tells a group from an option. */
export function isOptionGroup<Value extends string>(
  entry: SelectEntry<Value>,
): entry is SelectOptionGroup<Value> {
  return "options" in entry;
}

/** The options of every entry, those of the groups included, in their order. */
export function flatOptions<Value extends string>(
  entries: readonly SelectEntry<Value>[],
): readonly SelectOption<Value>[] {
  return entries.flatMap((entry) => (isOptionGroup(entry) ? entry.options : [entry]));
}
