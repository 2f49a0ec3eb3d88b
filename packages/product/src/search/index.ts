export { isSearchEmail, searchKeyOf, type SearchFields, searchFields, searchKeys } from "./searchKeys.ts";
