export type { ComparedPhoto } from "./ComparedPhoto.ts";
export { type CompareView, compareViews } from "./compareViews.ts";
export { PhotoCompare, type PhotoCompareProps } from "./PhotoCompare.tsx";
