export { CursorPagination, type CursorPaginationProps } from "./CursorPagination.tsx";
export { Pagination, type PaginationProps } from "./Pagination.tsx";
