export interface TableMessages {
  readonly pagination: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
  };
}

export const frPagination: TableMessages["pagination"] = {
  label: "Pagination",
  previous: "Page précédente",
  next: "Page suivante",
};

export const frTableMessages: TableMessages = { pagination: frPagination };

export const enTableMessages: TableMessages = {
  pagination: {
    label: "Pagination",
    previous: "Previous page",
    next: "Next page",
  },
};
