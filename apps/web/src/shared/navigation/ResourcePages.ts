/** Paths of the pages of a resource, stated once by its feature. */
export interface ResourcePages {
  /** Holds what its list is called, also in the breadcrumbs of the others. */
  readonly label: string;
  /** Its list: where one is, and goes once something is saved. */
  readonly path: string;
  /** Place where one is added. */
  readonly add: string;
  /** Tells where one is changed. */
  readonly edit: (id: string) => string;
  /** Tells where one is looked at. @default where it is changed */
  readonly open?: ((id: string) => string) | undefined;
}
