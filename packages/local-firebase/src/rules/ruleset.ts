export interface Ruleset {
  readonly fileName: string;
}
