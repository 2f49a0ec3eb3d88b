/** Where the pages of a resource are, stated once by its feature. */
export interface ResourcePages {
  /** What its list is called, also in the breadcrumbs of the others. */
  readonly label: string;
  /** Its list: where one is, and goes once something is saved. */
  readonly path: string;
  /** Where one is added. */
  readonly add: string;
  /** Where one is changed. */
  readonly edit: (id: string) => string;
  /** Where one is looked at. @default where it is changed */
  readonly open?: ((id: string) => string) | undefined;
}
